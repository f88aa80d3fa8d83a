import { matchKind } from '@/persistence/kinds'
import { expect, screens, test } from './harness/test'
import { boxOf, dragFirstShot } from './support/drag'
import { findLeaks } from './support/leaks'
import { TablePlayer } from './support/player'
import { recordAsking } from './support/decisions'
import { goRound } from './support/round'
import { company, keepMatch } from './support/saves'

for (const { seats, bots } of [
  { seats: 3, bots: [] },
  { seats: 4, bots: [] },
  { seats: 6, bots: [1, 4] },
  { seats: 8, bots: [] },
])
  test(`a whole match of ${seats} is passed around, ${bots.length} bots in between`, async ({
    page,
    open,
    takePicture,
  }) => {
    test.setTimeout(400_000)
    await keepMatch(page, {
      seats,
      seed: 40 + seats,
      mode: 'pass',
      players: company(seats, bots),
    })
    await open('/table')
    const cards = await goRound(page)
    // Three players lie open; otherwise everybody but the Sheriff, at seat 0, and the bots looks once.
    expect(cards).toHaveLength(seats === 3 ? 0 : seats - 1 - bots.length)
    const player = new TablePlayer(page, seats, {
      beforeAnswer: async () => {
        expect(await findLeaks(page)).toEqual([])
      },
    })
    expect(await player.play()).toBe(true)
    await takePicture(`pass-result-${seats}`)
  })

test('a role that is looked at goes down as soon as the page is left', async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3, mode: 'pass', players: company(5) })
  await open('/round')
  await page.getByRole('button', { name: /^I am / }).click()
  const box = await boxOf(page.getByTestId('hold-pad'))
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await expect(page.getByTestId('card-up')).toBeVisible()
  const isUp = await page.evaluate(
    `new Promise((done) => {
      document.dispatchEvent(new Event('visibilitychange'))
      requestAnimationFrame(() => done(document.querySelector('[data-testid=card-up]') !== null))
    })`,
  )
  expect(isUp).toBe(false)
  expect(await findLeaks(page)).toEqual([])
})

const ASKED = ['gift', 'roll', 'aim', 'drink', 'dodge', 'shed', 'clear'] as const
const EVERYBODY = [0, 1, 2, 3, 4]

for (const kind of ASKED)
  test(`after a reload the curtain comes first, then the same question: ${kind}`, async ({
    page,
    open,
  }) => {
    await keepMatch(page, {
      seats: EVERYBODY.length,
      mode: 'pass',
      players: company(EVERYBODY.length),
      record: recordAsking(kind, EVERYBODY.length),
      peeked: EVERYBODY,
      settings: { autoAnswer: false },
    })
    const question = async () => {
      await expect(page.getByTestId('curtain')).toBeVisible()
      expect(await findLeaks(page)).toEqual([])
      await page.getByTestId('take-phone').click()
      await new TablePlayer(page, 1).asked()
      expect(await findLeaks(page)).toEqual([])
      const kept = await page.evaluate((key) => localStorage.getItem(key), matchKind.key)
      return { words: await page.getByTestId('prompt').innerText(), kept }
    }
    await open('/table')
    const before = await question()
    await page.reload()
    expect(await question()).toEqual(before)
    expect(await new TablePlayer(page, 2).play(1)).toBe(false)
  })

test('curtain, card and hand-over pass axe in both themes', async ({
  page,
  open,
  expectAccessible,
  takePicture,
}) => {
  await keepMatch(page, { seats: 5, seed: 3, mode: 'pass', players: company(5) })
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await open('/round')
    await expect(page.getByRole('button', { name: /^I am / })).toBeVisible()
    await expectAccessible()
    await takePicture(`pass-round-${theme}`)
    await page.getByRole('button', { name: /^I am / }).click()
    await expect(page.getByTestId('hold-pad')).toBeVisible()
    await expectAccessible()
    await takePicture(`pass-card-down-${theme}`)
  }
  await open('/pass')
  await expect(page.getByRole('button', { name: 'Random seats' })).toBeVisible()
  await expectAccessible()
  await takePicture('pass-setup')
})

test('nothing shines over the mark on the pad that holds a role up', async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3, mode: 'pass', players: company(5), peeked: [] })
  await open('/dice/round')
  await page.getByTestId('take-phone').click()
  const picture = await page.getByTestId('hold-pad').screenshot({ animations: 'disabled' })
  const darkest = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    // The mark lies in the middle; around the pad the curtain is dark too.
    const middle = [width / 4, height / 4, width / 2, height / 2] as const
    const data = context?.getImageData(...middle).data ?? []
    let least = 255
    for (let i = 0; i < data.length; i += 4) least = Math.min(least, data[i] ?? 255)
    return least
  }, picture.toString('base64'))
  expect(darkest).toBeLessThan(40)
})

test('a bot sits in for somebody who is away, and gives the seat back', async ({ page, open }) => {
  await keepMatch(page, { seats: 4, seed: 9, mode: 'pass', players: company(4) })
  await open('/table')
  await goRound(page)
  await page.getByTestId('take-phone').click()
  await page.getByTestId('seat-1').click()
  await page.getByRole('button', { name: 'Let a bot play for Tom' }).click()
  await expect(page.getByRole('button', { name: 'Tom takes the seat back' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Bot for Tom/ }).click()
  await page.getByRole('button', { name: 'Tom takes the seat back' }).click()
  await expect(page.getByRole('button', { name: 'Let a bot play for Tom' })).toBeVisible()
})

for (const screen of ['phone', 'smallPhone'] as const)
  test.describe(() => {
    test.use({ ...screens[screen], locale: 'de' })

    test(`the rows of bots do not wrap (${screen})`, async ({ page, open }) => {
      await open('/pass')
      const names = page.getByRole('textbox')
      const person = await boxOf(names.nth(0))
      await page.getByRole('button', { name: /Platz 2 .*Bot/ }).click()
      const level = await boxOf(page.getByRole('button', { name: /Revolverheld/ }))
      const bot = await boxOf(names.nth(1))
      expect(level.y + level.height / 2).toBeCloseTo(bot.y + bot.height / 2, -1)
      expect(bot.x).toBeCloseTo(person.x, 0)
    })
  })

test('seats are changed by dragging and by the arrow keys', async ({ page, open }) => {
  await open('/pass')
  const names = page.getByRole('textbox')
  await names.nth(0).fill('Rosa')
  await names.nth(1).fill('Tom')
  const handle = page.getByRole('button', { name: 'Move Rosa' })
  const box = await boxOf(handle)
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + 20, box.y + 20 + step * 16)
  await page.mouse.up()
  await expect(names.nth(2)).toHaveValue('Rosa')
  await expect(names.nth(0)).toHaveValue('Tom')
  await page.getByRole('button', { name: 'Move Rosa' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(names.nth(1)).toHaveValue('Rosa')
})

test('where the phone lies in the middle, the table turns for whoever sits across', async ({
  page,
  open,
  takePicture,
}) => {
  await keepMatch(page, {
    seats: 4,
    mode: 'pass',
    players: company(4),
    record: recordAsking('aim', 4, 2),
    peeked: [0, 1, 2, 3],
    settings: { board: 'half', handOver: false },
  })
  await open('/table')
  await page.getByTestId('take-phone').click()
  const rail = () => boxOf(page.getByTestId('prompt')).then(({ y }) => y)
  await expect.poll(rail, 'the rail is at the far edge').toBeLessThan(300)
  await takePicture('pass-turned')
  await dragFirstShot(page)
})
