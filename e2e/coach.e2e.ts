import type { Page } from '@playwright/test'
import type { DiceAction, Face } from '@/games/dice'
import { matchKind } from '@/persistence/kinds'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { atRest } from './harness/rest'
import { expect, screens, test } from './harness/test'
import { cardsDeal, keepCards } from './support/card-saves'
import { TablePlayer } from './support/player'
import { company, keepMatch } from './support/saves'

const roll = (...faces: readonly Face[]): DiceAction => ({
  type: 'roll',
  dice: [0, 1, 2, 3, 4],
  faces,
})
const STOP: DiceAction = { type: 'stop' }

/** How many actions the app has kept. */
async function actionsOf(page: Page): Promise<number> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', matchKind.key)
  return JSON.parse(text).data.record.actions.length
}

/** Asks for a hint, looks at it, and lays its first line on the table. */
async function followHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(page.getByText('Chance that the law wins')).toBeVisible()
  const lines = page.getByTestId('advice')
  await expect(lines.first()).toBeVisible()
  await expect(lines.first()).toHaveAttribute('aria-label', /, \d+(\.\d)?%$/)
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible()
  await lines.first().click()
  await expect(page.getByTestId('shown-advice')).toBeVisible()
}

const DECISIONS: readonly (readonly [string, readonly DiceAction[], RegExp])[] = [
  ['a roll', [roll('one', 'two', 'two', 'dynamite', 'arrow')], /^Hint: (Keep|Roll|Stop)/],
  ['a shot', [roll('one', 'two', 'two', 'dynamite', 'arrow'), STOP], /^Hint: Shoot /],
  ['a beer', [roll('beer', 'beer', 'dynamite', 'dynamite', 'arrow'), STOP], /^Hint: Beer for /],
]

for (const [name, actions, words] of DECISIONS)
  test(`a hint at ${name} is laid on the table, and nothing is done by it`, async ({
    page,
    open,
  }) => {
    await keepMatch(page, { seats: 7, actions })
    await open('/table')
    await followHint(page)
    await expect(page.getByText(words)).toBeVisible()
    expect(await actionsOf(page)).toBe(actions.length)
    const confirm = page.getByTestId('confirm')
    if (!(await confirm.isVisible())) return
    await expect(confirm).toBeEnabled()
    await confirm.click()
    await expect(page.getByText(words)).not.toBeAttached()
    expect(await actionsOf(page)).toBeGreaterThan(actions.length)
  })

test('a hint at cards names three plays, and lifts the card of the best', async ({
  page,
  open,
}) => {
  await keepCards(page, { record: cardsDeal(7, 3) })
  await open('/cards/table')
  await page.getByTestId('hint').click()
  await expect(page.getByText('Chance that the law wins')).toBeVisible()
  await expect(page.getByTestId('advice')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible()
  await page.getByTestId('advice').first().click()
  await expect(page.getByTestId('shown-advice')).toContainText('Hint: ')
})

for (const locale of ['en', 'de', 'fr', 'cs'])
  test.describe(() => {
    test.use({ ...screens.smallPhone, locale })

    test(`the best chance of a hint stays on its line: ${locale}`, async ({ page, open }) => {
      await keepMatch(page, {
        seats: 7,
        actions: [roll('one', 'beer', 'gatling', 'dynamite', 'two')],
      })
      await open('/table')
      await page.getByTestId('hint').click()
      const shares = page.getByTestId('advice').getByText(/^\d+([.,]\d)?\s?%$/)
      await expect(shares).toHaveCount(3)
      const heights = await shares.evaluateAll((all) => all.map((one) => one.clientHeight))
      expect(Math.max(...heights)).toBeLessThan(30)
    })
  })

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(() => {
    test.use({ colorScheme })

    test(`axe has nothing against a hint: ${colorScheme}`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keepMatch(page, { seats: 7, actions: [roll('one', 'two', 'two', 'beer', 'arrow')] })
      await open('/table')
      await page.getByTestId('hint').click()
      await expect(page.getByTestId('advice').first()).toBeVisible()
      await expectAccessible()
      await page.getByTestId('advice').first().click()
      await expect(page.getByTestId('shown-advice')).toBeVisible()
      await expectAccessible()
    })

    test(`axe has nothing against suspicions: ${colorScheme}`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keepMatch(page, { seats: 6, settings: { suspicions: true } })
      await open('/table')
      await new TablePlayer(page, 4).play(4)
      await expect(page.getByRole('button', { name: /^Rosa, .*probably \w+, \d+%/ })).toBeVisible()
      await expectAccessible()
      await page.getByTestId('menu').click()
      await page.getByTestId('suspicions').click()
      await expect(page.getByTestId('suspicion-chart')).toBeVisible()
      await expectAccessible()
    })

    test(`axe has nothing against the look back: ${colorScheme}`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await bringFinishedMatch(page, playedMatch({ kind: 'deal', seats: 7 }, 1))
      await open('/result')
      await page.getByRole('button', { name: 'Look back at this match' }).click()
      await expect(page.getByTestId('beliefs')).toBeVisible()
      await expectAccessible()
    })
  })

test('suspicions are shown when they are switched on, and gone when they are off', async ({
  page,
  open,
}) => {
  await keepMatch(page, { seats: 5, actions: [roll('beer', 'two', 'two', 'dynamite', 'arrow')] })
  const suspected = page.getByRole('button', { name: /probably/ })
  await open('/table')
  await expect(page.getByTestId('seat-1')).toBeVisible()
  await expect(suspected).toHaveCount(0)
  await open('/settings')
  await page.getByRole('switch', { name: 'Suspicions' }).click()
  await open('/table')
  await expect(page.getByRole('button', { name: /^Rosa, .*probably Outlaw, 50%/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ada, .*probably/ })).toHaveCount(0)
  await open('/settings')
  await page.getByRole('switch', { name: 'Suspicions' }).click()
  await page.getByRole('switch', { name: 'Hints' }).click()
  await open('/table')
  await expect(page.getByTestId('seat-1')).toBeVisible()
  await expect(suspected).toHaveCount(0)
  await expect(page.getByTestId('hint')).toHaveCount(0)
})

test('a phone that is passed around has no hint and no suspicion', async ({ page, open }) => {
  const seats = 5
  await keepMatch(page, {
    seats,
    mode: 'pass',
    players: company(seats),
    peeked: [0, 1, 2, 3, 4],
    actions: [roll('beer', 'two', 'two', 'dynamite', 'arrow')],
    settings: { suspicions: true, handOver: false },
  })
  await open('/table')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await atRest(page)
  await expect(page.getByTestId('hint')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /probably/ })).toHaveCount(0)
})

test('the look back names what cost most and leads to its moment', async ({ page, open }) => {
  await bringFinishedMatch(page, playedMatch({ kind: 'deal', seats: 7 }, 1))
  await open('/result')
  await page.getByRole('button', { name: 'Look back at this match' }).click()
  await expect(page.getByRole('heading', { name: 'What the bots believed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /decisions? that cost most/ })).toBeVisible()
  await expect(page.getByText(/ of 100 matches\./)).toBeVisible()
  const worst = page.getByTestId('slip').first()
  const told = /^Turn (\d+), Played: .+, Better: .+, −\d+\.\d points$/
  await expect(worst).toHaveAttribute('aria-label', told)
  const turn = told.exec((await worst.getAttribute('aria-label')) ?? '')?.[1]
  await worst.click()
  await expect(page.getByRole('heading', { name: new RegExp(`^Turn ${turn} of `) })).toBeVisible()
  await expect(page.getByTestId('slip-note')).toBeVisible()
  await page.getByRole('button', { name: 'Put the note away' }).click()
  await expect(page.getByTestId('slip-note')).not.toBeAttached()
})
