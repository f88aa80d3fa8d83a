import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { test } from './harness/test'
import { TablePlayer } from './support/player'
import type { Player } from '@/persistence/kinds'
import { keepMatch, players } from './support/saves'

/** Writes down every line that hangs over the table, from now on. */
const listen = (page: Page) =>
  page.addInitScript(`
    window.said = []
    new MutationObserver(() => {
      const line = document.querySelector('[data-testid="speech"]')?.getAttribute('aria-label')
      if (line && window.said.at(-1) !== line) window.said.push(line)
    }).observe(document, { subtree: true, childList: true })
  `)

/** Plays so many choices, with time to speak after each; gives what was said. */
async function heard(page: Page, choices: number): Promise<readonly string[]> {
  const player = new TablePlayer(page, 4)
  for (let i = 0; i < choices && !(await player.play(1)); i++) await page.waitForTimeout(400)
  return page.evaluate('window.said')
}

const CHOICES = 12

test(
  'bots talk about what happened',
  { timeoutSeconds: 90 },
  async ({ page, open, screenshot }) => {
    await keepMatch(page, { seats: 6, seed: 12 })
    await listen(page)
    await open('/table')
    const lines = await heard(page, CHOICES)
    assert.ok(lines.length > 0, 'somebody speaks')
    for (const line of lines) assert.match(line, /^(Rosa|Hank|Mei|Cole|Ines) says: .+/)
    await screenshot('talk')
  },
)

test('bots can be silenced', { timeoutSeconds: 90 }, async ({ page, open }) => {
  await keepMatch(page, { seats: 6, seed: 12, settings: { talk: false } })
  await listen(page)
  await open('/table')
  assert.deepEqual(await heard(page, CHOICES), [])
})

test('a bot’s temper is chosen with the table', async ({ page, open }) => {
  await open('/new')
  await page.getByRole('button', { name: /^Tempers of the bots/ }).click()
  await page.getByRole('button', { name: 'Rosa: the next temper' }).click()
  await page.getByRole('button', { name: 'Rosa: the next temper' }).click()
  await page.getByRole('group', { name: 'Temper of Rosa: Hothead' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Tempers of the bots.*1 chosen/ }).waitFor()
})

test('a bot’s temper is told at its seat', async ({ page, open }) => {
  const seated = players(5).map((player): Player =>
    player.name === 'Rosa' && player.kind === 'bot'
      ? { ...player, personality: 'hothead' }
      : player,
  )
  await keepMatch(page, { seats: 5, players: seated })
  await open('/table')
  await page.getByTestId('seat-1').click()
  await page.getByText(/^Hothead/).waitFor()
})
