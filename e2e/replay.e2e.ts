import type { Page } from '@playwright/test'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { expect, screens, test } from './harness/test'

const match = playedMatch({ kind: 'deal', seats: 5 }, 7)

const place = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider').getAttribute('aria-valuenow'))

const expectPlace = (page: Page, now: number): Promise<void> =>
  expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', String(now))

test('a match is watched again by event, by turn and by hand', async ({
  page,
  open,
  takePicture,
}) => {
  await bringFinishedMatch(page, match)
  await open('/replay')
  await expect(page.getByRole('heading', { name: 'Turn 1 of 19' })).toBeVisible()
  await expect(page.getByText('The cards are dealt.')).toBeVisible()
  await page.getByRole('button', { name: 'One event on' }).click()
  await expectPlace(page, 1)
  await page.getByRole('button', { name: 'Next turn' }).click()
  await expect(page.getByRole('heading', { name: 'Turn 2 of 19' })).toBeVisible()
  const box = await page.getByRole('slider').boundingBox()
  if (!box) throw new Error('there is no scrubber')
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2)
  await expect(page.getByText('The game is over.')).toBeVisible()
  await takePicture('replay')
})

test.describe(() => {
  test.use(screens.desktop)

  test('the keyboard moves the replay', async ({ page, open }) => {
    await bringFinishedMatch(page, match)
    await open('/replay')
    await expect(page.getByRole('slider')).toBeVisible()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await expectPlace(page, 1)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole('heading', { name: 'Turn 2 of 19' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'From the start' })).toBeVisible()
    await page.keyboard.press('Home')
    await expectPlace(page, 0)
  })
})

/** Longer than any event is shown, in milliseconds. */
const LONG = 10_000

test('it plays by itself, faster if asked, and stops when touched', async ({ page, open }) => {
  await page.clock.install()
  await bringFinishedMatch(page, match)
  await open('/replay')
  await page.getByRole('button', { name: '×1' }).click()
  await page.getByRole('button', { name: '×2' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => place(page)).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const stopped = await place(page)
  await page.clock.runFor(LONG)
  expect(await place(page)).toBe(stopped)
})

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(() => {
    test.use({ colorScheme })

    test(`the replay has no accessibility problem (${colorScheme})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await bringFinishedMatch(page, match)
      await open('/replay')
      await expect(page.getByRole('slider')).toBeVisible()
      await page.keyboard.press('End')
      await expectAccessible()
    })
  })
}

test('the replay leads back to the result', async ({ page, open }) => {
  await bringFinishedMatch(page, match)
  await open('/result')
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await expect(page.getByRole('button', { name: 'Rematch', exact: true })).toBeVisible()
})
