import type { Locator, Page } from '@playwright/test'
import { matchKind } from '@/persistence/kinds'
import { stopClock, takeClock } from './harness/clock'
import { atRest } from './harness/rest'
import { expect, test, type Stage } from './harness/test'
import { TablePlayer } from './support/player'
import { boxOf, dragFirstShot } from './support/drag'
import { misfits } from './support/fit'
import { keepMatch } from './support/saves'

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', matchKind.key)

const actionsKept = async (page: Page): Promise<number> => {
  const { data } = JSON.parse(await kept(page))
  return data.record.actions.length
}

for (const seats of [3, 4, 5, 6, 7, 8])
  test(`a whole match of ${seats} players can be played`, async ({ page, open }) => {
    test.setTimeout(300_000)
    await keepMatch(page, { seats, seed: 20 + seats })
    await open('/table')
    expect(await new TablePlayer(page, seats).play()).toBe(true)
  })

test('a reload resumes at the same decision', async ({ page, open }) => {
  test.setTimeout(180_000)
  await keepMatch(page, { seats: 5, seed: 3 })
  await open('/table')
  const player = new TablePlayer(page, 9)
  for (let i = 0; i < 4 && !(await player.play(3)); i++) {
    await player.asked()
    if (player.isOver()) return
    const before = await actionsKept(page)
    const prompt = await page.getByTestId('prompt').innerText()
    await page.reload()
    await expect(page.getByTestId('prompt')).toBeVisible()
    expect(await actionsKept(page)).toBe(before)
    await expect(page.getByTestId('prompt')).toHaveText(prompt, { useInnerText: true })
  }
})

test('a reload in the middle of a bot’s turn goes on with it', async ({ page, open }) => {
  await takeClock(page)
  await keepMatch(page, { seats: 4, seed: 12, settings: { speed: 4 } })
  await open('/table')
  await new TablePlayer(page, 1).play(1)
  await page.reload()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await page.clock.runFor(300)
  await page.reload()
  await expect(
    page.getByTestId('roll').or(page.getByTestId('confirm')).or(page.getByTestId('choice')).first(),
  ).toBeVisible()
})

test('a choice can be taken back until dice fall', async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3, characters: [null, null, null, null, null] })
  await open('/table')
  await page.getByTestId('roll').click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Take back' })
  await undo.click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(undo).toBeDisabled()
})

test('shaking the phone rolls the dice', async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3 })
  await open('/table')
  await expect(page.getByTestId('roll')).toBeVisible()
  await page.evaluate(async () => {
    for (let i = 0; i < 24; i++) {
      const swing = i % 4 < 2 ? 28 : -28
      window.dispatchEvent(
        new DeviceMotionEvent('devicemotion', {
          acceleration: { x: swing, y: 0, z: 0 },
          accelerationIncludingGravity: { x: swing, y: 0, z: 9.8 },
          interval: 16,
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
})

/** Plays until the person has to name a target. */
async function untilAiming(page: Page): Promise<void> {
  const question = page.getByTestId('prompt').getByText(/Who do you hit/)
  for (let i = 0; i < 20 && !(await question.isVisible()); i++)
    await new TablePlayer(page, i).play(1)
  await expect(question).toBeVisible()
}

test('an illegal target says why, and the others glow', async ({ page, open }) => {
  await keepMatch(page, { seats: 7, seed: 7, characters: Array(7).fill(null) })
  await open('/table')
  await untilAiming(page)
  const others = page.locator('[data-testid^="seat-"]:not([aria-label*="can be chosen"])')
  await others.last().click()
  await expect(
    page.getByText(/sits \d places? away|cannot hit yourself|out of the game/),
  ).toBeVisible()
})

for (const theme of ['dusk', 'noon'] as const)
  test(`the table at ${theme} has no accessibility problem`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await keepMatch(page, { seats: 6, settings: { theme } })
    await open('/table')
    await new TablePlayer(page, 1).asked()
    await expectAccessible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible()
    await expectAccessible()
  })

test('a die can be dragged to a seat', async ({ page, open }) => {
  await keepMatch(page, { seats: 7, seed: 7, characters: Array(7).fill(null) })
  await open('/table')
  await untilAiming(page)
  await dragFirstShot(page)
})

/** Plays the person's first turn at ×1 and pauses as soon as a bot is on turn. */
async function pauseBots({ page, open }: Stage): Promise<void> {
  await keepMatch(page, { seats: 4, seed: 12, settings: { speed: 1 } })
  await open('/table')
  await page.getByTestId('roll').click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  const pause = page.getByRole('button', { name: 'Pause' })
  const confirm = page.getByTestId('confirm')
  const target = page.getByRole('button', { name: /can be chosen/ })
  for (;;) {
    await expect(pause.or(confirm).first()).toBeVisible()
    if (await pause.isVisible()) break
    while (await confirm.isDisabled()) await target.first().click()
    await confirm.click()
    await expect(confirm).toBeHidden()
  }
  await pause.click()
  await expect(page.getByText('Paused.')).toBeVisible()
}

const sheets: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['a seat', (page) => page.getByTestId('seat-1')],
  ['the menu', (page) => page.getByTestId('menu')],
  ['the story', (page) => page.getByRole('button', { name: 'Open the story' })],
]

for (const [name, opener] of sheets)
  test(`closing ${name} never lifts a player’s pause`, async ({ page, open }) => {
    await takeClock(page)
    await pauseBots({ page, open })
    const done = await actionsKept(page)
    await opener(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(30_000)
    await expect(page.getByText('Paused.')).toBeVisible()
    expect(await actionsKept(page)).toBe(done)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => actionsKept(page)).toBeGreaterThan(done)
  })

test('the story can be paused, read and continued', async ({ page, open }) => {
  await pauseBots({ page, open })
  await page.getByTestId('seat-1').click()
  await expect(page.getByText('The story so far')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  const next = page.getByRole('button', { name: 'Pause' }).or(page.getByTestId('roll'))
  await expect(next.first()).toBeVisible()
})

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [640, 360],
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height } })

    test(`the rolls left show at ${width} × ${height}`, async ({ page, open }) => {
      await keepMatch(page, { seats: 5, seed: 3, characters: Array(5).fill(null) })
      await open('/table')
      const left = (words: string) => page.getByTestId('roll').getByText(words)
      await expect(left('3 rolls left')).toBeInViewport({ ratio: 1 })
      await page.getByTestId('roll').click()
      await expect(left('2 rolls left')).toBeInViewport({ ratio: 1 })
      await atRest(page)
      expect(await misfits(page)).toEqual([])
    })
  })

for (const room of ['Settings', 'Rules'])
  test(`Menu → ${room} closes the menu`, async ({ page, open }) => {
    await keepMatch(page, { seats: 5, seed: 3 })
    await open('/table')
    await page.getByTestId('menu').click()
    await page.getByRole('dialog').getByRole('button', { name: room }).click()
    await expect(page.getByRole('heading', { name: room, level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByTestId('roll').click()
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  })

test('pressing Roll twice rolls once and leaves the speed alone', async ({ page, open }) => {
  await takeClock(page)
  await keepMatch(page, { seats: 5, seed: 3, settings: { speed: 1 } })
  await open('/table')
  const { x, y, width, height } = await boxOf(page.getByTestId('roll'))
  await stopClock(page)
  for (let i = 0; i < 3; i++) {
    await page.mouse.click(x + width * 0.85, y + height / 2)
    await page.clock.runFor(150)
  }
  expect(await actionsKept(page)).toBe(1)
  const settings = await page.evaluate(() => localStorage.getItem('tumbleweed.settings'))
  expect(settings).toMatch(/"speed":1/)
})
