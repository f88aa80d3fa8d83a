import assert from 'node:assert/strict'
import { test } from './harness/test'

test('the language changes at once and stays', async ({ page, open }) => {
  await open('/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
})

test(
  'the device’s language is spoken at first',
  { context: { locale: 'de-DE' } },
  async (stage) => {
    await stage.open('/new')
    await stage.page
      .getByText('Sheriff, ein Hilfssheriff, zwei Banditen, ein Gesetzloser')
      .waitFor()
  },
)

test('the light changes at once', { context: { colorScheme: 'dark' } }, async ({ page, open }) => {
  await open('/settings')
  const title = page.getByRole('heading', { name: 'Settings', level: 1 })
  const colour = () => title.evaluate((node) => getComputedStyle(node).color)
  const dusk = await colour()
  await page.getByRole('radio', { name: 'Noon' }).click()
  assert.notEqual(await colour(), dusk)
})

test('shaking can be tried', async ({ page, open }) => {
  await open('/settings')
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('Shake now').waitFor()
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
  await page.getByText('Felt it.').waitFor()
})

test('a reset is asked twice', async ({ page, open }) => {
  await open('/settings')
  await page.getByRole('switch', { name: 'Sound' }).click()
  await page.getByRole('button', { name: /Reset all settings/ }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByRole('button', { name: 'Really reset?' }).click()
  await page.getByText('Everything is as it came.').waitFor()
  assert.equal(
    await page.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked'),
    'true',
  )
})
