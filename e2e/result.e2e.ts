import { bringFinishedMatch, playedMatch } from './finished-match'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'

const sevenSeats = playedMatch({ kind: 'deal', seats: 7 }, 1)

test('a finished match tells who won and why, with every role', async ({
  page,
  open,
  screenshot,
}) => {
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('heading', { name: 'The Outlaws win' }).waitFor()
  await page.getByText('The Sheriff fell in turn 25 by Mei’s first shot.').waitFor()
  await page.getByRole('button', { name: /^You, Outlaw, winner/ }).waitFor()
  await page.getByRole('button', { name: /^Ines, Sheriff, .*fell in turn 25/ }).waitFor()
  await page.getByRole('img', { name: /Life from turn to turn.*Rosa: 9 at the deal/ }).waitFor()
  await screenshot('result')
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `the result has no accessibility problem (${colorScheme})`,
    { context: { colorScheme } },
    async ({ page, open }) => {
      await bringFinishedMatch(page, sevenSeats)
      await open('/result')
      await page.getByRole('button', { name: 'Rematch', exact: true }).waitFor()
      await expectNoAxeViolations(page)
    },
  )
}

test(
  'German names the roles as the printed game does',
  { context: { locale: 'de-DE' } },
  async ({ page, open }) => {
    await bringFinishedMatch(page, sevenSeats)
    await open('/result')
    await page.getByRole('heading', { name: 'Die Banditen gewinnen' }).waitFor()
    await page.getByRole('button', { name: /^Hank, Gesetzloser/ }).waitFor()
  },
)

test('a seat opens to what it did', async ({ page, open }) => {
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('button', { name: /^Hank, Renegade/ }).click()
  await page.getByText('Life points taken from others').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
})

test(
  'the result is shared as text by way of the clipboard',
  { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await bringFinishedMatch(page, sevenSeats)
    await open('/result')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: /^As text/ }).click()
    await page.getByText('Copied. Paste it wherever you like.').waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    if (!text.includes('Tumbleweed: The Outlaws win') || !text.includes('★ You: Outlaw'))
      throw new Error(`the clipboard holds: ${text}`)
  },
)

test('the result is shared as a picture by way of a download', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await bringFinishedMatch(page, sevenSeats)
  await open('/result')
  await page.getByRole('button', { name: 'Share' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /^As a picture/ }).click()
  const picture = await coming
  if (picture.suggestedFilename() !== 'tumbleweed-result.png')
    throw new Error(`the picture is called ${picture.suggestedFilename()}`)
  await page.getByText('The picture lies among your downloads.').waitFor()
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
  if (seated.join() !== ',Cole,Rosa,Hank,Mei,Bo,Ines') throw new Error(`seated: ${seated.join()}`)
  if (done !== 0) throw new Error('the new match has begun without its players')
})

test('without a finished match there is no result', async ({ page, open }) => {
  await open('/result')
  await page.waitForURL((url) => url.pathname === '/')
})
