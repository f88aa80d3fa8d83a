import { bringFinishedMatch, playedMatch } from './finished-match'
import { atRest } from './harness/rest'
import { expect, screens, test } from './harness/test'
import { boxOf } from './support/drag'
import { byKeyboard } from './support/keyboard'
import { keepMatch } from './support/saves'

test('every door leads to its room and back', async ({ page, open }) => {
  await open()
  for (const [door, room] of [
    [/Play alone/, 'New game'],
    ['Settings', 'Settings'],
    ['About', 'About'],
  ] as const) {
    await page.getByRole('button', { name: door }).click()
    await expect(page.getByRole('heading', { name: room, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'Tumbleweed', level: 1 })).toBeVisible()
  }
})

test('a match that waits is on the post, without a role, and goes on', async ({ page, open }) => {
  await keepMatch(page, { seats: 7, seed: 4 })
  await open()
  const post = page.getByRole('button', { name: 'Continue' })
  await expect(post).toBeVisible()
  await expect(page.locator('#root')).not.toContainText(/outlaw|deputy|renegade/i)
  await post.click()
  await page.waitForURL('**/table')
})

for (const [part, across, down] of [
  ['its left edge', 0.06, 0.5],
  ['its words', 0.4, 0.3],
  ['its arrow', 0.85, 0.5],
] as const)
  test(`the Continue card reacts anywhere: ${part}`, async ({ page, open }) => {
    await keepMatch(page, { seats: 7, seed: 4 })
    await open()
    const card = page.getByRole('button', { name: /Continue/ })
    await atRest(page)
    const { x, y, width, height } = await boxOf(card)
    await page.mouse.click(x + width * across, y + height * down)
    await page.waitForURL('**/table')
  })

test('the Continue card goes once the result has been seen', async ({ page, open }) => {
  await bringFinishedMatch(page, playedMatch({ kind: 'deal', seats: 5 }, 7))
  const card = page.getByRole('button', { name: /Continue/ })
  await open()
  await card.click()
  await page.waitForURL('**/result')
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: /^Play alone/ })).toBeVisible()
  await expect(card).toBeHidden()
})

test('the same again deals at once', async ({ page, open }) => {
  await open('/new')
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.waitForURL('**/deal')
  await open('/')
  await page.getByRole('button', { name: /The same again, 4 at the table/ }).click()
  await page.getByRole('button', { name: 'Deal again' }).click()
  await page.waitForURL('**/deal')
})

test('the first thing offered at the first start is the lesson', async ({ page, open }) => {
  await open()
  await expect(page.getByRole('button').first()).toHaveAccessibleName(/^Learn to play/)
})

test.describe(() => {
  test.use(screens.desktop)

  test('home can be walked by keyboard', async ({ page, open }) => {
    await open()
    await expect(page.getByRole('button').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: /^Dice/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^Cards/ })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^Dice/ })).toBeChecked()
    await byKeyboard(page)(page.getByRole('button', { name: /^Learn to play/ }))
    await page.waitForURL('**/tutorial')
  })
})

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const route of ['/', '/dice/new', '/dice/deal', '/settings', '/about'])
      test(`${route} has no accessibility problem when it is ${colorScheme}`, async ({
        page,
        open,
        expectAccessible,
      }) => {
        await keepMatch(page, { seats: 5, seed: 3 })
        await open(route)
        await expect(page.getByRole('button').first()).toBeVisible()
        await expect(page).toHaveURL(route)
        await expectAccessible()
      })
  })
