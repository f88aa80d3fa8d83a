/**
 * `npm run compare:phone [-- part of a name]`: every screen twice, as the web draws it and as phones do, into shots/phone/.
 * Says where the layout, the words or the dice differ, how much of each picture does, and how even a throw of five dice is.
 * Needs both exports: `npm run build:web` and `npm run build:web -- --phone`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { atRest } from '../../e2e/harness/rest'
import { serve } from '../../e2e/harness/server'
import { placesIn, type Place } from '../../e2e/support/places'
import { keepMatch } from '../../e2e/support/saves'
import { findBrowser } from '../lib/browser.mjs'
import { differingShare, type Box } from './pixels'

const KINDS = ['web', 'phone'] as const
type Kind = (typeof KINDS)[number]
type Urls = Readonly<Record<Kind, string>>

const FOLDER = join('shots', 'phone')
const VIEWPORT = { width: 390, height: 844 }
/** Edges are smoothed differently; a shape that is missing or another face is far more than that. */
const MOST_OF_A_PAGE = 0.02
const MOST_OF_A_DIE = 0.15
/** A frame that comes in time, in milliseconds. */
const EVEN = 20

interface Piece extends Box {
  readonly name: string
}

interface View {
  readonly pieces: readonly Piece[]
  readonly picture: Buffer
}

/** Runs in the page: whatever has a role, with its words and its place. What bots say by chance, and what holds it, is left out. */
const PIECES = `[...document.querySelectorAll('#root [role], #root h1, #root h2')]
  .filter((element) => element.checkVisibility() && !element.matches('[role=main], [role=status], [role=log]'))
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const words = element.getAttribute('aria-label') ?? element.innerText
    return { name: (element.getAttribute('role') ?? element.tagName) + ' ' + words, x, y, width, height }
  })`

async function openPage(browser: Browser, reducedMotion: 'reduce' | 'no-preference') {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'en',
    reducedMotion,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  return context.newPage()
}

async function look(browser: Browser, url: string, { come }: Place): Promise<View> {
  const page = await openPage(browser, 'reduce')
  const open = async (route = '/') => {
    await page.goto(url + route)
    await page.getByRole('button').or(page.getByRole('link')).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  await come({ page, open })
  await atRest(page)
  const view = { pieces: await page.evaluate<Piece[]>(PIECES), picture: await page.screenshot() }
  await page.context().close()
  return view
}

const placeOf = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value)).join(' ')

const isApart = (one: Box, other: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(one[side] - other[side]) > 1)

/** What is not the same on both: words first, since places follow from them. */
function layoutDifferences(web: readonly Piece[], phone: readonly Piece[]): string[] {
  const names = (pieces: readonly Piece[]) => pieces.map(({ name }) => name)
  const missing = names(web).filter((name) => !names(phone).includes(name))
  const added = names(phone).filter((name) => !names(web).includes(name))
  if (missing.length + added.length > 0)
    return [
      ...missing.map((name) => `only on the web: ${name}`),
      ...added.map((name) => `only on phones: ${name}`),
    ]
  return web.flatMap((piece, i) => {
    const other = phone[i]
    return other && isApart(piece, other)
      ? [`${piece.name} lies at ${placeOf(piece)}, on phones at ${placeOf(other)}`]
      : []
  })
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

async function compare(browser: Browser, urls: Urls, place: Place): Promise<string[]> {
  const web = await look(browser, urls.web, place)
  const phone = await look(browser, urls.phone, place)
  const path = (kind: string) => join(FOLDER, `${place.name.replace(/\W+/g, '-')}-${kind}.png`)
  const paths = { web: path('web'), phone: path('phone'), apart: path('apart') }
  const page = await openPage(browser, 'reduce')
  const pictures = { web: web.picture, phone: phone.picture }
  const share = await differingShare(page, pictures, { paths })
  const problems = layoutDifferences(web.pieces, phone.pieces)
  if (share > MOST_OF_A_PAGE) problems.push(`${percent(share)} of the picture differs`)
  for (const die of web.pieces.filter(({ name }) => /^button Die \d:/.test(name))) {
    const apart = await differingShare(page, pictures, { clip: die })
    if (apart > MOST_OF_A_DIE) problems.push(`${die.name}: ${percent(apart)} of it differs`)
  }
  await page.context().close()
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${place.name}: ${percent(share)}`)
  for (const problem of problems) console.log(`    ${problem}`)
  return problems
}

/** Runs in the page: notes when frames come, until it is told to stop. */
const WATCH_FRAMES = `window.frames20 = []
  const frame = (now) => { window.frames20.push(now); window.frames20 && requestAnimationFrame(frame) }
  requestAnimationFrame(frame)`

/** How many of the frames of a throw come in time. */
async function measureThrow(page: Page, url: string): Promise<string> {
  await keepMatch(page, { seats: 4, seed: 7, settings: { speed: 1 } })
  await page.goto(`${url}/table`)
  await page.getByTestId('roll').waitFor()
  await atRest(page)
  await page.evaluate(WATCH_FRAMES)
  await page.getByTestId('roll').click()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
  const times = await page.evaluate<number[]>('window.frames20')
  const frames = times.slice(1).map((time, i) => time - (times[i] ?? 0))
  const even = frames.filter((length) => length <= EVEN).length
  return `${even} of ${frames.length} frames within ${EVEN} ms, the longest ${Math.max(...frames).toFixed(0)} ms`
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const hosts = { web: await serve(join('dist', 'web')), phone: await serve(join('dist', 'phone')) }
  const urls: Urls = { web: hosts.web.url, phone: hosts.phone.url }
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const problems: string[] = []
  for (const place of placesIn('en').filter(({ name }) => name.includes(process.argv[2] ?? '')))
    problems.push(...(await compare(browser, urls, place)))
  for (const kind of KINDS) {
    const page = await openPage(browser, 'no-preference')
    console.log(`A throw, as drawn by ${kind}: ${await measureThrow(page, urls[kind])}`)
    await page.context().close()
  }
  await browser.close()
  for (const host of Object.values(hosts)) host.close()
  console.log(`${problems.length} differences; the pictures are in ${FOLDER}.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

void main()
