import assert from 'node:assert/strict'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'

test('the search finds an entry, and its links lead on', async ({ page, open }) => {
  await open('/rules')
  await page.getByTestId('rules-search').fill('last arrow pile')
  await page.getByRole('link', { name: /^The attack\./ }).waitFor()
  await page.getByTestId('rules-search').fill('bart')
  await page.getByRole('link', { name: /^Bart Cassidy\./ }).click()
  await page.getByRole('heading', { name: 'Bart Cassidy' }).waitFor()
  await page.getByRole('link', { name: /^Slab the Killer\./ }).click()
  await page.getByRole('heading', { name: 'Slab the Killer' }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/rules/slab-the-killer')
})

test('the search forgives accents', { context: { locale: 'cs-CZ' } }, async ({ page, open }) => {
  await open('/rules')
  await page.getByTestId('rules-search').fill('utok indianu')
  await page.getByRole('link', { name: /^Útok indiánů\./ }).waitFor()
})

test('what is in no rule is said so', async ({ page, open }) => {
  await open('/rules')
  await page.getByTestId('rules-search').fill('submarine')
  await page.getByText('Nothing in the rules fits that.').waitFor()
})

test('an unknown entry leads to the contents', async ({ page, open }) => {
  await open('/rules/poker')
  await page.getByTestId('rules-search').waitFor()
})

test('an example is played on a real table', { timeoutSeconds: 60 }, async ({ page, open }) => {
  await open('/rules/gatling')
  await page.getByTestId('play-example').click()
  await page.getByText('Ada fired the gatling.').waitFor({ timeout: 20_000 })
  await page.getByText('Ada gave 3 arrows back.').waitFor({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Once more' }).waitFor({ timeout: 10_000 })
})

for (const path of [
  '/rules',
  '/rules/turn',
  '/rules/el-gringo',
  '/rules/summary',
  '/rules/kitSpread',
])
  test(`${path} has no accessibility problem`, async ({ page, open }) => {
    await open(path)
    await page.getByRole('heading').first().waitFor()
    await expectNoAxeViolations(page)
  })
