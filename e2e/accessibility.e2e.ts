import type { Locator, Page } from '@playwright/test'
import { replayMatch } from '@/core/match'
import { dice, type DiceState } from '@/games/dice'
import { en } from '@/i18n/en'
import { matchKind } from '@/persistence/kinds'
import { atRest } from './harness/rest'
import { expect, screens, test } from './harness/test'
import { TWICE, misfits } from './support/fit'
import { byKeyboard } from './support/keyboard'
import { placesIn } from './support/places'
import { TablePlayer } from './support/player'
import { seedHistory } from './support/history-saves'
import { keepMatch, keepSettings, players } from './support/saves'
import { heardTable, spokenNames } from './support/spoken'
import { smallTargets } from './support/targets'

test.describe(() => {
  test.use(screens.desktop)

  test('a whole match can be played by the keyboard alone', async ({ page, open }) => {
    test.setTimeout(400_000)
    await keepMatch(page, { seats: 4, seed: 11 })
    await open('/table')
    expect(await new TablePlayer(page, 5, { press: byKeyboard(page) }).play()).toBe(true)
  })
})

/** The table as the app keeps it. */
async function keptTable(page: Page): Promise<DiceState> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', matchKind.key)
  return replayMatch(dice, JSON.parse(text).data.record).state
}

async function expectHeard(page: Page, seats: number): Promise<void> {
  const state = await keptTable(page)
  const heard = heardTable(await spokenNames(page))
  const known = new Map(heard.seats.map((seat) => [seat.name, seat]))
  for (const [seat, { name }] of players(seats).entries()) {
    const { life, arrows } = known.get(name) ?? {}
    const kept = { name, life: state.life[seat], arrows: state.arrows[seat] }
    expect({ name, life, arrows }).toEqual(kept)
  }
  expect(heard.pile).toBe(state.pile)
  if (state.dice) expect(heard.dice).toEqual(state.dice.map((face) => en.common.faces[face]))
}

test('life, arrows, pile and dice can be heard at every decision', async ({ page, open }) => {
  test.setTimeout(300_000)
  const seats = 5
  await keepMatch(page, { seats, seed: 8 })
  await open('/table')
  const beforeAnswer = () => expectHeard(page, seats)
  await new TablePlayer(page, 2, { beforeAnswer }).play(40)
})

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    'document.activeElement?.getAttribute("data-testid") ?? document.activeElement?.getAttribute("aria-label") ?? ""',
  )

test.describe(() => {
  test.use(screens.desktop)

  test('the focus follows the question', async ({ page, open }) => {
    await keepMatch(page, { seats: 4, seed: 11 })
    await open('/table')
    await expect(page.getByTestId('roll')).toBeVisible()
    await byKeyboard(page)(page.getByTestId('roll'))
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect.poll(() => focused(page)).toMatch(/^(roll|prompt)$/)
  })

  test('a question pulls nobody away from what they look at', async ({ page, open }) => {
    await keepMatch(page, { seats: 4, seed: 11, settings: { speed: 1 } })
    await open('/table')
    await page.getByTestId('roll').click()
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await atRest(page)
    expect(await focused(page)).toBe('menu')
  })

  test('a sheet takes the focus and gives it back', async ({ page, open }) => {
    await keepMatch(page, { seats: 4, seed: 11 })
    await open('/table')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await page.waitForFunction(
      'document.querySelector("[role=dialog]")?.contains(document.activeElement)',
    )
    for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        'document.querySelector("[role=dialog]").contains(document.activeElement)',
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).not.toBeAttached()
    await expect(menu).toBeFocused()
  })
})

interface Announcement {
  readonly text: string
  /** It ends with what the rail asks. */
  readonly isQuestion: boolean
  readonly at: number
}

const LISTEN = `
  window.announced = []
  const heard = new MutationObserver(() => {
    const textOf = (id) => document.querySelector('[data-testid="' + id + '"]')?.innerText ?? ''
    const text = document.querySelector('[data-testid="spoken"]')?.textContent ?? ''
    const isQuestion = text.endsWith(textOf('prompt').split('\\n')[0])
    if (text) window.announced.push({ text, isQuestion, at: performance.now() })
  })
  addEventListener('DOMContentLoaded', () => {
    heard.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
`

/** What was announced, each once. */
async function announcements(page: Page): Promise<readonly Announcement[]> {
  const all = await page.evaluate<readonly Announcement[]>('window.announced')
  return all.filter(({ text }, i) => text !== all[i - 1]?.text)
}

test('events are announced at a pace that can be followed, and every question is asked', async ({
  page,
  open,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(LISTEN)
  await keepMatch(page, { seats: 7, seed: 11 })
  await open('/table')
  await new TablePlayer(page, 5).play(12)
  const told = await announcements(page)
  expect(new Set(told.map(({ isQuestion }) => isQuestion))).toEqual(new Set([true, false]))
  for (const [i, next] of told.entries()) {
    const before = told[i - 1]
    if (!before || next.isQuestion) continue
    const gap = next.at - before.at
    expect(gap, `${before.text} → ${next.text}`).toBeGreaterThan(40 * before.text.length)
  }
  const longest = Math.max(...told.map(({ text }) => text.length))
  expect(longest, 'the letters that somebody has to listen to').toBeLessThan(200)
})

for (const { name, come } of placesIn('en'))
  test(`what can be pressed is large enough for a finger: ${name}`, async ({ page, open }) => {
    await come({ page, open })
    await atRest(page)
    expect(await smallTargets(page)).toEqual([])
  })

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { name, come } of placesIn('en'))
    test(`text of twice the size is all there: ${name}`, async ({ page, open }) => {
      await page.addInitScript(TWICE)
      await come({ page, open })
      await atRest(page)
      expect(await misfits(page)).toEqual([])
    })
})

for (const [locale, language] of [
  ['de-DE', 'de'],
  ['cs-CZ', 'cs'],
] as const)
  test.describe(() => {
    test.use({ locale })

    test(`the page says that it speaks ${language}`, async ({ page, open }) => {
      await open('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  })

test.describe(() => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

  test('with forced colours signs take those of letters, and switches still show their state', async ({
    page,
    open,
  }) => {
    // Dusk or noon, whatever is set: grounds are painted to suit the letters.
    await keepSettings(page, { theme: 'noon', sound: true, haptics: false })
    await open('/settings')
    const colorOf = (sign: Locator) => sign.evaluate((node) => getComputedStyle(node).color)
    const letters = await colorOf(page.getByText('Sound and touch'))
    expect(letters).toBe('rgb(255, 255, 255)')
    expect(await colorOf(page.getByRole('button', { name: 'Back' }).locator('svg'))).toBe(letters)
    const slotOf = (name: RegExp) =>
      page
        .getByRole('switch', { name })
        .locator('> * > *')
        .last()
        .evaluate((slot) => getComputedStyle(slot).backgroundColor)
    expect(await slotOf(/^Sound/)).not.toBe(await slotOf(/^Haptics/))
  })

  test('with forced colours only what is chosen in the ledger is underlined', async ({
    page,
    open,
  }) => {
    await open('/statistics')
    await expect(page.getByText('A clean page')).toBeVisible()
    await seedHistory(page, 4)
    await open('/statistics')
    for (const name of ['Kind of game', 'Players']) {
      const group = page.getByRole('radiogroup', { name, exact: true })
      const lined = () =>
        group.getByRole('radio').evaluateAll((all) =>
          all
            .map((one) => ({ one, style: getComputedStyle(one) }))
            .filter(({ style }) => parseFloat(style.borderBottomWidth) > 0)
            .map(({ one, style }) => [
              one.getAttribute('aria-checked'),
              // Paper stays paper: a line in the colour of letters would be white on cream.
              style.borderBottomColor === getComputedStyle(document.body).color,
            ]),
        )
      await expect(group.getByRole('radio').first()).toBeChecked()
      expect(await group.getByRole('radio').count()).toBeGreaterThan(2)
      expect(await lined()).toEqual([['true', false]])
      await group.getByRole('radio').nth(1).click()
      await expect(group.getByRole('radio').nth(1)).toBeChecked()
      expect(await lined()).toEqual([['true', false]])
    }
  })
})
