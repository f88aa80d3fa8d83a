import type { Page } from '@playwright/test'
import type { CardId } from '@/games/cards'
import { expect, test, type Stage } from './harness/test'
import { keepCards, withHand } from './support/card-saves'
import { boxOf, middleOf, type Point } from './support/drag'

const FIVE: readonly CardId[] = [
  'bang-8D',
  'missed-10C',
  'beer-6H',
  'stagecoach-9S',
  'schofield-KS',
]
const SIXTEEN: readonly CardId[] = [
  ...FIVE,
  'bang-9D',
  'bang-10D',
  'missed-JC',
  'beer-7H',
  'barrel-QS',
  'mustang-8H',
  'jail-JS',
  'duel-QD',
  'gatling-10H',
  'indians-KD',
  'panic-JH',
]

const card = (page: Page, words: RegExp) =>
  page.getByTestId(/^hand-/).and(page.getByRole('button', { name: words }))
const LIFTED = /Chosen\./
const namesOf = (page: Page) =>
  page
    .getByTestId(/^hand-/)
    .evaluateAll((zones) => zones.map((zone) => zone.getAttribute('aria-label')?.split(',')[0]))

/** A turn of one's own, with cards in hand that can be played. */
async function sitDown({ page, open }: Stage, hand: readonly CardId[]): Promise<void> {
  await keepCards(page, { record: withHand(hand) })
  await open('/cards/table')
  await expect(card(page, /Playable/)).not.toHaveCount(0)
}

/** A finger that goes down at one place and along others; it is lifted last unless it is to stay. */
async function slide(page: Page, path: readonly Point[], stays = false): Promise<void> {
  const [start, ...rest] = path
  if (!start) return
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 })
  if (!stays) await page.mouse.up()
}

/** A real finger on the glass, along the same way. */
async function touch(page: Page, path: readonly Point[]): Promise<void> {
  const [start, ...rest] = path
  if (!start) return
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', start)
  let from = start
  for (const to of rest) {
    for (let i = 1; i <= STEPS; i++) await send('touchMove', between(from, to, i / STEPS))
    from = to
  }
  await send('touchEnd')
}

const STEPS = 8
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

test('fingers: a tap lifts, a slide lifts another, a drag plays at a seat', async ({
  page,
  open,
}) => {
  await sitDown({ page, open }, FIVE)
  const beer = await middleOf(card(page, /^Beer/))
  await touch(page, [beer])
  await expect(card(page, /^Beer.*Chosen/)).toBeVisible()
  await touch(page, [beer])
  await expect(card(page, /^Beer/)).toHaveCount(0)
  await expect(page.getByTestId('end')).toBeEnabled()
  const stagecoach = await middleOf(card(page, /^Stagecoach/))
  await touch(page, [await middleOf(card(page, /^Bang!/)), stagecoach])
  await expect(card(page, /^Stagecoach.*Chosen/)).toBeVisible()
  const from = await middleOf(card(page, /^Bang!/))
  const seat = await middleOf(page.getByTestId('seat-1'))
  await touch(page, [from, { x: from.x, y: from.y - 60 }, seat])
  await expect(card(page, /^Bang!/)).toHaveCount(0)
})

test('a card dragged onto a seat is played at it; lit seats can be chosen', async ({
  page,
  open,
}) => {
  await sitDown({ page, open }, FIVE)
  const from = await middleOf(card(page, /^Bang!/))
  const to = await middleOf(page.getByTestId('seat-1'))
  await slide(page, [from, { x: from.x, y: from.y - 60 }, to], true)
  await expect(page.getByTestId('dragged')).toBeVisible()
  await expect(page.getByRole('button', { name: /Can be chosen/ })).not.toHaveCount(0)
  await page.mouse.up()
  await expect(card(page, /^Bang!/)).toHaveCount(0)
  await expect(page.getByTestId('dragged')).toHaveCount(0)
})

test('let go over the rail a card falls back, over the table it is played', async ({
  page,
  open,
}) => {
  await sitDown({ page, open }, FIVE)
  const from = await middleOf(card(page, /^Stagecoach/))
  const out = { x: from.x, y: from.y - 150 }
  await slide(page, [from, out, await middleOf(page.getByTestId('end'))])
  await expect(page.getByTestId('dragged')).toHaveCount(0)
  expect(await namesOf(page)).toHaveLength(5)
  await expect(card(page, LIFTED)).toHaveCount(0)
  await slide(page, [from, out, { x: 195, y: 330 }])
  await expect(card(page, /^Stagecoach/)).toHaveCount(0)
  await expect(page.getByTestId(/^hand-/)).toHaveCount(6)
})

test('a thumb that slides along the tray lifts the card it is let go over, and a late click does nothing', async ({
  page,
  open,
}) => {
  await sitDown({ page, open }, FIVE)
  const [bang, beer] = [await middleOf(card(page, /^Bang!/)), await middleOf(card(page, /^Beer/))]
  await slide(page, [bang, beer])
  await expect(card(page, /^Beer.*Chosen/)).toBeVisible()
  await expect(page.getByTestId('confirm')).toBeVisible()
  expect(await namesOf(page)).toHaveLength(5)
})

test('only a lifted card is sorted anew by dragging it aside', async ({ page, open }) => {
  await sitDown({ page, open }, FIVE)
  await card(page, /^Schofield/).click()
  await expect(card(page, /^Schofield.*Chosen/)).toBeVisible()
  const [last, first] = [
    await middleOf(card(page, /^Schofield/)),
    await middleOf(card(page, /^Bang!/)),
  ]
  await slide(page, [last, first])
  await expect
    .poll(() => namesOf(page))
    .toEqual(['Schofield', 'Bang!', 'Missed!', 'Beer', 'Stagecoach'])
  await expect(card(page, /^Schofield.*Chosen/)).toBeVisible()
})

test('sixteen cards are scrolled by a thumb at the edge', async ({ page, open }) => {
  await sitDown({ page, open }, SIXTEEN)
  const tray = await boxOf(page.getByRole('group', { name: /your hand/i }))
  const y = tray.y + tray.height / 2
  const before = await boxOf(card(page, /^Bang!, 8/))
  await slide(
    page,
    [
      { x: 120, y },
      { x: tray.x + tray.width - 3, y },
    ],
    true,
  )
  await expect.poll(async () => (await boxOf(card(page, /^Panic!/))).x).toBeLessThan(345)
  await page.mouse.up()
  await expect(card(page, /^Panic!.*Chosen/)).toBeInViewport({ ratio: 0.9 })
  expect((await boxOf(card(page, /^Missed!, 10/))).x).toBeLessThan(before.x + 40)
})

test('a card that is held is shown in full, and is not lifted', async ({ page, open }) => {
  await sitDown({ page, open }, FIVE)
  const { x, y } = await middleOf(card(page, /^Stagecoach/))
  await page.mouse.move(x, y)
  await page.mouse.down()
  const sheet = page.getByRole('dialog', { name: 'Stagecoach' })
  await expect(sheet).toBeVisible()
  await page.mouse.up()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(card(page, LIFTED)).toHaveCount(0)
  expect(await namesOf(page)).toHaveLength(5)
})
