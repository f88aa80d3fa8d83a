/**
 * How quick the app is in Chromium with the processor slowed down four times, beside an empty Expo app in the same run:
 * `npm run bench:app`. Exports into dist/ unless that is there; delete dist/web to measure fresh code.
 */
import { chromium } from 'playwright-core'
import { serve } from '../e2e/harness/server'
import { exportEmptyApp, exportWeb } from './bench-app/empty-app'
import {
  heapOverMatches,
  javaScript,
  median,
  throwFrames,
  timeToInteractive,
} from './bench-app/measures'
import { findBrowser } from './lib/browser.mjs'

const ROUNDS = 5
const MATCHES = Number(process.env.TUMBLEWEED_MATCHES ?? 20)
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`

async function main(): Promise<void> {
  const root = process.cwd()
  const folders = { empty: exportEmptyApp(root), own: exportWeb(root, root, `${root}/dist/web`) }
  const sizes = { empty: javaScript(folders.empty), own: javaScript(folders.own) }
  const ratio = sizes.own.first / sizes.empty.first
  console.log(`JavaScript, gzipped: ${kB(sizes.own.first)} at first (${kB(sizes.own.all)} in all)`)
  console.log(`  empty ${kB(sizes.empty.first)}, ratio ${ratio.toFixed(2)} (aim 1.45)`)

  const servers = { empty: await serve(folders.empty), own: await serve(folders.own) }
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const routes = {
    empty: { url: servers.empty.url, ready: '[data-testid="ready"]' },
    home: { url: servers.own.url, ready: '[role="button"], [role="link"], a' },
    table: { url: `${servers.own.url}/table`, ready: '[data-testid="roll"]', needsMatch: true },
  }
  const times: Record<keyof typeof routes, number[]> = { empty: [], home: [], table: [] }
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

  const frames = [
    ...(await throwFrames(browser, servers.own.url)),
    ...(await throwFrames(browser, servers.own.url)),
  ]
  const smooth = frames.filter((ms) => ms <= 20).length / frames.length
  console.log(
    `five dice: ${(100 * smooth).toFixed(1)} % of ${frames.length} frames within 20 ms (aim 95)`,
  )

  const heap = await heapOverMatches(browser, servers.own.url, MATCHES)
  console.log(
    `heap after each of ${MATCHES} matches, MB: ${heap.map((mb) => mb.toFixed(1)).join(' ')}`,
  )
  await browser.close()
  servers.empty.close()
  servers.own.close()
}

void main()
