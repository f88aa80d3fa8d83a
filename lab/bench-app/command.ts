/**
 * How quick the app is in Chromium with the processor slowed down four times, beside an empty Expo app in the same run:
 * `npm run bench:app`. Exports into dist/ unless that is there; delete dist/web to measure fresh code.
 */
import { cpus, loadavg } from 'node:os'
import { chromium, type Browser } from 'playwright-core'
import { serve } from '../../e2e/harness/server'
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

interface Routes {
  readonly empty: Route
  readonly home: Route
  readonly table: Route
}

async function weigh(browser: Browser, routes: Routes, folder: string): Promise<void> {
  const empty = await loadedJavaScript(browser, routes.empty)
  for (const name of ['home', 'table'] as const) {
    const own = await loadedJavaScript(browser, routes[name])
    const ratio = (own / empty).toFixed(2)
    console.log(`JavaScript for ${name}, gzipped: ${kB(own)}, empty ${kB(empty)}, ratio ${ratio}`)
  }
  console.log(`  (aim 1.45 for home; ${kB(allJavaScript(folder))} in all)`)
}

async function time(browser: Browser, routes: Routes): Promise<void> {
  const times: Record<keyof Routes, number[]> = { empty: [], home: [], table: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.empty.push(await timeToInteractive(browser, routes.empty))
    times.home.push(await timeToInteractive(browser, routes.home))
    times.table.push(await timeToInteractive(browser, routes.table))
  }
  const base = median(times.empty)
  for (const name of ['home', 'table'] as const)
    console.log(
      `${name} interactive: ${median(times[name]).toFixed(0)} ms, empty ${base.toFixed(0)} ms, ratio ${(median(times[name]) / base).toFixed(2)} (aim 1.6)`,
    )
}

/** Dice in the air and arrows over the table, beside a page that shows how busy the machine is. */
async function countFrames(browser: Browser, url: string): Promise<void> {
  const thrown: number[] = []
  const attacked: number[] = []
  const control: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    control.push(percent(await controlFrames(browser)))
    thrown.push(percent(await throwFrames(browser, url)))
    attacked.push(percent(await attackFrames(browser, url)))
  }
  const tell = (what: string, shares: readonly number[], aim = ''): void =>
    console.log(`${what}: median ${median(shares).toFixed(1)} of ${list(shares, 0)}${aim}`)
  tell('five dice, % of frames within 20 ms', thrown, ' (aim 95)')
  tell('an attack on eight, % of frames within 20 ms', attacked, ' (aim 95)')
  tell('  an empty page with 3 ms of work a frame', control)
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
    table: { url: `${servers.own.url}/table`, ready: '[data-testid="roll"]', needsMatch: true },
  }
  console.log(`machine: ${cpus().length} processors, load ${list(loadavg(), 1)}`)
  await weigh(browser, routes, folders.own)
  await time(browser, routes)
  await countFrames(browser, servers.own.url)
  const heap = await heapOverMatches(browser, servers.own.url, MATCHES)
  console.log(`heap after each of ${MATCHES} matches, MB: ${list(heap, 1)}`)
  await browser.close()
  servers.empty.close()
  servers.own.close()
}

void main()
