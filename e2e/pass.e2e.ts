import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { matchKind } from '@/persistence/kinds'
import { expectNoAxeViolations } from './harness/axe'
import { test } from './harness/test'
import { dragFirstShot } from './support/drag'
import { findLeaks } from './support/leaks'
import { TablePlayer } from './support/player'
import { recordAsking } from './support/decisions'
import { company, keepMatch } from './support/saves'

/** Whoever the curtain names takes the phone, looks at his card if he must, and hands it on. */
async function goRound(page: Page): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    const pad = page.getByTestId('hold-pad')
    const take = page.getByRole('button', { name: /^I am / })
    await take.or(pad).first().waitFor()
    assert.deepEqual(await findLeaks(page), [])
    if (new URL(page.url()).pathname === '/table') break
    if (await pad.isVisible()) {
      seen.push(await heldCard(page))
      await page.getByRole('button', { name: /^Seen/ }).click()
    } else await take.click()
  }
  return seen
}

/** Holds the pad and reads the card; afterwards nothing is left of it. */
async function heldCard(page: Page): Promise<string> {
  const box = await page.getByTestId('hold-pad').boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const words = await page.getByTestId('card-up').getAttribute('aria-label')
  await page.mouse.up()
  await page.getByTestId('card-up').waitFor({ state: 'detached' })
  return words ?? ''
}

for (const { seats, bots } of [
  { seats: 3, bots: [] },
  { seats: 4, bots: [] },
  { seats: 6, bots: [1, 4] },
  { seats: 8, bots: [] },
])
  test(
    `a whole match of ${seats} goes round, ${bots.length} bots in between`,
    { timeoutSeconds: 240 },
    async ({ page, open, screenshot }) => {
      await keepMatch(page, {
        seats,
        seed: 40 + seats,
        mode: 'pass',
        players: company(seats, bots),
      })
      await open('/table')
      const cards = await goRound(page)
      // Three players lie open; otherwise everybody but the Sheriff, at seat 0, and the bots looks once.
      assert.equal(cards.length, seats === 3 ? 0 : seats - 1 - bots.length)
      const player = new TablePlayer(page, seats, {
        beforeAnswer: async () => {
          assert.deepEqual(await findLeaks(page), [])
        },
      })
      assert.equal(await player.play(), true)
      await screenshot(`pass-result-${seats}`)
    },
  )

test('a role that is looked at goes down as soon as the page is left', async ({ page, open }) => {
  await keepMatch(page, { seats: 5, seed: 3, mode: 'pass', players: company(5) })
  await open('/round')
  await page.getByRole('button', { name: /^I am / }).click()
  const box = await page.getByTestId('hold-pad').boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.getByTestId('card-up').waitFor()
  const isUp = await page.evaluate(
    `new Promise((done) => {
      document.dispatchEvent(new Event('visibilitychange'))
      requestAnimationFrame(() => done(document.querySelector('[data-testid=card-up]') !== null))
    })`,
  )
  assert.equal(isUp, false)
  assert.deepEqual(await findLeaks(page), [])
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
      await page.getByTestId('curtain').waitFor()
      assert.deepEqual(await findLeaks(page), [])
      await page.getByTestId('take-phone').click()
      await new TablePlayer(page, 1).asked()
      assert.deepEqual(await findLeaks(page), [])
      const kept = await page.evaluate((key) => localStorage.getItem(key), matchKind.key)
      return { words: await page.getByTestId('prompt').innerText(), kept }
    }
    await open('/table')
    const before = await question()
    await page.reload()
    assert.deepEqual(await question(), before)
    assert.equal(await new TablePlayer(page, 2).play(1), false)
  })

test('curtain, card and hand-over pass axe in both themes', async ({ page, open, screenshot }) => {
  await keepMatch(page, { seats: 5, seed: 3, mode: 'pass', players: company(5) })
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await open('/round')
    await page.getByRole('button', { name: /^I am / }).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(`pass-round-${theme}`)
    await page.getByRole('button', { name: /^I am / }).click()
    await page.getByTestId('hold-pad').waitFor()
    await expectNoAxeViolations(page)
    await screenshot(`pass-card-down-${theme}`)
  }
  await open('/pass')
  await page.getByRole('button', { name: 'Random seats' }).waitFor()
  await expectNoAxeViolations(page)
  await screenshot('pass-setup')
})

test('a bot sits in for somebody who is away, and gives the seat back', async ({ page, open }) => {
  await keepMatch(page, { seats: 4, seed: 9, mode: 'pass', players: company(4) })
  await open('/table')
  await goRound(page)
  await page.getByTestId('take-phone').click()
  await page.getByTestId('seat-1').click()
  await page.getByRole('button', { name: 'Let a bot play for Tom' }).click()
  await page.getByRole('button', { name: 'Tom takes the seat back' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Bot for Tom/ }).click()
  await page.getByRole('button', { name: 'Tom takes the seat back' }).click()
  await page.getByRole('button', { name: 'Let a bot play for Tom' }).waitFor()
})

test('seats are changed by dragging and by the arrow keys', async ({ page, open }) => {
  await open('/pass')
  const names = page.getByRole('textbox')
  await names.nth(0).fill('Rosa')
  await names.nth(1).fill('Tom')
  const handle = page.getByRole('button', { name: 'Move Rosa' })
  const box = await handle.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + 20, box.y + 20 + step * 16)
  await page.mouse.up()
  assert.equal(await names.nth(2).inputValue(), 'Rosa')
  assert.equal(await names.nth(0).inputValue(), 'Tom')
  await page.getByRole('button', { name: 'Move Rosa' }).focus()
  await page.keyboard.press('ArrowUp')
  assert.equal(await names.nth(1).inputValue(), 'Rosa')
})

test('where the phone lies in the middle, the table turns for whoever sits across', async ({
  page,
  open,
  screenshot,
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
  const confirm = await page.getByTestId('prompt').boundingBox()
  assert.ok(confirm && confirm.y < 300, 'the rail is at the far edge')
  await screenshot('pass-turned')
  await dragFirstShot(page)
})
