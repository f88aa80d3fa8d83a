import type { Browser, Page } from '@playwright/test'
import { matchKind } from '@/persistence/kinds'
import { bringFinishedMatch, playedMatch } from './finished-match'
import type { Copied } from './harness/clipboard'
import { expect, test } from './harness/test'
import { CardPlayer } from './support/card-player'
import { CARD_QUESTIONS } from './support/card-questions'
import { cardsKey, keepCards } from './support/card-saves'
import { keepMatch } from './support/saves'

/** What the app keeps of a deal: everything that decides it. */
async function keptDeal(page: Page, place = matchKind.key): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', place)
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

interface Elsewhere {
  readonly path: string
  readonly own: unknown
  readonly key?: string
}

/** Whoever opens the link on another device is dealt the same. */
async function expectSameElsewhere(
  browser: Browser,
  link: string,
  { path, own, key }: Elsewhere,
): Promise<void> {
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'A deal for you' })).toBeVisible()
  await deal(other)
  await other.waitForURL(path)
  expect(await keptDeal(other, key)).toEqual(own)
  await elsewhere.close()
}

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
  await expectSameElsewhere(browser, link, { path: '**/deal', own: await keptDeal(page) })
})

test('a link to a deal of cards names bots and options, and no secret', async ({
  page,
  browser,
  open,
  baseURL,
  copied,
}) => {
  await open('/cards/new')
  await page.getByRole('radio', { name: '5 players' }).click()
  await page.getByRole('button', { name: /^Your role/ }).click()
  await page.getByRole('radio', { name: /^Outlaw/ }).click()
  await page.getByRole('button', { name: /^Rules/ }).click()
  await page.getByRole('radio', { name: 'Tournament' }).click()
  await page.keyboard.press('Escape')
  await page.getByTestId('share-deal').click()
  const link = await copiedLink(page, copied)
  expect(link.startsWith(`${baseURL}/cards/shared?`), link).toBe(true)
  const query = new URL(link).searchParams
  const known = /^(rules|seed|sealed|(bot|temper)\d|brownDiscard|sidTiming)$/
  expect([...query.keys()].filter((name) => !known.test(name))).toEqual([])
  expect(query.get('sidTiming')).toBe('beer')
  expect(query.get('sealed')).toMatch(/^\d{5}$/)
  expect(link).not.toMatch(/outlaw|sheriff|renegade|deputy|[2-9JQKA][SHDC]\b/i)
  await deal(page)
  await page.waitForURL('**/cards/deal')
  await expectSameElsewhere(browser, link, {
    path: '**/cards/deal',
    own: await keptDeal(page, cardsKey),
    key: cardsKey,
  })
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
  ['/cards/rules/cat-balou', 'Cat Balou'],
  ['/cards/rules/sidTiming', /Sid Ketchum/],
] as const)
  test(`${path} opens cold, and its way back stays in the app`, async ({ page, open }) => {
    await open(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL((url) => ['/', '/dice/rules', '/cards/rules'].includes(url.pathname))
  })

test('a card held at the table leads to its rule, and back to the table', async ({
  page,
  open,
}) => {
  await keepCards(page, { record: CARD_QUESTIONS.turn })
  await open('/cards/table')
  await new CardPlayer(page, 1).asked()
  const card = page.getByTestId('hand-0')
  const kind = (await card.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await card.hover()
  await page.mouse.down()
  await expect(page.getByTestId(/^rule-/)).toBeVisible()
  await page.mouse.up()
  await page.getByTestId(/^rule-/).click()
  await page.waitForURL('**/cards/rules/*')
  await expect(page.getByRole('heading', { name: kind, exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/cards/table')
})
