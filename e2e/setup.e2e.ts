import type { Page } from '@playwright/test'
import { expect, screens, test } from './harness/test'

const deal = (page: Page) => page.getByRole('button', { name: 'Deal', exact: true }).click()

for (const screen of ['phone', 'smallPhone', 'tablet', 'desktop'] as const)
  test.describe(() => {
    test.use(screens[screen])

    test(`from new game through the deal to the table (${screen})`, async ({ page, open }) => {
      await open('/new')
      await page.getByRole('radio', { name: '8 players' }).click()
      await page.getByRole('radio', { name: '×4' }).click()
      await deal(page)
      await expect(page.getByRole('button', { name: 'Hold to' })).toBeVisible()
      await page.getByRole('button', { name: 'To the table' }).click()
      await page.waitForURL('**/table')
    })
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
  await expect(page.getByRole('button', { name: 'Your role, Renegade' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rules, German edition' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Level of Annegret: Drifter' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Konstantin')
})

test('the role shows only while the pad is held', async ({ page, open }) => {
  await open('/new')
  await page.getByRole('button', { name: /^Your role/ }).click()
  await page.getByRole('radio', { name: /^Outlaw/ }).click()
  await deal(page)
  await page.getByRole('button', { name: 'Skip the deal' }).click()
  const pad = page.getByTestId('hold-pad')
  const role = page.getByText('Outlaw', { exact: true })
  await expect(role).toHaveCount(0)
  await pad.hover()
  await page.mouse.down()
  await expect(page.getByText('Let go and it is hidden.')).toBeVisible()
  await expect(page.getByText('Bring down the Sheriff.')).toBeVisible()
  await expect(role).toHaveCount(1)
  await page.mouse.up()
  await expect(page.getByText('Hold to see your role')).toBeVisible()
  await expect(role).toHaveCount(0)
})

test.describe(() => {
  test.use(screens.desktop)

  test('the pad can be held by the keyboard', async ({ page, open }) => {
    await open('/new')
    await page.getByRole('button', { name: /^Your role/ }).click()
    await page.getByRole('radio', { name: /^Deputy/ }).click()
    await deal(page)
    await page.getByRole('button', { name: 'Skip the deal' }).click()
    await page.getByTestId('hold-pad').focus()
    await page.keyboard.down(' ')
    await expect(page.getByText('Keep the Sheriff alive.')).toBeVisible()
    await page.keyboard.up(' ')
    await expect(page.getByText('Hold to see your role')).toBeVisible()
  })
})

test('the sheets of the new game have no accessibility problem', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/new')
  for (const row of [/^Your role/, /^Characters/, /^Rules/]) {
    await page.getByRole('button', { name: row }).click()
    if (row.test('Characters')) {
      await page.getByRole('radio', { name: 'chosen' }).click()
      await page.getByRole('button', { name: /^Dusty, dealt/ }).click()
    }
    await expectAccessible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Close' })).not.toBeAttached()
  }
})
