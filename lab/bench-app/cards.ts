import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { CardPlayer } from '../../e2e/support/card-player'
import { cardsDeal, keepCards, withHand } from '../../e2e/support/card-saves'
import type { CardId } from '@/games/cards'
import { COUNT_FRAMES, PHONE, framesFor, slowPage } from './measures'

/** A name that only the card board's art has. */
const ART = 'pic-cat-balou'

/** Gzipped bytes of the file that holds the card board and its art. */
export function boardChunk(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file)))
    .filter((file) => file.includes(ART))
  if (files.length !== 1) throw new Error(`${files.length} files hold the art of cards`)
  return files.reduce((total, file) => total + gzipSync(file).length, 0)
}

/** A store of seven: every card flies from the deck and is turned over. */
const STORE_MS = 1100
/** A Gatling, its tracers, and the first answers. */
const GATLING_MS = 4000

/** The frames while seven cards are dealt onto the shelves, in ms. */
export const dealtFrames = (browser: Browser, url: string): Promise<readonly number[]> =>
  playedFrames(browser, url, {
    card: 'general-store-9C',
    begins: (page) => page.getByTestId('open-0').waitFor({ state: 'attached' }),
    ms: STORE_MS,
  })

/** The frames while a Gatling goes round a table of seven, in ms. */
export const gatlingFrames = (browser: Browser, url: string): Promise<readonly number[]> =>
  playedFrames(browser, url, {
    card: 'gatling-10H',
    begins: (page) => page.getByTestId('confirm').waitFor({ state: 'detached' }),
    ms: GATLING_MS,
  })

interface Played {
  readonly card: CardId
  /** What shows that it has begun. */
  readonly begins: (page: Page) => Promise<void>
  readonly ms: number
}

async function playedFrames(
  browser: Browser,
  url: string,
  { card, begins, ms }: Played,
): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE)
  const page = await slowPage(context)
  const record = withHand([card, 'bang-8D', 'beer-6H', 'stagecoach-9S'], { seats: 7 })
  await keepCards(page, { record, settings: { speed: 1 } })
  await page.goto(`${url}/cards/table`)
  // Pressed at once: Playwright waits until nothing moves, which takes long on a slow page.
  await page.getByTestId('hand-0').dispatchEvent('click')
  await page.getByTestId('confirm').waitFor()
  await page.waitForTimeout(2500)
  await page.evaluate(COUNT_FRAMES)
  await page.getByTestId('confirm').dispatchEvent('click')
  await begins(page)
  const frames = await framesFor(page, ms)
  await context.close()
  return frames
}

/** Heap in MB after each of a number of matches at top speed, rematch after rematch. */
export async function heapOverCardMatches(
  browser: Browser,
  url: string,
  matches: number,
): Promise<number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await keepCards(page, { record: cardsDeal(4, 1) })
  await page.goto(`${url}/cards/table`)
  const heap: number[] = []
  for (let match = 0; match < matches; match++) {
    await new CardPlayer(page, match, { isReckless: true }).play()
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    heap.push(usedSize / 2 ** 20)
    await page.getByRole('button', { name: 'Rematch', exact: true }).click()
    await page.getByRole('button', { name: 'To the table' }).click()
  }
  await context.close()
  return heap
}
