import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'
import { findCardLeaks } from './support/card-leaks'
import { CardPlayer } from './support/card-player'
import { cardsDeal, cardsKey, keepCards, withHand } from './support/card-saves'

/** Takes the phone where the curtain calls, and raises the hand where it is asked for. */
async function untilAsked(page: Page, isAsked: () => Promise<boolean>, down: () => Promise<void>) {
  for (;;) {
    await page.waitForFunction(
      `location.pathname === '/cards/result' || document.querySelector(
        '[data-testid="take-phone"],[data-testid="hand-pad"],[role="radio"][data-testid^="open-"]') !== null`,
    )
    const take = page.getByTestId('take-phone')
    if (await take.isVisible()) {
      await down()
      await take.click()
      continue
    }
    if (await isAsked()) return
    const pad = page.getByTestId('hand-pad')
    if ((await pad.count()) === 0 || (await pad.getAttribute('aria-checked')) === 'true') continue
    await down()
    await pad.press('Enter')
  }
}

for (const { seats, seed } of [
  { seats: 4, seed: 2 },
  { seats: 7, seed: 3 },
])
  test(`${seats} people pass the phone to the end, and no hand is seen while it is down`, async ({
    page,
    open,
  }) => {
    test.setTimeout(300_000)
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
      wait: (isAsked) => untilAsked(page, isAsked, down),
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

test('the hand drops when the page is left', async ({ page, open }) => {
  await keepCards(page, { record: shooting(), isPassed: true })
  await open('/cards/table')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await page.getByTestId('hand-pad').press('Enter')
  await expect(page.getByTestId('hand-0')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(page.getByTestId('hand-0')).toHaveCount(0)
})
