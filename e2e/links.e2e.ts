import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { matchKind } from '@/persistence/kinds'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'
import { keepMatch } from './support/saves'

const context = { permissions: ['clipboard-read', 'clipboard-write'] }

/** What the app keeps of a deal: everything that decides it. */
async function keptDeal(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', matchKind.key)
  const { record, players } = JSON.parse(text).data
  return { config: record.config, seed: record.seed, players }
}

/** The link that was laid on the clipboard. */
async function copiedLink(page: Page): Promise<string> {
  await page
    .getByRole('alert')
    .or(page.getByText(/copied/i))
    .first()
    .waitFor()
  const text = await page.evaluate<string>('navigator.clipboard.readText()')
  return /http\S+/.exec(text)?.[0] ?? ''
}

const deal = (page: Page) => page.getByRole('button', { name: 'Deal', exact: true }).click()

test(
  'a shared link opens the same deal elsewhere, and the sender plays it too',
  { context },
  async ({ page, open, baseUrl }) => {
    // Where a browser can share, it would open its own sheet.
    await page.addInitScript('delete Navigator.prototype.share')
    await open('/new')
    await page.getByRole('radio', { name: '6 players' }).click()
    await page.getByRole('button', { name: /^Your role/ }).click()
    await page.getByRole('radio', { name: /^Renegade/ }).click()
    await page.getByTestId('share-deal').click()
    const link = await copiedLink(page)
    assert.ok(link.startsWith(`${baseUrl}/shared?`), link)
    await deal(page)
    await page.waitForURL('**/deal')
    const own = await keptDeal(page)

    const elsewhere = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
    assert.ok(elsewhere)
    const other = await elsewhere.newPage()
    await other.goto(link)
    await other.getByRole('heading', { name: 'A deal for you' }).waitFor()
    await deal(other)
    await other.waitForURL('**/deal')
    assert.deepEqual(await keptDeal(other), own)
    await elsewhere.close()
  },
)

test('the deal of a match that is over can be shared', { context }, async ({ page, open }) => {
  await page.addInitScript('delete Navigator.prototype.share')
  const finished = playedMatch({ kind: 'deal', seats: 5 }, 1)
  await bringFinishedMatch(page, finished)
  await open('/result')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: /^Share this deal/ }).click()
  const link = new URL(await copiedLink(page))
  await page.goto(link.href)
  await deal(page)
  await page.waitForURL('**/deal')
  const { seed } = JSON.parse(JSON.stringify(await keptDeal(page)))
  assert.equal(seed, finished.seed)
})

test('a link asks before it takes the place of a match', async ({ page, open }) => {
  await keepMatch(page, { seats: 4, seed: 2 })
  await open('/shared?rules=1&seed=7&bot1=easy%3ARosa&bot2=hard%3AHank')
  await page.getByText('You, Rosa, Hank').waitFor()
  await expectNoAxeViolations(page)
  await deal(page)
  await page.getByRole('button', { name: 'Go on with the old one' }).click()
  await page.waitForURL('**/table')
})

for (const query of ['', '?rules=1&seed=7', '?rules=2&seed=7&bot1=easy%3ARosa&bot2=hard%3AHank'])
  test(`a broken link (${query || 'empty'}) says so and leads to a new game`, async (stage) => {
    const { page, open } = stage
    await open(`/shared${query}`)
    await page.getByRole('heading', { name: 'This link leads nowhere' }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'New game' }).click()
    await page.waitForURL('**/new')
  })

test('an address that there is not leads home', async ({ page, open }) => {
  await open('/saloon/back-door')
  await page.getByRole('button', { name: /Play alone/ }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/')
})

for (const [path, heading] of [
  ['/rules/bart-cassidy', 'Bart Cassidy'],
  ['/rules/dynamite', 'Dynamite'],
  ['/rules/kitSpread', /Kit Carlson/],
  ['/rules/summary', 'Summary card'],
] as const)
  test(`${path} opens cold, and its way back stays in the app`, async ({ page, open }) => {
    await open(path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL((url) => ['/', '/rules'].includes(url.pathname))
  })
