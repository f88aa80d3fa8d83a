import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { TablePlayer } from '../../e2e/support/player'
import { keepMatch } from '../../e2e/support/saves'

declare global {
  interface Window {
    thrownFrames: number[]
  }
}

const THROTTLE = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

/** Gzipped bytes of JavaScript: what the first page loads, and all there is. */
export function javaScript(folder: string): { readonly first: number; readonly all: number } {
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const size = (file: string): number => gzipSync(readFileSync(join(folder, file))).length
  const sum = (list: readonly string[]): number =>
    list.reduce((total, file) => total + size(file), 0)
  const isFirst = (file: string): boolean => index.includes(file.replaceAll('\\', '/'))
  return { first: sum(files.filter(isFirst)), all: sum(files) }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return page
}

export interface Route {
  readonly url: string
  /** What shows that the page can be used. */
  readonly ready: string
  readonly needsMatch?: boolean
}

/** Milliseconds from navigation until something can be pressed and the main thread answers. */
export async function timeToInteractive(browser: Browser, route: Route): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await slowPage(context)
  if (route.needsMatch) await keepMatch(page, { seats: 7 })
  await page.goto(route.url, { waitUntil: 'commit' })
  await page.locator(route.ready).first().waitFor()
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))
      }),
  )
  await context.close()
  return ms
}

/** Runs in the page as it stands: a compiler's helpers do not exist there. */
const COUNT_FRAMES = `
  window.thrownFrames = []
  let last = performance.now()
  requestAnimationFrame(function tick(now) {
    window.thrownFrames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  })
`

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
  await page.evaluate(() => void window.thrownFrames.splice(0))
  await page.waitForTimeout(1100)
  const frames = await page.evaluate(() => window.thrownFrames.slice())
  await context.close()
  return frames
}

/** Heap in MB after each of so many matches at top speed, rematch after rematch. */
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
