import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'

test('the app opens and says its name', async ({ page, open }) => {
  await open()
  await page.getByText('Tumbleweed').first().waitFor()
})

test('the first screen has no accessibility problem', async ({ page, open }) => {
  await open()
  await page.getByText('Tumbleweed').first().waitFor()
  await expectNoAxeViolations(page)
})
