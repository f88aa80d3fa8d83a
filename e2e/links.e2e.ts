import type { Page } from '@playwright/test'
import { matchKind } from '@/persistence/kinds'
import { bringFinishedMatch, playedMatch } from './finished-match'
import type { Copied } from './harness/clipboard'
import { expect, test } from './harness/test'
import { keepMatch } from './support/saves'

/** What the app keeps of a deal: everything that decides it. */
async function keptDeal(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', matchKind.key)
  const { record, players } = JSON.parse(text).data
  return { config: record.config, seed: record.seed, players }
}

/** The link that was laid on the clipboard. */
async function copiedLink(page: Page, copied: Copied): Promise<string> {
  const said = page.getByRole('alert').or(page.getByText(/copied/i))
  await expect(said.first()).toBeVisible()
  return /http\S+/.exec(copied() ?? '')?.[0] ?? ''
}

const deal = (page: Page) => page.getByRole('button', { name: 'Deal', exact: true }).click()

test('a shared link opens the same deal elsewhere, and the sender plays it too', async ({
  page,
  browser,
  open,
  baseURL,
  copied,
}) => {
  await open('/new')
  await page.getByRole('radio', { name: '6 players' }).click()
  await page.getByRole('button', { name: /^Your role/ }).click()
  await page.getByRole('radio', { name: /^Renegade/ }).click()
  await page.getByTestId('share-deal').click()
  const link = await copiedLink(page, copied)
  expect(link.startsWith(`${baseURL}/dice/shared?`), link).toBe(true)
  await deal(page)
  await page.waitForURL('**/deal')
  const own = await keptDeal(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'A deal for you' })).toBeVisible()
  await deal(other)
  await other.waitForURL('**/deal')
  expect(await keptDeal(other)).toEqual(own)
  await elsewhere.close()
})

test('the deal of a match that is over can be shared', async ({ page, open, copied }) => {
  const finished = playedMatch({ kind: 'deal', seats: 5 }, 1)
  await bringFinishedMatch(page, finished)
  await open('/result')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: /^Share this deal/ }).click()
  const link = new URL(await copiedLink(page, copied))
  await page.goto(link.href)
  await deal(page)
  await page.waitForURL('**/deal')
  expect(await keptDeal(page)).toMatchObject({ seed: finished.seed })
})

test('a link asks before it takes the place of a match', async ({
  page,
  open,
  expectAccessible,
}) => {
  await keepMatch(page, { seats: 4, seed: 2 })
  await open('/shared?rules=1&seed=7&bot1=easy%3ARosa&bot2=hard%3AHank')
  await expect(page.getByText('You, Rosa, Hank')).toBeVisible()
  await expectAccessible()
  await deal(page)
  await page.getByRole('button', { name: 'Go on with the old one' }).click()
  await page.waitForURL('**/table')
})

for (const query of ['', '?rules=1&seed=7', '?rules=2&seed=7&bot1=easy%3ARosa&bot2=hard%3AHank'])
  test(`a broken link (${query || 'empty'}) says so and leads to a new game`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open(`/shared${query}`)
    await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'New game' }).click()
    await page.waitForURL('**/new')
  })

test('an address that there is not leads home', async ({ page, open }) => {
  await open('/saloon/back-door')
  await expect(page.getByRole('button', { name: /Play alone/ })).toBeVisible()
  await expect(page).toHaveURL('/')
})

for (const [path, heading] of [
  ['/rules/bart-cassidy', 'Bart Cassidy'],
  ['/rules/dynamite', 'Dynamite'],
  ['/rules/kitSpread', /Kit Carlson/],
  ['/rules/summary', 'Summary card'],
] as const)
  test(`${path} opens cold, and its way back stays in the app`, async ({ page, open }) => {
    await open(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL((url) => ['/', '/dice/rules'].includes(url.pathname))
  })
