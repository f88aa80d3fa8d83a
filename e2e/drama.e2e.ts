import type { Page } from '@playwright/test'
import { replayMatch, takeAction } from '@/core/match'
import { dice, type DiceRecord } from '@/games/dice'
import { takeClock } from './harness/clock'
import { expect, screens, test } from './harness/test'
import { appTime, inAppTime, runClockUntil } from './support/app-time'
import { attackIsNear, lastShotIsNear, ownDeathIsNear } from './support/eves'
import { keepMatch } from './support/saves'

/*
 * The great moments at ×1, with a clock of the test's own: the attack, one's own death, the showdown.
 */

test.beforeEach(({ page }) => takeClock(page))

const isThere = (page: Page, id: string) => () =>
  page
    .getByTestId(id)
    .count()
    .then((count) => count > 0)

const attack = attackIsNear(8, 5)

test('the attack stays until it has been taken in, every loss together', async ({ page, open }) => {
  await keepMatch(page, { seats: 8, record: attack, settings: { speed: 1 } })
  await open('/table')
  await inAppTime(page).press(page.getByTestId('roll'))
  await runClockUntil(page, isThere(page, 'attack'))
  const losses = page.getByText(/^−\d$/)
  await runClockUntil(page, () => losses.count().then((count) => count > 0))
  expect(await losses.count(), 'all of them at once').toBeGreaterThanOrEqual(5)
  const struck = await appTime(page)
  await runClockUntil(page, () => isThere(page, 'attack')().then((is) => !is))
  expect(await appTime(page), 'wounds are looked at for a while').toBeGreaterThan(struck + 2000)
  await expect(losses).toHaveCount(0)
})

test('a tap skips the attack', async ({ page, open }) => {
  await keepMatch(page, { seats: 8, record: attack, settings: { speed: 1 } })
  await open('/table')
  await inAppTime(page).press(page.getByTestId('roll'))
  await runClockUntil(page, isThere(page, 'attack'))
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByTestId('attack')).toHaveCount(0)
})

test('one’s own death is a moment: a poster, and then the others play on', async ({
  page,
  open,
}) => {
  await keepMatch(page, { seats: 5, record: ownDeathIsNear(5), settings: { speed: 1 } })
  await open('/table')
  await inAppTime(page).press(page.getByTestId('roll'))
  await runClockUntil(page, isThere(page, 'own-fall'))
  await expect(page.getByTestId('own-fall')).toContainText('You bite the dust')
  await page.clock.runFor(1000)
  await expect(page.getByTestId('own-fall')).toBeAttached()
  await runClockUntil(page, () => isThere(page, 'own-fall')().then((is) => !is))
  await expect(page.getByText(/You are out\. Watch how it ends/)).toBeVisible()
})

/** The shot of seat 0 that ends a match. */
function lastTarget(record: DiceRecord): number {
  const match = replayMatch(dice, record)
  for (const action of dice.legal(match.state)) {
    const taken = takeAction(dice, match, action)
    const isEnd = taken.ok && taken.events.some(({ type }) => type === 'gameEnded')
    if (isEnd && action.type === 'aim') return action.target
  }
  throw new Error('no shot ends it')
}

for (const [name, screen] of Object.entries({ phone: screens.phone, small: screens.smallPhone }))
  test.describe(() => {
    test.use(screen)

    test(`the showdown on a ${name} screen: the last shot, card by card, who won, the result`, async ({
      page,
      open,
    }) => {
      const record = lastShotIsNear(7)
      await keepMatch(page, { seats: 7, record, settings: { speed: 1 } })
      await open('/table')
      const { press } = inAppTime(page)
      await press(page.getByTestId(`seat-${lastTarget(record)}`))
      await press(page.getByTestId('confirm'))
      await runClockUntil(page, isThere(page, 'slow-motion'))
      await runClockUntil(page, isThere(page, 'showdown'))
      expect(await page.getByLabel(/Unknown role/).count()).toBeGreaterThan(1)
      await runClockUntil(page, isThere(page, 'verdict'))
      await expect(page.getByLabel(/Unknown role/), 'every card lies open').toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: /wins?/ })).toBeAttached()
      await runClockUntil(page, () => Promise.resolve(page.url().endsWith('/dice/result')))
    })
  })

test('who won is the largest text of the result', async ({ page, open }) => {
  const record = lastShotIsNear(7)
  await keepMatch(page, { seats: 7, record, settings: { speed: 'instant' } })
  await open('/table')
  const { press } = inAppTime(page)
  await press(page.getByTestId(`seat-${lastTarget(record)}`))
  await press(page.getByTestId('confirm'))
  await runClockUntil(page, () => page.getByTestId('open-look-back').isVisible())
  const measured = page.getByTestId(/^measured-/) // words of the title, unseen, while it is being fitted
  await runClockUntil(page, async () => (await measured.count()) === 0)
  const sizes = await page.evaluate(() => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const title = document.querySelector('h1')
    const others = [...document.querySelectorAll('[role="main"] *')].filter(
      (element) => element.childElementCount === 0 && element.textContent && element !== title,
    )
    return { title: title ? size(title) : 0, other: Math.max(...others.map(size)) }
  })
  expect(sizes.title).toBeGreaterThan(sizes.other)
  await expect(page.getByTestId('open-look-back'), 'above the fold').toBeInViewport()
})
