import { expect, test } from './harness/test'
import { findCardLeaks } from './support/card-leaks'
import { CardPlayer } from './support/card-player'
import { CARD_QUESTIONS } from './support/card-questions'
import { cardsDeal, cardsKey, keepCards, withHand } from './support/card-saves'
import { passOn } from './support/pass-cards'

for (const { seats, seed } of [
  { seats: 4, seed: 2 },
  { seats: 5, seed: 2 },
  { seats: 7, seed: 3 },
])
  test(`${seats} people pass the phone to the end, and no hand is seen while it is down`, async ({
    page,
    open,
  }) => {
    test.setTimeout(600_000)
    await keepCards(page, {
      record: cardsDeal(seats, seed),
      isPassed: true,
      settings: { speed: 'instant' },
    })
    await open('/cards/table')
    const leaks: string[] = []
    const down = async () => void leaks.push(...(await findCardLeaks(page, null)))
    const player = new CardPlayer(page, seed, {
      isReckless: true,
      wait: passOn(page, down),
    })
    expect(await player.play()).toBe(true)
    expect(leaks, 'hidden cards in the page').toEqual([])
  })

const shooting = () => withHand(['bang-2D', 'beer-6H'])

test('a shot calls whoever was shot at, and says what happened', async ({
  page,
  open,
  expectAccessible,
}) => {
  await keepCards(page, { record: shooting(), isPassed: true, settings: { speed: 'instant' } })
  await open('/cards/table')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await expectAccessible()
  await page.getByTestId('hand-pad').press('Enter')
  await expectAccessible()
  await page.getByTestId('hand-0').click()
  await page.getByTestId('confirm').click()
  await page.getByTestId('seat-1').click()
  await expect(page.getByText('Ada shoots at Bo.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'I am Bo' }).click()
  await expect(page.getByTestId('hand-0')).toHaveCount(0)
  await page.getByTestId('hand-pad').press('Enter')
  await page.getByTestId('confirm').click()
  await expect(page.getByRole('button', { name: 'I am Ada' })).toBeVisible()
})

test('reflexes answer without a hand-over, and outlive a reload', async ({ page, open }) => {
  await keepCards(page, { record: shooting(), isPassed: true, settings: { speed: 'instant' } })
  await open('/cards/table')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await page.getByTestId('hand-pad').press('Enter')
  await page.getByTestId('reflexes').click()
  await page.getByRole('radiogroup', { name: 'Missed!' }).getByText('always').click()
  await page.getByRole('button', { name: 'Close' }).click()
  const kept = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').data.reflexes, cardsKey)
  await expect
    .poll(kept)
    .toEqual([expect.objectContaining({ missed: 'always' }), null, null, null, null])
  await page.reload()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  expect((await kept())[0]).toMatchObject({ missed: 'always' })
})

test('one thumb holds the hand up while another finger plays; letting go hides it', async ({
  page,
  open,
}) => {
  await keepCards(page, { record: shooting(), isPassed: true, settings: { speed: 'instant' } })
  await open('/cards/table')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  const pad = await page.getByTestId('hand-pad').boundingBox()
  if (!pad) throw new Error('there is a pad')
  const thumb = { x: pad.x + pad.width / 2, y: pad.y + pad.height / 2, id: 1 }
  const client = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
  const since = Date.now()
  await touch('touchStart', thumb)
  const card = page.getByTestId('hand-0')
  await expect(card).toBeVisible()
  const box = await card.boundingBox()
  if (!box) throw new Error('there is a card')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 2 }
  await touch('touchStart', thumb, finger)
  await touch('touchEnd', finger)
  await expect(page.getByTestId('confirm')).toBeVisible()
  // Let go sooner, it would have been a tap, and a tap leaves the hand up.
  await expect.poll(() => Date.now() - since).toBeGreaterThan(400)
  await touch('touchEnd', thumb)
  await expect(card).toHaveCount(0)
})

for (const [name, record] of Object.entries(CARD_QUESTIONS))
  test(`after a reload the curtain comes first, then the same question: ${name}`, async ({
    page,
    open,
  }) => {
    await keepCards(page, { record, isPassed: true, settings: { speed: 'instant' } })
    const question = async () => {
      await expect(page.getByTestId('curtain')).toBeVisible()
      expect(await findCardLeaks(page, null)).toEqual([])
      await page.getByTestId('take-phone').click()
      await new CardPlayer(page, 1, { wait: passOn(page, async () => {}) }).asked()
      return page.getByTestId('prompt').innerText()
    }
    await open('/cards/table')
    const before = await question()
    await page.reload()
    expect(await question()).toBe(before)
  })

test('what follows a shot is said before the phone leaves, and it does not come back', async ({
  page,
  open,
}) => {
  const hand = [
    'indians-AD',
    'bang-2D',
    'bang-3D',
    'beer-6H',
    'beer-7H',
    'beer-8H',
    'mustang-8H',
  ] as const
  await keepCards(page, {
    record: withHand(hand, { seats: 4 }),
    isPassed: true,
    settings: { speed: 'instant' },
  })
  await open('/cards/table')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await page.getByTestId('hand-pad').press('Enter')
  const tap = async (...ids: readonly string[]) => {
    for (const id of ids) await page.getByTestId(id).click()
  }
  await tap('hand-0', 'next', 'next')
  await expect(page.getByTestId('next')).toHaveText('then another card')
  await tap('confirm')
  await expect(page.getByTestId('prompt')).toContainText('Indians! comes first.')
  await tap('hand-1', 'confirm', 'next')
  await expect(page.getByTestId('next')).toHaveText('then end my turn')
  await tap('seat-1')
  // Seven cards, two are played, three may stay.
  await tap('hand-2', 'hand-3', 'confirm')
  for (const name of ['Bo', 'Cy', 'Di', 'Bo']) {
    // What was said outlives a kill of the app.
    if (name === 'Di') await page.reload()
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await page.getByTestId('hand-pad').press('Enter')
    await tap('choice')
  }
  // Bo has answered the shot and is on turn: the phone stays.
  await expect(page.getByTestId('end')).toBeVisible()
  const actions = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '').data.record.actions,
    cardsKey,
  )
  expect(actions).toEqual([
    { type: 'play', card: 'indians-AD' },
    ...Array(3).fill({ type: 'pass' }),
    { type: 'play', card: 'bang-2D', target: 1 },
    { type: 'pass' },
    { type: 'end' },
    { type: 'discard', card: 'bang-3D' },
    { type: 'discard', card: 'beer-6H' },
  ])
})

test('a bot sits in for somebody who is away, and gives the seat back', async ({ page, open }) => {
  await keepCards(page, { record: shooting(), isPassed: true, settings: { speed: 'instant' } })
  await open('/cards/table')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await page.getByTestId('seat-1').click()
  await page.getByRole('button', { name: 'Let a bot play for Bo' }).click()
  await expect(page.getByRole('button', { name: 'Bo takes the seat back' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Bo takes the seat back' })).toHaveCount(0)
  // A sheet that has gone gives the focus back, and must not take it from the pad.
  await expect(page.getByTestId('seat-1')).toBeFocused()
  await page.getByTestId('hand-pad').press('Enter')
  for (const id of ['hand-0', 'confirm', 'seat-1']) await page.getByTestId(id).click()
  // The bot answers by itself: nobody takes the phone for it.
  await expect(page.getByTestId('end')).toBeVisible()
  await page.getByRole('button', { name: /^Bot for Bo/ }).click()
  await page.getByRole('button', { name: 'Bo takes the seat back' }).click()
  await expect(page.getByRole('button', { name: 'Let a bot play for Bo' })).toBeVisible()
})

test('the hand drops when the page is left', async ({ page, open }) => {
  await keepCards(page, { record: shooting(), isPassed: true })
  await open('/cards/table')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await page.getByTestId('hand-pad').press('Enter')
  await expect(page.getByTestId('hand-0')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(page.getByTestId('hand-0')).toHaveCount(0)
})
