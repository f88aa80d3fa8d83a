import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { DiceAction, Face } from '@/games/dice'
import { matchKind } from '@/persistence/kinds'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'
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
  await page.getByText('Chance that the law wins').waitFor()
  const lines = page.getByTestId('advice')
  await lines.first().waitFor()
  assert.match((await lines.first().getAttribute('aria-label')) ?? '', /, \d+(\.\d)?%$/)
  await page.getByRole('heading', { name: 'Why' }).waitFor()
  await lines.first().click()
  await page.getByTestId('shown-advice').waitFor()
}

const DECISIONS: readonly (readonly [string, readonly DiceAction[], RegExp])[] = [
  ['a roll', [roll('one', 'two', 'two', 'dynamite', 'arrow')], /^Hint: (Keep|Roll|Stop)/],
  ['a shot', [roll('one', 'two', 'two', 'dynamite', 'arrow'), STOP], /^Hint: Shoot /],
  ['a beer', [roll('beer', 'beer', 'dynamite', 'dynamite', 'arrow'), STOP], /^Hint: Beer for /],
]

for (const [name, actions, words] of DECISIONS)
  test(`a hint at ${name} is laid on the table, and nothing is done by it`, async (stage) => {
    const { page, open } = stage
    await keepMatch(page, { seats: 7, actions })
    await open('/table')
    await followHint(page)
    await page.getByText(words).waitFor()
    assert.equal(await actionsOf(page), actions.length)
    const confirm = page.getByTestId('confirm')
    if (!(await confirm.isVisible())) return
    assert.equal(await confirm.isEnabled(), true)
    await confirm.click()
    await page.getByText(words).waitFor({ state: 'detached' })
    assert.ok((await actionsOf(page)) > actions.length)
  })

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `axe has nothing against a hint: ${colorScheme}`,
    { context: { colorScheme } },
    async ({ page, open }) => {
      await keepMatch(page, { seats: 7, actions: [roll('one', 'two', 'two', 'beer', 'arrow')] })
      await open('/table')
      await page.getByTestId('hint').click()
      await page.getByTestId('advice').first().waitFor()
      await page.waitForTimeout(400)
      await expectNoAxeViolations(page)
      await page.getByTestId('advice').first().click()
      await page.getByTestId('shown-advice').waitFor()
      await page.waitForTimeout(400)
      await expectNoAxeViolations(page)
    },
  )

  test(
    `axe has nothing against suspicions: ${colorScheme}`,
    { context: { colorScheme } },
    async ({ page, open }) => {
      await keepMatch(page, { seats: 6, settings: { suspicions: true } })
      await open('/table')
      await new TablePlayer(page, 4).play(4)
      await page.getByRole('button', { name: /^Rosa, .*probably \w+, \d+%/ }).waitFor()
      await expectNoAxeViolations(page)
      await page.getByTestId('menu').click()
      await page.getByTestId('suspicions').click()
      await page.getByTestId('suspicion-chart').waitFor()
      await page.waitForTimeout(400)
      await expectNoAxeViolations(page)
    },
  )

  test(
    `axe has nothing against the look back: ${colorScheme}`,
    { context: { colorScheme } },
    async ({ page, open }) => {
      await bringFinishedMatch(page, playedMatch({ kind: 'deal', seats: 7 }, 1))
      await open('/result')
      await page.getByRole('button', { name: 'Look back at this match' }).click()
      await page.getByTestId('beliefs').waitFor()
      await expectNoAxeViolations(page)
    },
  )
}

test('suspicions are shown when they are switched on, and gone when they are off', async (stage) => {
  const { page, open } = stage
  await keepMatch(page, { seats: 5, actions: [roll('beer', 'two', 'two', 'dynamite', 'arrow')] })
  const suspected = page.getByRole('button', { name: /probably/ })
  await open('/table')
  await page.getByTestId('seat-1').waitFor()
  assert.equal(await suspected.count(), 0)
  await open('/settings')
  await page.getByRole('switch', { name: 'Suspicions' }).click()
  await open('/table')
  await page.getByRole('button', { name: /^Rosa, .*probably Outlaw, 50%/ }).waitFor()
  assert.equal(await page.getByRole('button', { name: /^Ada, .*probably/ }).count(), 0)
  await open('/settings')
  await page.getByRole('switch', { name: 'Suspicions' }).click()
  await page.getByRole('switch', { name: 'Hints' }).click()
  await open('/table')
  await page.getByTestId('seat-1').waitFor()
  assert.equal(await suspected.count(), 0)
  assert.equal(await page.getByTestId('hint').count(), 0)
})

test('where the phone goes round there is no hint and no suspicion', async ({ page, open }) => {
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
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
  await page.waitForTimeout(500)
  assert.equal(await page.getByTestId('hint').count(), 0)
  assert.equal(await page.getByRole('button', { name: /probably/ }).count(), 0)
})

test('the look back names what cost most and leads to its moment', async ({ page, open }) => {
  await bringFinishedMatch(page, playedMatch({ kind: 'deal', seats: 7 }, 1))
  await open('/result')
  await page.getByRole('button', { name: 'Look back at this match' }).click()
  await page.getByRole('heading', { name: 'What the bots believed' }).waitFor()
  await page.getByRole('heading', { name: /decisions? that cost most/ }).waitFor()
  await page.getByText(/ of 100 matches\./).waitFor()
  const worst = page.getByTestId('slip').first()
  const label = (await worst.getAttribute('aria-label')) ?? ''
  const found = /^Turn (\d+), Played: .+, Better: .+, −\d+\.\d points$/.exec(label)
  assert.ok(found, label)
  await worst.click()
  await page.getByRole('heading', { name: new RegExp(`^Turn ${found[1]} of `) }).waitFor()
  await page.getByTestId('slip-note').waitFor()
  await page.getByRole('button', { name: 'Put the note away' }).click()
  await page.getByTestId('slip-note').waitFor({ state: 'detached' })
})
