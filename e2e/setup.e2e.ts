import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'

const deal = (page: Page) => page.getByRole('button', { name: 'Deal', exact: true }).click()

for (const screen of ['phone', 'smallPhone', 'tablet', 'desktop'] as const)
  test(`from new game through the deal to the table (${screen})`, { screen }, async (stage) => {
    const { page, open } = stage
    await open('/new')
    await page.getByRole('radio', { name: '8 players' }).click()
    await page.getByRole('radio', { name: '×4' }).click()
    await deal(page)
    await page.getByRole('button', { name: 'Hold to' }).waitFor()
    await page.getByRole('button', { name: 'To the table' }).click()
    await page.waitForURL('**/table')
  })

test('what was set is there the next time, also after a reload', async ({ page, open }) => {
  await open('/new')
  await page.getByRole('radio', { name: '6 players' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Konstantin')
  await page.getByRole('textbox', { name: 'Name of player 6' }).fill('Annegret')
  await page.getByRole('button', { name: 'Annegret: weaker' }).click()
  await page.getByRole('button', { name: /^Your role/ }).click()
  await page.getByRole('radio', { name: /^Renegade/ }).click()
  await page.getByRole('button', { name: /^Rules/ }).click()
  await page.getByRole('radio', { name: 'German edition' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await deal(page)
  await page.waitForURL('**/deal')
  await open('/new')
  await page.getByRole('button', { name: 'Your role, Renegade' }).waitFor()
  await page.getByRole('button', { name: 'Rules, German edition' }).waitFor()
  await page.getByRole('group', { name: 'Level of Annegret: Drifter' }).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'Your name' }).inputValue(), 'Konstantin')
})

test('the role shows only while the pad is held', { timeoutSeconds: 45 }, async (stage) => {
  const { page, open } = stage
  await open('/new')
  await page.getByRole('button', { name: /^Your role/ }).click()
  await page.getByRole('radio', { name: /^Outlaw/ }).click()
  await deal(page)
  await page.getByRole('button', { name: 'Skip the deal' }).click()
  const pad = page.getByTestId('hold-pad')
  const isShown = () => page.getByText('Outlaw', { exact: true }).count()
  assert.equal(await isShown(), 0)
  await pad.hover()
  await page.mouse.down()
  await page.getByText('Let go and it is hidden.').waitFor()
  await page.getByText('Bring down the Sheriff.').waitFor()
  assert.equal(await isShown(), 1)
  await page.mouse.up()
  await page.getByText('Hold to see your role').waitFor()
  assert.equal(await isShown(), 0)
})

test('the pad can be held by the keyboard', { screen: 'desktop' }, async ({ page, open }) => {
  await open('/new')
  await page.getByRole('button', { name: /^Your role/ }).click()
  await page.getByRole('radio', { name: /^Deputy/ }).click()
  await deal(page)
  await page.getByRole('button', { name: 'Skip the deal' }).click()
  await page.getByTestId('hold-pad').focus()
  await page.keyboard.down(' ')
  await page.getByText('Keep the Sheriff alive.').waitFor()
  await page.keyboard.up(' ')
  await page.getByText('Hold to see your role').waitFor()
})

test('the sheets of the new game have no accessibility problem', async ({ page, open }) => {
  await open('/new')
  for (const row of [/^Your role/, /^Characters/, /^Rules/]) {
    await page.getByRole('button', { name: row }).click()
    await page.waitForTimeout(500)
    if (row.test('Characters')) {
      await page.getByRole('radio', { name: 'chosen' }).click()
      await page.getByRole('button', { name: /^Rosa, dealt/ }).click()
    }
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'detached' })
  }
})
