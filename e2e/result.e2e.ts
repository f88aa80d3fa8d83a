import { statSync } from 'node:fs'
import { bringFinishedMatch, playedMatch } from './finished-match'
import { expect, test } from './harness/test'

const sevenSeats = playedMatch({ kind: 'deal', seats: 7 }, 1)

test('a finished match tells who won and why, with every role', async ({
  page,
  open,
  takePicture,
}) => {
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await expect(page.getByRole('heading', { name: 'The Outlaws win' })).toBeVisible()
  await expect(page.getByText('The Sheriff fell in turn 25 by Mei’s first shot.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^You, Outlaw, winner/ })).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Ines, Sheriff, .*fell in turn 25/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('img', { name: /Life from turn to turn.*Rosa: 9 at the deal/ }),
  ).toBeVisible()
  await takePicture('result')
})

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(() => {
    test.use({ colorScheme })

    test(`the result has no accessibility problem (${colorScheme})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await bringFinishedMatch(page, sevenSeats)
      await open('/result')
      await expect(page.getByRole('button', { name: 'Rematch', exact: true })).toBeVisible()
      await expectAccessible()
    })
  })
}

test.describe(() => {
  test.use({ locale: 'de-DE' })

  test('German names the roles as the printed game does', async ({ page, open }) => {
    await bringFinishedMatch(page, sevenSeats)
    await open('/result')
    await expect(page.getByRole('heading', { name: 'Die Banditen gewinnen' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Hank, Gesetzloser/ })).toBeVisible()
  })
})

test('a seat opens to what it did', async ({ page, open }) => {
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('button', { name: /^Hank, Renegade/ }).click()
  await expect(page.getByText('Life points taken from others')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
})

test('the result is shared as text by way of the clipboard', async ({ page, open, copied }) => {
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: /^As text/ }).click()
  await expect(page.getByText('Copied. Paste it wherever you like.')).toBeVisible()
  expect(copied()).toContain('Tumbleweed: The Outlaws win')
  // Whoever receives it is not "you".
  expect(copied()).toContain('★ Me: Outlaw')
})

test('the result is shared as a picture by way of a download', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('button', { name: 'Share' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /^As a picture/ }).click()
  const picture = await coming
  expect(picture.suggestedFilename()).toBe('tumbleweed-result.png')
  await expect(page.getByText('Saved to your downloads.')).toBeVisible()
})

test('the final table is shared as a picture of its own', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('button', { name: 'Share' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /^The final table/ }).click()
  const picture = await coming
  expect(picture.suggestedFilename()).toBe('tumbleweed-table.png')
  const size = statSync(await picture.path()).size
  expect(size, 'seats, dice and table, not an empty sheet').toBeGreaterThan(100_000)
})

test('a rematch is dealt with the same company, or with new neighbours', async ({ page, open }) => {
  const names = () =>
    page.evaluate(() => {
      const kept: {
        data: { id: string; players: { name: string }[]; record: { actions: unknown[] } }
      } = JSON.parse(localStorage.getItem('tumbleweed.match') ?? '{}')
      return {
        names: kept.data.players.map(({ name }) => name),
        done: kept.data.record.actions.length,
      }
    })
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('button', { name: 'Rematch with new neighbours' }).click()
  await page.waitForURL('**/deal')
  const { names: seated, done } = await names()
  expect(seated).toEqual(['', 'Cole', 'Rosa', 'Hank', 'Mei', 'Bo', 'Ines'])
  expect(done, 'the new match has not begun without its players').toBe(0)
})

test('without a finished match there is no result', async ({ page, open }) => {
  await open('/result')
  await page.waitForURL((url) => url.pathname === '/')
})

test('a browser is asked to keep matches, and one that clears them says so once', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' })
    navigator.storage.persist = () => {
      sessionStorage.setItem('asked', 'yes')
      return Promise.resolve(false)
    }
  })
  await bringFinishedMatch(page, playedMatch({ kind: 'deal', seats: 5 }, 7))
  await open('/result')
  const word = page.getByText(/after seven days without a visit/)
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(word).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('yes')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(word).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Play alone/ })).toBeVisible()
  await expect(word).toBeHidden()
})
