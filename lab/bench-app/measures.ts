import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { attackIsNear } from '../../e2e/support/eves'
import { TablePlayer } from '../../e2e/support/player'
import { keepMatch } from '../../e2e/support/saves'

declare global {
  interface Window {
    thrownFrames: number[]
  }
}

const THROTTLE = 4
const THROW_MS = 1100
/** An attack's arrows and the first look at its wounds. */
const ATTACK_MS = 2600
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

/** Gzipped bytes of all JavaScript in an exported app. */
export function allJavaScript(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + gzipSync(readFileSync(join(folder, file))).length, 0)
}

/** What a page loads of JavaScript until it can be used, chunks and all: gzipped bytes, and modules. */
interface Loaded {
  readonly bytes: number
  readonly modules: number
}

const modulesIn = (script: Buffer): number => script.toString().match(/^__d\(/gm)?.length ?? 0

export async function loadedJavaScript(browser: Browser, route: Route): Promise<Loaded> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  // By address: a file that is fetched ahead is answered twice.
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    // What is still on its way when the page can be used does not count.
    if (response.request().resourceType() === 'script')
      bodies.set(
        response.url(),
        response.body().catch(() => Buffer.alloc(0)),
      )
  })
  await route.keep?.(page)
  await page.goto(route.url)
  await page.locator(route.ready).first().waitFor()
  const scripts = await Promise.all(bodies.values())
  await context.close()
  return {
    bytes: scripts.reduce((total, script) => total + gzipSync(script).length, 0),
    modules: scripts.reduce((total, script) => total + modulesIn(script), 0),
  }
}

export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return page
}

export interface Route {
  readonly url: string
  /** What shows that the page can be used. */
  readonly ready: string
  /** Puts where the app keeps it what the page needs. */
  readonly keep?: (page: Page) => Promise<void>
}

/** Milliseconds from navigation until something can be pressed and the main thread answers. */
export async function timeToInteractive(browser: Browser, route: Route): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await slowPage(context)
  const ms = await openUntilReady(page, route)
  await context.close()
  return ms
}

/**
 * Milliseconds of processor time that the page's main thread has used by then. Unlike the clock it hardly changes when the
 * machine is busy with other things; nothing is slowed down for it.
 */
export async function workToInteractive(browser: Browser, route: Route): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await openUntilReady(page, route)
  const { metrics } = await client.send('Performance.getMetrics')
  await context.close()
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
}

/** Opens a page, waits until it can be used, and tells how many milliseconds after navigation that was. */
async function openUntilReady(page: Page, route: Route): Promise<number> {
  await route.keep?.(page)
  await page.goto(route.url, { waitUntil: 'commit' })
  await page.locator(route.ready).first().waitFor()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))
      }),
  )
}

/** Runs in the page as it stands: a compiler's helpers do not exist there. */
export const COUNT_FRAMES = `
  window.thrownFrames = []
  let last = performance.now()
  requestAnimationFrame(function tick(now) {
    window.thrownFrames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  })
`

/** Work for every frame of the control: what takes this many ms on this machine when nobody slows it down. */
const CONTROL_MS = 3
const CONTROL_WORK = `
  const spin = (rounds) => { let x = 1; for (let i = 0; i < rounds; i++) x = Math.sin(x + i); return x }
  const timed = (rounds) => { const from = performance.now(); spin(rounds); return performance.now() - from }
  timed(2e5)
  window.rounds = 2e5 * ${CONTROL_MS} / Math.min(...Array.from({ length: 9 }, () => timed(2e5)))
  window.startControl = () => requestAnimationFrame(function tick() {
    window.kept = spin(window.rounds)
    requestAnimationFrame(tick)
  })
`

/** An empty page that works 3 ms a frame: if this one drops frames too, the machine is busy with other things. */
export async function controlFrames(browser: Browser): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto('about:blank')
  await page.evaluate(CONTROL_WORK)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.evaluate(`window.startControl()`)
  await page.evaluate(COUNT_FRAMES)
  await page.waitForTimeout(250)
  const frames = await framesFor(page, THROW_MS)
  await context.close()
  return frames
}

export async function framesFor(page: Page, ms: number): Promise<readonly number[]> {
  await page.evaluate(() => void window.thrownFrames.splice(0))
  await page.waitForTimeout(ms)
  return page.evaluate(() => window.thrownFrames.slice())
}

/** The frames while five dice are thrown, in ms. */
export async function throwFrames(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE)
  const page = await slowPage(context)
  await keepMatch(page, { seats: 7, settings: { speed: 1 } })
  await page.goto(`${url}/table`)
  await page.getByTestId('roll').waitFor()
  await page.waitForTimeout(2500)
  await page.evaluate(COUNT_FRAMES)
  await page.getByTestId('roll').click()
  await page.waitForTimeout(250)
  const frames = await framesFor(page, THROW_MS)
  await context.close()
  return frames
}

/** The frames while arrows sweep a table of eight and everybody's wounds come up, in ms. */
export async function attackFrames(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE)
  const page = await slowPage(context)
  await keepMatch(page, { seats: 8, record: attackIsNear(8, 5), settings: { speed: 1 } })
  await page.goto(`${url}/table`)
  await page.getByTestId('roll').waitFor()
  await page.waitForTimeout(2500)
  await page.evaluate(COUNT_FRAMES)
  await page.getByTestId('roll').click()
  await page.getByTestId('attack').waitFor({ state: 'attached' })
  const frames = await framesFor(page, ATTACK_MS)
  await context.close()
  return frames
}

/** Heap in MB after each of a number of matches at top speed, rematch after rematch. */
export async function heapOverMatches(
  browser: Browser,
  url: string,
  matches: number,
): Promise<number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await keepMatch(page, { seats: 5 })
  await page.goto(`${url}/table`)
  const heap: number[] = []
  for (let match = 0; match < matches; match++) {
    await new TablePlayer(page, match).play()
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    heap.push(usedSize / 2 ** 20)
    await page.getByRole('button', { name: 'Rematch', exact: true }).click()
    await page.getByRole('button', { name: 'To the table' }).click()
  }
  await context.close()
  return heap
}
