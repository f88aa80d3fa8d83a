import { dayOf, daysLater } from '@/family/calendar'
import { daysKind } from '@/persistence/days'
import { expect, screens, test } from './harness/test'
import { keep } from './support/saves'

const NOON = Date.parse('2026-11-17T12:00:00Z')
const TODAY = dayOf(NOON)

const played = (day: string, won: boolean, reading: number | null = null) => ({
  ...{ game: 'dice', day, rules: 1, bots: 1, match: `of ${day}`, startedAt: 1 },
  result: { won, turns: 21, life: 4, reading },
})

test.beforeEach(({ page }) => page.clock.setFixedTime(NOON))

test('the day’s deal is reached from Home, counts once, and is for fun after that', async ({
  page,
  open,
}) => {
  await keep(page, {})
  await open()
  await page.getByRole('button', { name: /^17 Today’s deal/ }).click()
  await expect(page.getByRole('heading', { name: 'Deal of the day' })).toBeVisible()
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.waitForURL('**/dice/deal')
  await open('/dice/day')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(page.getByTestId(`day-${TODAY}`)).toHaveAccessibleName(/under way/)
  await page.getByTestId('yesterday').click()
  await page.getByRole('button', { name: 'Deal again' }).click()
  await page.waitForURL('**/dice/deal')
  await open('/dice/day')
  await expect(page.getByText('You left this one. Again is for fun.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Again, for fun' })).toBeVisible()
})

test('the card tells turns, lives and reading, and shares as text', async ({
  page,
  open,
  copied,
}) => {
  const days = [played(daysLater(TODAY, -1), false), played(TODAY, true, 74)]
  await keep(page, { [daysKind.key]: { version: daysKind.version, data: days } })
  await open('/dice/day')
  await expect(page.getByTestId('day-card')).toContainText('4 life points left, 21 turns')
  await expect(page.getByTestId('day-card')).toContainText('read people: 74 of 100')
  await expect(page.getByTestId('day-card')).not.toContainText(/outlaw|deputy|renegade|sheriff/i)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByTestId('share-day-text').click()
  await expect
    .poll(() => copied())
    .toMatch(
      /Deal of the day\nDice, .*2026\n★ Won, 21 turns, 4 life points left, read people: 74 of 100\n2 days in a row\n/,
    )
})

test('the card is a picture too', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await keep(page, { [daysKind.key]: { version: daysKind.version, data: [played(TODAY, true)] } })
  await open('/dice/day')
  await page.getByRole('button', { name: 'Share' }).click()
  const download = page.waitForEvent('download')
  await page.getByTestId('share-day-picture').click()
  expect((await download).suggestedFilename()).toBe('tumbleweed-deal-of-the-day.png')
})

test('the month can be turned by keyboard as far as it was played', async ({ page, open }) => {
  const days = [played('2026-10-02', true), played(TODAY, true)]
  await keep(page, { [daysKind.key]: { version: daysKind.version, data: days } })
  await open('/dice/day')
  await page.getByRole('button', { name: 'The month before' }).press('Enter')
  await expect(page.getByTestId('day-2026-10-02')).toHaveAccessibleName(/2026: won$/)
  await expect(page.getByRole('button', { name: 'The month before' })).toBeDisabled()
})

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, ...screens.smallPhone })

    test(`the day’s page has no accessibility problem when it is ${colorScheme}`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keep(page, {
        [daysKind.key]: { version: daysKind.version, data: [played(TODAY, true)] },
      })
      await open('/dice/day')
      await expect(page.getByTestId('month')).toBeVisible()
      await expectAccessible()
    })
  })
