/**
 * How quick the app is in Chromium with the processor slowed down four times, beside an empty Expo app in the same run:
 * `npm run bench:app`. Exports into dist/ unless that is there; delete dist/web to measure fresh code. `--only` with some of
 * weight, time, frames, heap and `--game` with one of dice, cards measure only these.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { serve } from '../../e2e/harness/server'
import { cardsDeal, keepCards } from '../../e2e/support/card-saves'
import { keepMatch } from '../../e2e/support/saves'
import { boardChunk, dealtFrames, gatlingFrames, heapOverCardMatches } from './cards'
import { exportEmptyApp, exportWeb } from './empty-app'
import {
  allJavaScript,
  attackFrames,
  controlFrames,
  heapOverMatches,
  loadedJavaScript,
  median,
  throwFrames,
  timeToInteractive,
  workToInteractive,
  type Route,
} from './measures'
import { findBrowser } from '../../scripts/lib/browser.mjs'

const ROUNDS = 5
const MATCHES = Number(process.env.TUMBLEWEED_MATCHES ?? 20)
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`

const percent = (frames: readonly number[]): number =>
  (100 * frames.filter((ms) => ms <= 20).length) / frames.length
const list = (numbers: readonly number[], digits: number): string =>
  numbers.map((number) => number.toFixed(digits)).join(' ')

const { values: wanted } = parseArgs({
  options: { only: { type: 'string' }, game: { type: 'string' } },
})
const isWanted = (what: 'weight' | 'time' | 'frames' | 'heap'): boolean =>
  wanted.only === undefined || wanted.only.split(',').includes(what)
const isPlayed = (game: 'dice' | 'cards'): boolean =>
  wanted.game === undefined || wanted.game === game

interface Routes {
  readonly empty: Route
  readonly home: Route
  readonly table: Route
  readonly 'card table': Route
}

/** Home has no target time of its own. */
const AIMS = { home: 1.6, table: 1.6, 'card table': 1.7 } as const
const NAMES = ['home', 'table', 'card table'] as const

async function weigh(browser: Browser, routes: Routes, folder: string): Promise<void> {
  const empty = await loadedJavaScript(browser, routes.empty)
  for (const name of NAMES) {
    const own = await loadedJavaScript(browser, routes[name])
    const ratio = (own.bytes / empty.bytes).toFixed(3)
    console.log(
      `JavaScript for ${name}, gzipped: ${kB(own.bytes)}, empty ${kB(empty.bytes)}, ratio ${ratio}; ${own.modules} modules, empty ${empty.modules}`,
    )
  }
  console.log(`  (aim 1.40 for home; ${kB(allJavaScript(folder))} in all)`)
  console.log(`the card board's chunk with its art, gzipped: ${kB(boardChunk(folder))} (aim 130)`)
}

/** By the clock with the processor slowed down, which the aims are about, and by the work done, which noise leaves alone. */
async function time(browser: Browser, routes: Routes): Promise<void> {
  const none = (): Record<keyof Routes, number[]> => ({
    empty: [],
    home: [],
    table: [],
    'card table': [],
  })
  const [times, works] = [none(), none()]
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['empty', ...NAMES] as const) {
      times[name].push(await timeToInteractive(browser, routes[name]))
      works[name].push(await workToInteractive(browser, routes[name]))
    }
  for (const name of NAMES) {
    const [ms, base] = [median(times[name]), median(times.empty)]
    const [work, least] = [median(works[name]), median(works.empty)]
    console.log(
      `${name} interactive: ${ms.toFixed(0)} ms, empty ${base.toFixed(0)} ms, ratio ${(ms / base).toFixed(2)} (aim ${AIMS[name]}); ` +
        `main thread's work ${work.toFixed(0)} ms, empty ${least.toFixed(0)} ms, ratio ${(work / least).toFixed(2)}`,
    )
  }
}

/** What moves on each table, beside a page that shows how busy the machine is. */
async function countFrames(browser: Browser, url: string): Promise<void> {
  const scenes = [
    { game: 'dice', what: 'five dice', measure: throwFrames },
    { game: 'dice', what: 'an attack on eight', measure: attackFrames },
    { game: 'cards', what: 'seven cards dealt', measure: dealtFrames },
    { game: 'cards', what: 'a Gatling round seven', measure: gatlingFrames },
  ] as const
  const measured = scenes
    .filter(({ game }) => isPlayed(game))
    .map((scene) => ({ ...scene, shares: new Array<number>() }))
  const control: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    control.push(percent(await controlFrames(browser)))
    for (const { measure, shares } of measured) shares.push(percent(await measure(browser, url)))
  }
  const tell = (what: string, shares: readonly number[], aim = ''): void =>
    console.log(`${what}: median ${median(shares).toFixed(1)} of ${list(shares, 0)}${aim}`)
  for (const { what, shares } of measured)
    tell(`${what}, % of frames within 20 ms`, shares, ' (aim 95)')
  tell('  an empty page with 3 ms of work a frame', control)
}

async function weighHeaps(browser: Browser, url: string): Promise<void> {
  for (const [game, measure] of [
    ['dice', heapOverMatches],
    ['cards', heapOverCardMatches],
  ] as const) {
    if (!isPlayed(game)) continue
    const heap = await measure(browser, url, MATCHES)
    console.log(`heap after each of ${MATCHES} matches of ${game}, MB: ${list(heap, 1)}`)
    const [fifth, last] = [heap[4], heap.at(-1)]
    if (fifth !== undefined && last !== undefined)
      console.log(`  grown since the fifth by ${(last - fifth).toFixed(1)} MB (aim 2 for cards)`)
  }
}

async function main(): Promise<void> {
  const root = process.cwd()
  const folders = { empty: exportEmptyApp(root), own: exportWeb(root, root, `${root}/dist/web`) }
  const servers = { empty: await serve(folders.empty), own: await serve(folders.own) }
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const routes: Routes = {
    empty: { url: servers.empty.url, ready: '[data-testid="ready"]' },
    home: { url: servers.own.url, ready: '[role="button"], [role="link"], a' },
    table: {
      url: `${servers.own.url}/table`,
      ready: '[data-testid="roll"]',
      keep: (page) => keepMatch(page, { seats: 7 }),
    },
    'card table': {
      url: `${servers.own.url}/cards/table`,
      ready: '[data-testid="end"]',
      keep: (page) => keepCards(page, { record: cardsDeal(7, 1) }),
    },
  }
  console.log(`machine: ${cpus().length} processors, load ${list(loadavg(), 1)}`)
  if (isWanted('weight')) await weigh(browser, routes, folders.own)
  if (isWanted('time')) await time(browser, routes)
  if (isWanted('frames')) await countFrames(browser, servers.own.url)
  if (isWanted('heap')) await weighHeaps(browser, servers.own.url)
  await browser.close()
  servers.empty.close()
  servers.own.close()
}

void main()
