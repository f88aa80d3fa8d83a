import { expect, test } from './harness/test'

test('the app opens and says its name', async ({ page, open }) => {
  await open()
  await expect(page.getByText('Tumbleweed').first()).toBeVisible()
})

test('the first screen has no accessibility problem', async ({ page, open, expectAccessible }) => {
  await open()
  await expect(page.getByText('Tumbleweed').first()).toBeVisible()
  await expectAccessible()
})
