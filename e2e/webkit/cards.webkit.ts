import { CARD_QUESTIONS } from '../support/card-questions'
import { cardsDocuments, cardsKey } from '../support/card-saves'
import { expect, test } from './harness/test'

test('a turn of cards is played: aimed, shot, ended, until something is asked again', async ({
  app,
  keep,
}) => {
  keep(cardsDocuments({ record: CARD_QUESTIONS['Janet’s turn'], settings: { speed: 4 } }))
  await app.open('/cards/table')
  await app.press('hand-0')
  await app.press('confirm')
  await app.press('seat-4')
  await app.see('end')
  await app.press('end')
  await app.gone('end')
  await app.see('end', 'choice', 'confirm')
  const { actions } = JSON.parse(await app.kept(cardsKey)).data.record
  expect(actions[0]).toEqual({ type: 'play', card: 'missed-10C', target: 4 })
  expect(actions.length).toBeGreaterThan(6)
})
