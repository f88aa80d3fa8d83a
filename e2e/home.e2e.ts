import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'
import { keepMatch } from './support/saves'

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('every door leads to its room and back', async ({ page, open }) => {
  await open()
  for (const [door, room] of [
    [/Play alone/, 'New game'],
    ['Settings', 'Settings'],
    ['About', 'About'],
  ] as const) {
    await page.getByRole('button', { name: door }).click()
    await page.getByRole('heading', { name: room, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('heading', { name: 'Tumbleweed', level: 1 }).waitFor()
  }
})

test('a match that waits is on the post, without a role, and goes on', async ({ page, open }) => {
  await keepMatch(page, { seats: 7, seed: 4 })
  await open()
  await page.getByText('Continue', { exact: true }).waitFor()
  const words = await page.locator('body').innerText()
  assert.doesNotMatch(words, /outlaw|deputy|renegade/i)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/table')
})

test('the same again deals at once', async ({ page, open }) => {
  await open('/new')
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.waitForURL('**/deal')
  await open('/')
  await page.getByRole('button', { name: /The same again, 4 at the table/ }).click()
  await page.getByRole('button', { name: 'Deal anew' }).click()
  await page.waitForURL('**/deal')
})

test('home can be walked by keyboard', { screen: 'desktop' }, async ({ page, open }) => {
  await open()
  await page.getByRole('button').first().waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/new')
})

for (const colorScheme of ['dark', 'light'] as const)
  for (const route of ['/', '/new', '/deal', '/settings', '/about'])
    test(
      `${route} has no accessibility problem when it is ${colorScheme}`,
      { context: { colorScheme, reducedMotion: 'reduce' } },
      async ({ page, open }) => {
        await keepMatch(page, { seats: 5, seed: 3 })
        await open(route)
        await page.getByRole('button').first().waitFor()
        assert.equal(pathOf(page), route)
        await page.waitForTimeout(400)
        await expectNoAxeViolations(page)
      },
    )
