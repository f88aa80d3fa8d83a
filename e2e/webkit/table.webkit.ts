import { matchKind } from '@/persistence/kinds'
import { playedMatch } from '../finished-match'
import { recordAsking } from '../support/decisions'
import { company, matchDocuments } from '../support/saves'
import type { WebkitPage } from './harness/page'
import { expect, test } from './harness/test'
import { asked, playTurn } from './support/turn'

const actionsKept = async (app: WebkitPage): Promise<number> =>
  JSON.parse(await app.kept(matchKind.key)).data.record.actions.length

/** Has anything been drawn where the dice lie? */
const HAS_DICE = `(() => {
  const canvas = document.querySelector('canvas')
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return data.some((value) => value > 0)
})()`

test('a solo turn is played, with every throw and pause, until the next one', async ({
  app,
  keep,
}) => {
  keep(matchDocuments({ seats: 4, seed: 7, settings: { speed: 4 } }))
  await app.open('/table')
  await playTurn(app)
  expect(await app.evaluate(HAS_DICE)).toBe(true)
  expect(await actionsKept(app)).toBeGreaterThan(4)
})

test('a match is kept as it is played, and resumes at the same question', async ({ app, keep }) => {
  keep(
    matchDocuments({
      seats: 5,
      record: recordAsking('aim', 5, 0),
      settings: { autoAnswer: false },
    }),
  )
  await app.open('/table')
  await app.see('confirm')
  const words = await app.textOf('prompt')
  await app.reload()
  await app.see('confirm')
  expect(await app.textOf('prompt')).toBe(words)
  const before = await actionsKept(app)
  await app.drag(['button', /^Die \d: Bull’s eye/], ['button', /can be chosen/])
  await app.see(['button', /^Die \d: Bull’s eye \d, for /])
  while (!(await app.isEnabled('confirm'))) await app.press(['button', /can be chosen/])
  await app.press('confirm')
  expect(await actionsKept(app)).toBeGreaterThan(before)
  await app.open('/')
  await app.press(['button', /Continue/])
  await asked(app)
})

test('a match that ends goes into the history, however soon the page is left', async ({
  app,
  keep,
}) => {
  const whole = playedMatch({ kind: 'deal', seats: 5 }, 1)
  // The last shot is a bot's, and has one target.
  keep(matchDocuments({ seats: 5, record: { ...whole, actions: whole.actions.slice(0, -1) } }))
  // The first match makes the database, too: the page is left while it does.
  await app.open('/table')
  await app.until(async () => (await app.path()) === '/dice/result', 'the result')
  await app.open('/history')
  await app.see(['button', /^Lost as Outlaw/])
})

test('a phone goes round: cards are looked at while a finger rests on them, then the first turn', async ({
  app,
  keep,
}) => {
  keep(matchDocuments({ seats: 4, seed: 44, mode: 'pass', players: company(4) }))
  await app.open('/table')
  const roles: string[] = []
  while ((await app.path()) !== '/dice/table') {
    await app.press(['button', /^I am /])
    await app.hold('hold-pad', async () => {
      roles.push(await app.labelOf('card-up'))
    })
    await app.gone('card-up')
    await app.press(['button', /^Seen/])
    await app.see(['button', /^I am /])
  }
  // Everybody looks but the Sheriff, who lies open.
  expect(roles).toHaveLength(3)
  await app.press('take-phone')
  await playTurn(app)
})
