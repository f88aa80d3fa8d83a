import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from './harness/server'
import { expect, test } from './harness/test'
import { CardPlayer } from './support/card-player'
import { TablePlayer } from './support/player'
import { keepSettings } from './support/saves'

test.use({ serviceWorkers: 'allow' })

/** Waits until something comes true in the page, however long the worker takes to keep the whole app. */
const eventually = (page: Page, promise: string): Promise<void> =>
  expect.poll(() => page.evaluate(promise), { timeout: 120_000 }).toBe(true)

/** The worker has everything and answers for this page. */
const isKept = 'navigator.serviceWorker.controller?.state === "activated"'

test('after one visit the app needs no network: home, both games to their end, their rules', async ({
  page,
  open,
}) => {
  test.setTimeout(400_000)
  await keepSettings(page, { autoAnswer: false })
  await open('/')
  await eventually(page, isKept)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: /Play alone/ }).click()
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.getByRole('button', { name: 'To the table' }).click()
  expect(await new TablePlayer(page, 5).play()).toBe(true)
  await open('/rules/bart-cassidy')
  await expect(page.getByRole('heading', { name: 'Bart Cassidy' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bart Cassidy' })).toBeVisible()
  await open('/rules')
  await expect(page.getByTestId('rules-search')).toBeVisible()
  await open('/')
  await page.getByTestId('game-cards').click()
  await page.getByRole('button', { name: /Play alone/ }).click()
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.getByRole('button', { name: 'To the table' }).click()
  expect(await new CardPlayer(page, 1, { isReckless: true }).play()).toBe(true)
  await open('/cards/rules/duel')
  await expect(page.getByRole('heading', { name: 'Duel', exact: true })).toBeVisible()
  await open('/cards/tutorial')
  await expect(page.getByTestId('sit-down')).toBeVisible()
})

test('the browser may install the app', async ({ page, open, baseURL }) => {
  test.setTimeout(180_000)
  await open('/')
  await eventually(page, isKept)
  const client = await page.context().newCDPSession(page)
  const { errors, url } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${baseURL}/manifest.webmanifest`)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  const ids = installabilityErrors.map(({ errorId }) => errorId)
  // A browser for tests opens every page in a private window.
  expect(ids.filter((id) => id !== 'in-incognito')).toEqual([])
  const { icons } = JSON.parse(readFileSync(join('public', 'manifest.webmanifest'), 'utf8'))
  for (const { src } of icons) await expect(await page.request.get(`/${src}`)).toBeOK()
})

/** A later release of the app: another page, and without the chunk of one screen. */
function releaseAnew(folder: string): void {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const worker = read('sw.js')
  const version = /const VERSION = "([^"]+)"/.exec(worker)?.[1] ?? ''
  const chunk = /"(_expo\/[^"]*\/about-screen-[^"]+)"/.exec(worker)?.[1] ?? ''
  const page = read('index.html')
    .replaceAll(version, 'later')
    .replace('<title>', '<!-- later --><title>')
  const digest = createHash('sha256').update(page).digest('base64')
  const later = worker
    .replace(version, 'later')
    .replace(/"\.\/",\s+"sha256-[^"]+"/, `"./", "sha256-${digest}"`)
    .replace(new RegExp(String.raw`\[\s+"${chunk}",\s+"[^"]+"\s+\],`), '')
  rmSync(join(folder, chunk))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'sw.js'), later)
}

const isLater = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.outerHTML.includes("<!-- later -->")')

const cachesAre = (count: number): string =>
  `caches.keys().then((names) => names.length === ${count})`
const isNewWorkerActive = `navigator.serviceWorker.getRegistration().then(
  ({ installing, waiting, active }) => !installing && !waiting && active.state === 'activated')`

test('a new version comes with the next start, and the running one keeps its files until then', async ({
  page,
  allowError,
}) => {
  test.setTimeout(300_000)
  allowError(/^left the app/)
  const folder = mkdtempSync(join(tmpdir(), 'tumbleweed-'))
  cpSync(join(__dirname, '..', 'dist', 'web'), folder, { recursive: true })
  const host = await serve(folder)
  try {
    await page.goto(host.url)
    await eventually(page, isKept)
    releaseAnew(folder)
    await page.evaluate('navigator.serviceWorker.ready.then((worker) => worker.update())')
    await eventually(page, cachesAre(2))
    await eventually(page, isNewWorkerActive)
    expect(await isLater(page)).toBe(false)
    await page.getByRole('button', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible()
    await page.goto(host.url)
    expect(await isLater(page)).toBe(true)
    await eventually(page, cachesAre(1))
  } finally {
    host.close()
    rmSync(folder, { recursive: true })
  }
})
