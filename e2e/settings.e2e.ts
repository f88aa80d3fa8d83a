import { expect, test } from './harness/test'

test('the language changes at once and stays', async ({ page, open }) => {
  await open('/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
})

test.describe(() => {
  test.use({ locale: 'de-DE' })

  test('the device’s language is spoken at first', async ({ page, open }) => {
    await open('/new')
    const company = 'Sheriff, ein Hilfssheriff, zwei Banditen, ein Gesetzloser'
    await expect(page.getByText(company)).toBeVisible()
  })
})

test.describe(() => {
  test.use({ colorScheme: 'dark' })

  test('the light changes at once', async ({ page, open }) => {
    await open('/settings')
    const title = page.getByRole('heading', { name: 'Settings', level: 1 })
    const dusk = await title.evaluate((node) => getComputedStyle(node).color)
    await page.getByRole('radio', { name: 'Noon' }).click()
    await expect(title).not.toHaveCSS('color', dusk)
  })
})

test('shaking can be tried', async ({ page, open }) => {
  await open('/settings')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('Shake now')).toBeVisible()
  await page.evaluate(async () => {
    for (let i = 0; i < 12; i++) {
      const x = i % 2 === 0 ? 30 : -30
      window.dispatchEvent(
        new DeviceMotionEvent('devicemotion', {
          accelerationIncludingGravity: { x, y: 0, z: 9.8 },
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  await expect(page.getByText('Felt it.')).toBeVisible()
})

test('a reset is asked twice', async ({ page, open }) => {
  await open('/settings')
  await page.getByRole('switch', { name: 'Sound' }).click()
  await page.getByRole('button', { name: /Reset all settings/ }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByRole('button', { name: 'Really reset?' }).click()
  await expect(page.getByText('Everything is back to its default.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked()
})
