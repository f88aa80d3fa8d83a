import { trailKind } from '@/persistence/trail'
import { expect, screens, test } from './harness/test'
import { byKeyboard } from './support/keyboard'
import { keep } from './support/saves'

const RIDDEN = { 'dry-creek': 3, 'card-cabin': 2, 'salt-lick': 1 }

const keptTrail = { [trailKind.key]: { version: 1, data: { stars: RIDDEN, riding: {} } } }

test('the trail is reached from Home, tells of a table and sits down at it', async ({
  page,
  open,
}) => {
  await keep(page, keptTrail)
  await open()
  await page.getByRole('button', { name: 'The trail, 6 of 72 stars' }).click()
  await expect(page.getByRole('heading', { name: 'The trail' })).toBeVisible()
  const next = page.getByRole('button', {
    name: '4 The Old Mill, Cards, 0 stars, next on the way',
  })
  await expect(next).toBeInViewport()
  await next.click()
  await expect(page.getByText('To learn: the Winchester')).toBeVisible()
  await page.getByTestId('sit-down-trail').click()
  await page.waitForURL('**/cards/deal')
})

test('every table is open from the start', async ({ page, open }) => {
  await keep(page, {})
  await open('/trail')
  const stops = page.locator('[data-testid^="stop-"]')
  await expect(stops).toHaveCount(24)
  await page.getByTestId('stop-last-sunset').click()
  await page.getByTestId('sit-down-trail').click()
  await page.waitForURL('**/cards/deal')
})

test.describe(() => {
  test.use(screens.desktop)
  test('the trail can be ridden by keyboard', async ({ page, open }) => {
    await keep(page, {})
    await open('/trail')
    await byKeyboard(page)(page.getByTestId('stop-dry-creek'))
    await byKeyboard(page)(page.getByTestId('sit-down-trail'))
    await page.waitForURL('**/dice/deal')
  })
})

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, ...screens.smallPhone })

    test(`the trail has no accessibility problem when it is ${colorScheme}`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keep(page, keptTrail)
      await open('/trail')
      await expectAccessible()
      await page.getByTestId('stop-old-mill').click()
      await expect(page.getByTestId('sit-down-trail')).toBeVisible()
      await expectAccessible()
    })
  })
