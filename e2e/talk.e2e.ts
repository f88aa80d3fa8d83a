import type { Page } from '@playwright/test'
import { takeClock } from './harness/clock'
import { expect, test } from './harness/test'
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

/** Plays a number of choices, with time to speak after each; returns what was said. */
async function heard(page: Page, choices: number): Promise<readonly string[]> {
  const player = new TablePlayer(page, 4)
  for (let i = 0; i < choices && !(await player.play(1)); i++) await page.clock.runFor(400)
  return page.evaluate('window.said')
}

const CHOICES = 12

test('bots talk about what happened', async ({ page, open, takePicture }) => {
  await takeClock(page)
  await keepMatch(page, { seats: 6, seed: 12 })
  await listen(page)
  await open('/table')
  const lines = await heard(page, CHOICES)
  expect(lines.length, 'somebody speaks').toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/^(Rosa|Hank|Mei|Cole|Ines) says: .+/)
  await takePicture('talk')
})

test('bots can be silenced', async ({ page, open }) => {
  await takeClock(page)
  await keepMatch(page, { seats: 6, seed: 12, settings: { talk: false } })
  await listen(page)
  await open('/table')
  expect(await heard(page, CHOICES)).toEqual([])
})

test('a bot’s temper is chosen with the table', async ({ page, open }) => {
  await open('/new')
  await page.getByRole('button', { name: /^Tempers of the bots/ }).click()
  await page.getByRole('button', { name: 'Dusty: the next temper' }).click()
  await page.getByRole('button', { name: 'Dusty: the next temper' }).click()
  await expect(page.getByRole('group', { name: 'Temper of Dusty: Hothead' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /^Tempers of the bots.*1 chosen/ })).toBeVisible()
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
  await expect(page.getByText(/^Hothead/)).toBeVisible()
})
