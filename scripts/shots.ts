/**
 * Pictures of every screen into shots/ (git ignores it): `npm run shots [-- parts of a name]`.
 * Needs an exported web app (`npm run test:e2e` makes one, or EXPO_PUBLIC_GALLERY=1 for the gallery too).
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { bringFinishedMatch, playedMatch } from '../e2e/finished-match'
import { serve } from '../e2e/harness/server'
import { CARD_QUESTIONS, SID_WAITS, type CardQuestion } from '../e2e/support/card-questions'
import { cardsDeal, keepCards, playedCards } from '../e2e/support/card-saves'
import { TablePlayer } from '../e2e/support/player'
import { recordAsking } from '../e2e/support/decisions'
import { company, keep, keepMatch, keepSettings, settingsDocument } from '../e2e/support/saves'
import { dayDocuments, trailDocuments } from '../e2e/support/feats'
import { keepPrintedTable, picturedCards } from '../e2e/support/cards-companion-saves'
import { keepTable, pictured } from '../e2e/support/companion-saves'
import { keepPeople, seedHistory } from '../e2e/support/history-saves'
import type { Mark } from '../src/family/reading'
import type { TrackerAction } from '../src/games/cards/tracker'
import type { Settings } from '../src/store/settings/slice'
import { findBrowser } from './lib/browser.mjs'

const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  wide: { width: 1180, height: 820 },
  across: { width: 844, height: 390 },
} as const
const LANGUAGES = ['en', 'de', 'fr', 'cs'] as const
const THEMES = ['dusk', 'noon'] as const

interface Scene {
  readonly name: string
  /** Brings the page to what is to be seen. */
  readonly play: (page: Page, url: string, settings: Look) => Promise<void>
  /** How long it takes until nothing moves any more. */
  readonly settle?: number
}

interface Look {
  readonly language: (typeof LANGUAGES)[number]
  readonly theme: (typeof THEMES)[number]
}

const SETTLE = 1500
/** The tumbleweed comes to rest. */
const ROLL_IN = 3200

const finished = playedMatch({ kind: 'deal', seats: 7 }, 1)

const FIRST_ROLL = {
  type: 'roll',
  dice: [0, 1, 2, 3, 4],
  faces: ['one', 'beer', 'gatling', 'dynamite', 'two'],
} as const

const plain = (name: string, route: string): Scene => ({
  name,
  play: async (page, url, look) => {
    await keepMatch(page, { seats: 7, settings: look })
    await page.goto(url + route)
  },
})

/** The table after a number of choices. */
const table = (name: string, seats: number, choices: number): Scene => ({
  name,
  play: async (page, url, look) => {
    await keepMatch(page, { seats, seed: 7, settings: look })
    await page.goto(`${url}/table`)
    const player = new TablePlayer(page, 3, { language: look.language })
    await player.play(choices)
    await player.asked()
  },
})

/** The companion's board as in the mock-ups. */
const companion = (seats: number): Scene => ({
  name: `companion-${seats}`,
  play: async (page, url, look) => {
    await keepTable(page, { seats, actions: pictured(seats), settings: look })
    await page.goto(`${url}/companion`)
  },
})

/** The same for a printed card game. */
const printed = (
  seats: number,
  name = `${seats}`,
  press: readonly string[] = [],
  { actions = picturedCards(seats), room = 'companion' }: Partial<PrintedAt> = {},
): Scene => ({
  name: `companion-cards-${name}`,
  play: async (page, url, look) => {
    await keepPrintedTable(page, { seats, actions, settings: look })
    await page.goto(`${url}/cards/companion`)
    await page.getByTestId('panel-0').waitFor()
    if (room !== 'companion') await page.goto(`${url}/cards/${room}`)
    // On a small screen the menu is behind "more".
    for (const id of press)
      await page
        .getByTestId(id === 'tool-menu' ? /^tool-(menu|more)$/ : id)
        .first()
        .click()
  },
})

interface PrintedAt {
  readonly actions: readonly TrackerAction[]
  readonly room: string
}

const hits = (...points: readonly number[]): TrackerAction => ({ type: 'hit', points })

/** Shots, a Beer, a fallen Outlaw, and the Sheriff's last breath. */
const DRAMATIC: readonly TrackerAction[] = [
  ...picturedCards(5),
  hits(1, 1, 0, 0, 0),
  { type: 'next' },
  hits(0, 0, 2, 0, 1),
  { type: 'fall', role: 'outlaw' },
  { type: 'heal', points: [1, 0, 0, 0, 0] },
  { type: 'next' },
  hits(0, 0, 3, 0, 0),
]

interface Passed {
  readonly name: string
  readonly route: string
  /** What is pressed on the way, by test id. */
  readonly press?: readonly string[]
  readonly settings?: Partial<Settings>
  readonly peeked?: readonly number[]
}

/** A phone passed around among four people; the one across has to aim. */
const passed = ({ name, route, press = [], settings, peeked = [0, 1, 2, 3] }: Passed): Scene => ({
  name: `pass-${name}`,
  play: async (page, url, look) => {
    await keepMatch(page, {
      seats: 4,
      mode: 'pass',
      players: company(4),
      record: recordAsking('aim', 4, 2),
      peeked,
      settings: { ...look, ...settings },
    })
    await page.goto(url + route)
    for (const id of press) await page.getByTestId(id).click()
  },
})

/** A room of the ledger of somebody who has played for a month. */
const ledger = (name: string, route: string): Scene => ({
  name,
  play: async (page, url, look) => {
    await keepPeople(page, look)
    await page.goto(`${url}/statistics`)
    await page.waitForTimeout(SETTLE)
    await seedHistory(page, 128, 'both')
    await page.goto(url + route)
  },
})

/** The card table at one of its questions, after some presses. */
const asking = (name: string, question: CardQuestion, press: readonly string[] = []): Scene => ({
  name: `cards-${name}`,
  play: async (page, url, look) => {
    await keepCards(page, { record: CARD_QUESTIONS[question], settings: look })
    await page.goto(`${url}/cards/table`)
    await page.getByTestId('prompt').waitFor()
    for (const id of press) await page.getByTestId(id).click()
  },
})

/** Another screen of the card game, with a match under way. */
const ofCards = (name: string, route: string): Scene => ({
  name: `cards-${name}`,
  play: async (page, url, look) => {
    await keepCards(page, { record: CARD_QUESTIONS.turn, settings: look })
    await page.goto(url + route)
  },
})

/** The card game passed around, after some presses; the pad is held by its key. */
const passedCards = (
  name: string,
  question: CardQuestion | 'Sid waits',
  press: readonly string[] = [],
): Scene => ({
  name: `cards-pass-${name}`,
  play: async (page, url, look) => {
    const record = question === 'Sid waits' ? SID_WAITS : CARD_QUESTIONS[question]
    await keepCards(page, { record, isPassed: true, settings: look })
    await page.goto(`${url}/cards/table`)
    await page.getByTestId('take-phone').waitFor()
    for (const id of press)
      if (id === 'hand-pad') await page.getByTestId(id).press('Enter')
      else await page.getByTestId(id).click()
  },
})

const RAISED = ['take-phone', 'hand-pad'] as const

const CARD_SCENES: readonly Scene[] = [
  passedCards('hand-over', 'a shot, with everything'),
  passedCards('hand-down', 'turn', ['take-phone']),
  passedCards('hand-up', 'turn', RAISED),
  passedCards('orders', 'turn', [...RAISED, 'hand-0', 'confirm', 'next']),
  passedCards('reflexes', 'turn', [...RAISED, 'reflexes']),
  passedCards('store', 'a store of seven', ['take-phone']),
  passedCards('shot', 'a shot, with everything', RAISED),
  passedCards('duel', 'duel', RAISED),
  passedCards('last-breath', 'the last breath', RAISED),
  passedCards('sid', 'Sid waits', ['take-phone', 'seat-2']),
  passedCards('sid-heals', 'Sid waits', ['take-phone', 'seat-2', 'interject', ...RAISED]),
  passedCards('stand-in', 'turn', ['take-phone', 'seat-1', 'bot-in']),
  { ...ofCards('home', '/'), settle: ROLL_IN },
  ofCards('setup', '/cards/new'),
  ofCards('deal', '/cards/deal'),
  asking('turn', 'turn'),
  asking('lifted', 'turn', ['hand-0']),
  asking('aim', 'turn', ['hand-0', 'confirm']),
  asking('shot', 'a shot, with everything'),
  asking('duel', 'duel'),
  asking('store', 'a store of seven'),
  asking('take', 'what to take', ['hand-0', 'confirm', 'seat-1']),
  asking('last-breath', 'the last breath'),
  asking('discard', 'too many cards', ['hand-0', 'hand-2']),
  asking('lucky-duke', 'Lucky Duke’s barrel'),
  asking('kit', 'Kit’s three', ['open-1']),
  asking('jesse', 'Jesse’s first card'),
  asking('pedro', 'Pedro’s first card'),
  asking('heal', 'Sid, shot at', ['heal', 'hand-0']),
  ...(['result', 'replay'] as const).map((room): Scene => ({
    name: `cards-${room}`,
    play: async (page, url, look) => {
      await keepCards(page, { record: playedCards(7, 1), settings: look })
      await page.goto(`${url}/cards/${room}`)
    },
  })),
]

/** Somebody's suspicions of the others. */
const MARKS: readonly Mark[] = [
  { by: 0, about: 1, says: { role: 'deputy', sureness: 'hunch' }, turn: 1, at: 0 },
  { by: 0, about: 2, says: { role: 'outlaw', sureness: 'certain' }, turn: 2, at: 9 },
  { by: 0, about: 3, says: { role: 'renegade', sureness: 'likely' }, turn: 3, at: 14 },
  { by: 0, about: 5, says: { role: 'outlaw', sureness: 'hunch' }, turn: 4, at: 20 },
]

/** One's own suspicions: on the table, while they are placed, and beside the best bot's. */
const READING_SCENES: readonly Scene[] = [
  {
    name: 'reading-chips',
    play: async (page, url, look) => {
      await keepMatch(page, { seats: 8, settings: look, marks: MARKS })
      await page.goto(`${url}/dice/table`)
      await page.getByTestId('read').waitFor()
    },
  },
  {
    name: 'reading-layer',
    play: async (page, url, look) => {
      await keepCards(page, { record: cardsDeal(7, 3), settings: look, marks: MARKS })
      await page.goto(`${url}/cards/table`)
      await page.getByTestId('read').click()
    },
  },
  {
    name: 'reading-beside',
    play: async (page, url, look) => {
      await keepMatch(page, { seats: 7, record: finished, settings: look, marks: MARKS })
      await page.goto(`${url}/dice/look-back`)
      await page.getByTestId('reading').waitFor({ timeout: 60_000 })
      await page.getByTestId('reading').scrollIntoViewIfNeeded()
    },
  },
]

const SCENES: readonly Scene[] = [
  ...READING_SCENES,
  ...CARD_SCENES,
  passed({ name: 'setup', route: '/pass' }),
  passed({ name: 'round', route: '/round', peeked: [] }),
  passed({ name: 'card', route: '/round', peeked: [], press: ['take-phone'] }),
  passed({ name: 'hand-over', route: '/table' }),
  passed({ name: 'table', route: '/table', press: ['take-phone'] }),
  passed({
    name: 'turned',
    route: '/table',
    press: ['take-phone'],
    settings: { board: 'half' },
  }),
  companion(5),
  companion(8),
  plain('companion-setup', '/companion-setup'),
  printed(5),
  printed(7),
  printed(5, 'gear', ['gear-3']),
  printed(5, 'reach', ['sight']),
  printed(5, 'last-breath', [], { actions: DRAMATIC }),
  printed(5, 'menu', ['tool-menu']),
  printed(5, 'log', ['tool-menu', 'menu-log', 'turn-0'], { actions: DRAMATIC.slice(0, -1) }),
  printed(5, 'reminders', ['tool-menu', 'menu-reminders']),
  printed(5, 'trial', ['try-stroke'], { actions: [] }),
  printed(5, 'result', [], { actions: [...DRAMATIC, { type: 'fall' }], room: 'companion-result' }),
  plain('companion-cards-setup', '/cards/companion-setup'),
  { ...plain('home', '/'), settle: ROLL_IN },
  {
    name: 'home-first',
    settle: ROLL_IN,
    play: async (page, url, look) => {
      await keepSettings(page, look)
      await page.goto(url)
    },
  },
  plain('new-game', '/new'),
  plain('deal', '/deal'),
  plain('settings', '/settings'),
  plain('about', '/about'),
  plain('rules', '/rules'),
  plain('rules-character', '/rules/bart-cassidy'),
  plain('rules-turn', '/rules/turn'),
  plain('rules-setup', '/rules/setup'),
  plain('rules-option', '/rules/dynamiteTiming'),
  plain('rules-summary', '/rules/summary'),
  plain('rules-face', '/rules/dynamite'),
  plain('rules-questions', '/rules/questions'),
  plain('cards-tutorial', '/cards/tutorial'),
  plain('cards-rules', '/cards/rules'),
  plain('cards-rules-distance', '/cards/rules/distance'),
  plain('cards-rules-draw', '/cards/rules/draw'),
  plain('cards-rules-card', '/cards/rules/panic'),
  plain('cards-rules-character', '/cards/rules/suzy-lafayette'),
  plain('cards-rules-symbols', '/cards/rules/symbols'),
  plain('cards-rules-summary', '/cards/rules/summary'),
  table('table', 7, 1),
  table('table-aim', 7, 2),
  table('table-3', 3, 0),
  table('table-8', 8, 5),
  {
    name: 'hint',
    play: async (page, url, look) => {
      await keepMatch(page, { seats: 7, settings: look, actions: [FIRST_ROLL] })
      await page.goto(`${url}/table`)
      await page.getByTestId('hint').click()
      await page.getByTestId('advice').first().waitFor()
    },
  },
  {
    name: 'suspicions',
    play: async (page, url, look) => {
      await keepMatch(page, { seats: 7, seed: 7, settings: { ...look, suspicions: true } })
      await page.goto(`${url}/table`)
      const player = new TablePlayer(page, 3, { language: look.language })
      await player.play(6)
      await player.asked()
      await page.getByTestId('menu').click()
      await page.getByTestId('suspicions').click()
      await page.getByTestId('suspicion-chart').waitFor()
    },
  },
  {
    name: 'look-back',
    play: async (page, url, look) => {
      await keepSettings(page, look)
      await bringFinishedMatch(page, finished)
      await page.goto(`${url}/result`)
      await page.getByTestId('open-look-back').click()
      await page.getByTestId('beliefs').waitFor()
      await page.getByTestId('slip').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'day',
    play: async (page, url, look) => {
      await keep(page, { ...settingsDocument(look), ...dayDocuments(Date.now()) })
      await page.goto(`${url}/dice/day`)
    },
  },
  {
    name: 'trail',
    play: async (page, url, look) => {
      await keep(page, { ...settingsDocument(look), ...trailDocuments() })
      await page.goto(`${url}/trail`)
    },
  },
  plain('statistics-empty', '/statistics'),
  ledger('statistics', '/statistics'),
  ledger('history', '/history'),
  ledger('past-game', '/history/seeded-1'),
  plain('tutorial', '/tutorial'),
  {
    name: 'lesson',
    play: async (page, url, look) => {
      await keepMatch(page, { seats: 7, settings: look })
      await page.goto(`${url}/tutorial`)
      await page.getByTestId('sit-down').click()
      for (let i = 0; i < 3; i++) await page.getByTestId('skip-step').click()
      await page.getByTestId('got-it').waitFor()
    },
  },
  {
    name: 'result',
    play: async (page, url) => {
      await bringFinishedMatch(page, finished)
      await page.goto(`${url}/result`)
    },
  },
  {
    name: 'replay',
    play: async (page, url) => {
      await bringFinishedMatch(page, finished)
      await page.goto(`${url}/replay`)
    },
  },
]

async function shoot(browser: Browser, url: string, filter: readonly string[]): Promise<number> {
  let count = 0
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      for (const [size, viewport] of Object.entries(SIZES))
        for (const scene of SCENES) {
          const path = join('shots', `${scene.name}-${size}-${theme}-${language}.png`)
          if (!filter.every((part) => path.includes(part))) continue
          const context = await browser.newContext({
            viewport,
            locale: language,
            colorScheme: theme === 'dusk' ? 'dark' : 'light',
            deviceScaleFactor: viewport.width < 500 ? 2 : 1,
            hasTouch: true,
          })
          const page = await context.newPage()
          await scene.play(page, url, { language, theme })
          await page.waitForTimeout(scene.settle ?? SETTLE)
          await page.screenshot({ path })
          await context.close()
          count += 1
        }
  return count
}

async function main(): Promise<void> {
  mkdirSync('shots', { recursive: true })
  const server = await serve(join(process.cwd(), 'dist', 'web'))
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const count = await shoot(browser, server.url, process.argv.slice(2))
  await browser.close()
  server.close()
  console.log(`${count} pictures in shots/`)
}

void main()
