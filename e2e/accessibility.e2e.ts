import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { replayMatch } from '@/core/match'
import { dice, type DiceState } from '@/games/dice'
import { en } from '@/i18n/en'
import { matchKind } from '@/persistence/kinds'
import { test } from './harness/test'
import { misfits } from './support/fit'
import { byKeyboard } from './support/keyboard'
import { placesIn } from './support/places'
import { TablePlayer } from './support/player'
import { keepMatch, players } from './support/saves'
import { heardTable, spokenNames } from './support/spoken'
import { smallTargets } from './support/targets'

test(
  'a whole match can be played by the keyboard alone',
  { screen: 'desktop', timeoutSeconds: 240 },
  async ({ page, open }) => {
    await keepMatch(page, { seats: 4, seed: 11 })
    await open('/table')
    assert.equal(await new TablePlayer(page, 5, { press: byKeyboard(page) }).play(), true)
  },
)

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
    assert.deepEqual(
      { name, life, arrows },
      { name, life: state.life[seat], arrows: state.arrows[seat] },
    )
  }
  assert.equal(heard.pile, state.pile)
  if (state.dice)
    assert.deepEqual(
      heard.dice,
      state.dice.map((face) => en.common.faces[face]),
    )
}

test(
  'life, arrows, pile and dice can be heard at every decision',
  { timeoutSeconds: 180 },
  async ({ page, open }) => {
    const seats = 5
    await keepMatch(page, { seats, seed: 8 })
    await open('/table')
    const beforeAnswer = () => expectHeard(page, seats)
    await new TablePlayer(page, 2, { beforeAnswer }).play(40)
  },
)

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    'document.activeElement?.getAttribute("data-testid") ?? document.activeElement?.getAttribute("aria-label") ?? ""',
  )

test('the focus follows the question', { screen: 'desktop' }, async ({ page, open }) => {
  await keepMatch(page, { seats: 4, seed: 11 })
  await open('/table')
  await page.getByTestId('roll').waitFor()
  await byKeyboard(page)(page.getByTestId('roll'))
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  assert.match(await focused(page), /^(roll|prompt)$/)
})

test('a question pulls nobody away from what he looks at', { screen: 'desktop' }, async (stage) => {
  const { page, open } = stage
  await keepMatch(page, { seats: 4, seed: 11, settings: { speed: 1 } })
  await open('/table')
  await page.getByTestId('roll').click()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await page.waitForTimeout(300)
  assert.equal(await focused(page), 'menu')
})

test('a sheet takes the focus and gives it back', { screen: 'desktop' }, async ({ page, open }) => {
  await keepMatch(page, { seats: 4, seed: 11 })
  await open('/table')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  await page.waitForFunction(
    'document.querySelector("[role=dialog]")?.contains(document.activeElement)',
  )
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
  assert.equal(
    await page.evaluate('document.querySelector("[role=dialog]").contains(document.activeElement)'),
    true,
  )
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.waitForFunction('document.activeElement?.getAttribute("aria-label") === "Menu"')
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

test(
  'events are announced at a pace that can be followed, and every question is asked',
  { timeoutSeconds: 120 },
  async ({ page, open }) => {
    await page.addInitScript(LISTEN)
    await keepMatch(page, { seats: 7, seed: 11 })
    await open('/table')
    await new TablePlayer(page, 5).play(12)
    const told = await announcements(page)
    assert.ok(told.some(({ isQuestion }) => isQuestion))
    assert.ok(told.some(({ isQuestion }) => !isQuestion))
    for (const [i, next] of told.entries()) {
      const before = told[i - 1]
      if (!before || next.isQuestion) continue
      const gap = next.at - before.at
      assert.ok(gap > 40 * before.text.length, `${before.text} → ${gap} ms → ${next.text}`)
    }
    const longest = Math.max(...told.map(({ text }) => text.length))
    assert.ok(longest < 200, `somebody has to listen to ${longest} letters`)
  },
)

for (const { name, come } of placesIn('en'))
  test(
    `what can be pressed is large enough for a finger: ${name}`,
    { timeoutSeconds: 60 },
    async (stage) => {
      await come(stage)
      await stage.page.waitForTimeout(900)
      assert.deepEqual(await smallTargets(stage.page), [])
    },
  )

/** As a browser is set whose owner wants letters of twice the size. */
const TWICE = `
  const grow = new MutationObserver(() => {
    if (!document.documentElement) return
    document.documentElement.style.fontSize = '32px'
    grow.disconnect()
  })
  grow.observe(document, { childList: true })
`

for (const { name, come } of placesIn('en'))
  test(
    `text of twice the size is all there: ${name}`,
    { timeoutSeconds: 60, context: { reducedMotion: 'reduce' } },
    async (stage) => {
      await stage.page.addInitScript(TWICE)
      await come(stage)
      await stage.page.waitForTimeout(900)
      assert.deepEqual(await misfits(stage.page), [])
    },
  )

for (const [locale, language] of [
  ['de-DE', 'de'],
  ['cs-CZ', 'cs'],
] as const)
  test(`the page says that it speaks ${language}`, { context: { locale } }, async (stage) => {
    await stage.open('/')
    await stage.page.waitForFunction(`document.documentElement.lang === '${language}'`)
  })
