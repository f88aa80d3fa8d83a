import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { matchKind } from '@/persistence/kinds'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'
import { TablePlayer } from './support/player'
import { dragFirstShot } from './support/drag'
import { keepMatch } from './support/saves'

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', matchKind.key)

const actionsKept = async (page: Page): Promise<number> => {
  const { data } = JSON.parse(await kept(page))
  return data.record.actions.length
}

for (const seats of [3, 4, 5, 6, 7, 8])
  test(
    `a whole match of ${seats} players can be played`,
    { timeoutSeconds: 180 },
    async ({ page, open }) => {
      await keepMatch(page, { seats, seed: 20 + seats })
      await open('/table')
      assert.equal(await new TablePlayer(page, seats).play(), true)
    },
  )

test('a reload resumes at the same decision', { timeoutSeconds: 120 }, async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3 })
  await open('/table')
  const player = new TablePlayer(page, 9)
  for (let i = 0; i < 4 && !(await player.play(3)); i++) {
    await player.asked()
    if (player.isOver()) return
    const before = await actionsKept(page)
    const prompt = await page.getByTestId('prompt').innerText()
    await page.reload()
    await page.getByTestId('prompt').waitFor()
    assert.equal(await actionsKept(page), before)
    assert.equal(await page.getByTestId('prompt').innerText(), prompt)
  }
})

test('a reload in the middle of a bot’s turn goes on with it', async ({ page, open }) => {
  await keepMatch(page, { seats: 4, seed: 12, settings: { speed: 4 } })
  await open('/table')
  await new TablePlayer(page, 1).play(1)
  await page.reload()
  await page.getByTestId('prompt').waitFor()
  await page.waitForTimeout(300)
  await page.reload()
  await page
    .getByTestId('roll')
    .or(page.getByTestId('confirm'))
    .or(page.getByTestId('choice'))
    .first()
    .waitFor({ timeout: 25_000 })
})

test(
  'a choice can be taken back until dice fall',
  { timeoutSeconds: 60 },
  async ({ page, open }) => {
    await keepMatch(page, { seats: 5, seed: 3, characters: [null, null, null, null, null] })
    await open('/table')
    await page.getByTestId('roll').click()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    const undo = page.getByRole('button', { name: 'Take back' })
    await undo.click()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    assert.equal(await undo.isEnabled(), false)
  },
)

test('shaking the phone rolls the dice', async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3 })
  await open('/table')
  await page.getByTestId('roll').waitFor()
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
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
})

/** Plays until the person has to name a target. */
async function untilAiming(page: Page): Promise<void> {
  const question = page.getByTestId('prompt').getByText(/Whom do you hit/)
  for (let i = 0; i < 20 && !(await question.isVisible()); i++)
    await new TablePlayer(page, i).play(1)
  await question.waitFor()
}

test(
  'an illegal target says why, and the others glow',
  { timeoutSeconds: 60 },
  async ({ page, open }) => {
    await keepMatch(page, { seats: 7, seed: 7, characters: Array(7).fill(null) })
    await open('/table')
    await untilAiming(page)
    const others = page.locator('[data-testid^="seat-"]:not([aria-label*="can be chosen"])')
    await others.last().click()
    await page.getByText(/sits \d places? away|cannot hit yourself|out of the game/).waitFor()
  },
)

for (const theme of ['dusk', 'noon'] as const)
  test(`the table at ${theme} has no accessibility problem`, async ({ page, open }) => {
    await keepMatch(page, { seats: 6, settings: { theme } })
    await open('/table')
    await new TablePlayer(page, 1).asked()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('heading', { name: 'Menu' }).waitFor()
    await page.waitForTimeout(400)
    await expectNoAxeViolations(page)
  })

test('a die can be dragged to a seat', { timeoutSeconds: 60 }, async ({ page, open }) => {
  await keepMatch(page, { seats: 7, seed: 7, characters: Array(7).fill(null) })
  await open('/table')
  await untilAiming(page)
  await dragFirstShot(page)
})

test(
  'the story can be paused, read and continued',
  { timeoutSeconds: 60 },
  async ({ page, open }) => {
    await keepMatch(page, { seats: 4, seed: 12, settings: { speed: 1 } })
    await open('/table')
    await page.getByTestId('roll').click()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    const pause = page.getByRole('button', { name: 'Pause' })
    for (let i = 0; i < 8 && !(await pause.isVisible()); i++) {
      const confirm = page.getByTestId('confirm')
      if (await confirm.isVisible()) {
        if (await confirm.isEnabled()) await confirm.click()
        else
          await page
            .getByRole('button', { name: /can be chosen/ })
            .first()
            .click()
      }
      await page.waitForTimeout(300)
    }
    await pause.click()
    await page.getByText('Paused.').waitFor()
    await page.getByTestId('seat-1').click()
    await page.getByText('The story so far').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Pause' }).or(page.getByTestId('roll')).first().waitFor()
  },
)

test('pressing Roll twice rolls once and leaves the speed alone', async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3, settings: { speed: 1 } })
  await open('/table')
  const box = await page.getByTestId('roll').boundingBox()
  assert.ok(box)
  for (let i = 0; i < 3; i++) {
    await page.mouse.click(box.x + box.width * 0.85, box.y + box.height / 2)
    await page.waitForTimeout(150)
  }
  assert.equal(await actionsKept(page), 1)
  const settings = await page.evaluate(() => localStorage.getItem('tumbleweed.settings'))
  assert.match(settings ?? '', /"speed":1/)
})
