import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { serve } from './harness/server'
import { test } from './harness/test'
import { TablePlayer } from './support/player'
import { keepSettings } from './support/saves'

const context = { serviceWorkers: 'allow' } as const

/** Resolves when the worker has everything and answers for this page. */
const whenKept = (page: Page): Promise<unknown> =>
  page.waitForFunction('navigator.serviceWorker.controller?.state === "activated"', undefined, {
    timeout: 60_000,
  })

test(
  'after one visit the app needs no network: home, a whole match, the rulebook',
  { context, timeoutSeconds: 240 },
  async ({ page, open }) => {
    await keepSettings(page, {})
    await open('/')
    await whenKept(page)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: /Play alone/ }).click()
    await page.getByRole('radio', { name: '4 players' }).click()
    await page.getByRole('button', { name: 'Deal', exact: true }).click()
    await page.getByRole('button', { name: 'To the table' }).click()
    assert.equal(await new TablePlayer(page, 5).play(), true)
    await open('/rules/bart-cassidy')
    await page.getByRole('heading', { name: 'Bart Cassidy' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Bart Cassidy' }).waitFor()
    await open('/rules')
    await page.getByTestId('rules-search').waitFor()
  },
)

test('the browser may install the app', { context }, async ({ page, open, baseUrl }) => {
  await open('/')
  await whenKept(page)
  const client = await page.context().newCDPSession(page)
  const { errors, url } = await client.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  assert.equal(url, `${baseUrl}/manifest.webmanifest`)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  const ids = installabilityErrors.map(({ errorId }) => errorId)
  // A browser for tests opens every page in a private window.
  assert.deepEqual(
    ids.filter((id) => id !== 'in-incognito'),
    [],
  )
  const { icons } = JSON.parse(readFileSync(join('public', 'manifest.webmanifest'), 'utf8'))
  for (const { src } of icons) assert.ok((await page.request.get(`${baseUrl}/${src}`)).ok(), src)
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

/** Asks the page again and again until something comes true. */
async function eventually(page: Page, promise: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await page.evaluate(promise)) return
    await page.waitForTimeout(100)
  }
  throw new Error(`never came true: ${promise}`)
}

const cachesAre = (count: number): string =>
  `caches.keys().then((names) => names.length === ${count})`
const isNewWorkerActive = `navigator.serviceWorker.getRegistration().then(
  ({ installing, waiting, active }) => !installing && !waiting && active.state === 'activated')`

test(
  'a new version comes with the next start, and the running one keeps its files until then',
  { context, timeoutSeconds: 90 },
  async ({ page, allowError }) => {
    allowError(/^left the app/)
    const folder = mkdtempSync(join(tmpdir(), 'tumbleweed-'))
    cpSync(join(__dirname, '..', 'dist', 'web'), folder, { recursive: true })
    const host = await serve(folder)
    try {
      await page.goto(host.url)
      await whenKept(page)
      releaseAnew(folder)
      await page.evaluate('navigator.serviceWorker.ready.then((worker) => worker.update())')
      await eventually(page, cachesAre(2))
      await eventually(page, isNewWorkerActive)
      assert.equal(await isLater(page), false)
      await page.getByRole('button', { name: 'About' }).click()
      await page.getByRole('heading', { name: 'About', level: 1 }).waitFor()
      await page.goto(host.url)
      assert.equal(await isLater(page), true)
      await eventually(page, cachesAre(1))
    } finally {
      host.close()
      rmSync(folder, { recursive: true })
    }
  },
)
