import type { Locator, Page } from '@playwright/test'
import { companionKind } from '@/persistence/companion'
import { OWNER, rosterKind } from '@/persistence/roster'
import { stopClock, takeClock } from './harness/clock'
import { expect, screens, test } from './harness/test'
import { keepTable, pictured } from './support/companion-saves'
import { boxOf, middleOf, type Point } from './support/drag'
import { effortOf } from './support/effort'
import { keep } from './support/saves'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().click()
const tool = (page: Page, name: string) => page.getByTestId(`tool-${name}`).click()
const expectLife = (page: Page, seat: number, points: number) =>
  expect(page.getByTestId(`life-${seat}`)).toHaveText(String(points))
const expectSeat = (page: Page, seat: number, words: RegExp | string) =>
  expect(page.getByTestId(`panel-${seat}`)).toHaveAttribute('aria-label', words)

/** Taps become final after a moment, in milliseconds. */
const FINAL = 1500

async function kept(page: Page) {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', companionKind.key)
  return JSON.parse(text).data
}

test('a table is set up by hand: names, characters, the Sheriff', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/companion-setup')
  await page.getByRole('radio', { name: '4 players' }).click()
  await press(page, /^Seat 1: Seat 1/)
  for (const name of ['Mia', 'Tom', 'Lene', 'Omar']) {
    await page.getByRole('textbox', { name: 'New name' }).fill(name)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await press(page, /^Character of Mia/)
  for (const name of [/^Bart Cassidy/, /^El Gringo/, /^Vulture Sam/, /^Suzy Lafayette/])
    await press(page, name)
  await page.getByRole('radio', { name: 'Tom is the Sheriff' }).click()
  await expectAccessible()
  await press(page, 'Begin')
  await expect(page.getByTestId('panel-0')).toBeVisible()
  await expectSeat(page, 1, 'Tom, El Gringo, 9 of 9 life points, 0 arrows, Sheriff, on turn')
  await expectSeat(page, 3, /^Omar, Suzy Lafayette, 8 of 8/)
})

test('a table of five from the roster takes fifteen touches: a second each, and it stands', async ({
  page,
  open,
}) => {
  const names = ['Mia', 'Tom', 'Lene', 'Omar', 'Ida']
  const people = names.map((name) => ({ id: name, name, face: null }))
  await keep(page, {
    [rosterKind.key]: { version: rosterKind.version, data: { people, solo: OWNER } },
  })
  await open('/companion-setup')
  let touches = 0
  const touch = async (target: Locator) => {
    touches += 1
    await target.first().click()
  }
  const button = (name: RegExp | string) => page.getByRole('button', { name })
  const effort = await effortOf(page, async () => {
    await touch(page.getByRole('radio', { name: '5 players' }))
    await touch(button(/^Seat 1: Seat 1/))
    for (const name of names) await touch(button(name))
    await touch(button(/^Character of Mia/))
    for (const name of [/^Bart Cassidy/, /^El Gringo/, /^Vulture Sam/, /^Suzy/, /^Jourdonnais/])
      await touch(button(name))
    await touch(page.getByRole('radio', { name: 'Tom is the Sheriff' }))
    await touch(button('Begin'))
    await expect(page.getByTestId('panel-4')).toBeVisible()
  })
  await expectSeat(page, 4, /^Ida, Jourdonnais/)
  expect(touches).toBe(15)
  expect(effort.took, 'the app keeps up with the finger').toBeLessThan(20_000)
})

for (const [seats, screen] of [
  [3, 'phone'],
  [5, 'smallPhone'],
  [8, 'phone'],
] as const) {
  test.describe(() => {
    test.use(screens[screen])

    test(`counters with ${seats} seats`, async ({ page, open }) => {
      const characters = Array(seats).fill(null)
      await takeClock(page)
      await keepTable(page, { seats, characters, sheriff: 0 })
      await open('/companion')
      const first = Number(await page.getByTestId('life-0').innerText())
      await stopClock(page)
      await press(page, /^Amira: lose/)
      await press(page, /^Amira: lose/)
      await press(page, /^Tom: lose/)
      await expectLife(page, 1, 6)
      await page.clock.runFor(FINAL)
      const { record } = await kept(page)
      expect(record.actions, 'taps of a moment are one batch').toHaveLength(1)
      await page.getByTestId('pile').click()
      await expectSeat(page, 0, /1 arrow,|1 arrow$/)
      await tool(page, 'dynamite')
      await expectLife(page, 0, first - 1)
      await tool(page, 'gatling')
      await expectLife(page, 1, 5)
      await expectSeat(page, 0, /0 arrows/)
      await tool(page, 'next')
      await expectSeat(page, 1, /on turn/)
      await press(page, /^Tom: \d arrows?, take one/)
      await expectSeat(page, 2, /1 arrow.*on turn/)
      await tool(page, 'undo')
      await expectSeat(page, 1, /on turn/)
    })

    test(`dice entry with ${seats} seats`, async ({ page, open }) => {
      await keepTable(page, { seats, characters: Array(seats).fill(null), sheriff: 0 })
      await open('/companion')
      await openDice(page)
      for (const face of [/^Bull’s eye 1/, /^Bull’s eye 1/, /^Beer/, /^Arrow/, /^Dynamite/])
        await page.getByTestId('dice-pad').getByRole('button', { name: face }).last().click()
      const last = seats - 1
      await expect(page.getByTestId('prompt')).toBeVisible()
      await press(page, 'Choose Amira')
      await page
        .getByTestId(`panel-${last}`)
        .getByRole('button', { name: /^Choose/ })
        .click()
      await press(page, 'Choose Jonas')
      await expectLife(page, 1, 7)
      await expectLife(page, last, 7)
      await expectSeat(page, 0, /1 arrow/)
      await expectSeat(page, 1, /on turn/)
    })
  })
}

async function openDice(page: Page): Promise<void> {
  await expect(page.getByTestId('panel-0')).toBeVisible()
  if (await page.getByTestId('tool-dice').isVisible()) return tool(page, 'dice')
  await tool(page, 'more')
  await press(page, /^Dice/)
}

test('targets are chosen by dragging from seat to seat', async ({ page, open }) => {
  await keepTable(page, { seats: 5, characters: Array(5).fill(null), sheriff: 0 })
  await open('/companion')
  await openDice(page)
  for (const face of [/^Bull’s eye 1/, /^Gatling/, /^Arrow/, /^Arrow/, /^Dynamite/])
    await page.getByTestId('dice-pad').getByRole('button', { name: face }).last().click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  const from = await boxOf(page.getByTestId('panel-0'))
  const to = await middleOf(page.getByTestId('panel-4'))
  await page.mouse.move(from.x + 40, from.y + 90)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
  await expect(page.getByTestId('prompt')).not.toBeAttached()
  await expectLife(page, 4, 7)
})

/** Moves the finger within a sixth of a second, on a clock that the test runs. */
async function glide(page: Page, from: Point, to: Point): Promise<void> {
  for (let step = 1; step <= 10; step++) {
    const part = step / 10
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    await page.clock.runFor(16)
  }
}

test('one stroke counts what it rests on and ends the turn on Next', async ({ page, open }) => {
  await takeClock(page)
  await keepTable(page, { seats: 5, characters: Array(5).fill(null), sheriff: 0 })
  await open('/companion')
  const amira = await middleOf(page.getByRole('button', { name: /^Amira: lose/ }))
  const omar = await middleOf(page.getByRole('button', { name: /^Omar: lose/ }))
  const next = await middleOf(page.getByRole('button', { name: 'Next' }))
  await stopClock(page)
  await page.mouse.move(amira.x, amira.y)
  await page.mouse.down()
  await page.clock.runFor(1000)
  await glide(page, amira, omar)
  await page.clock.runFor(320)
  await glide(page, omar, next)
  await page.mouse.up()
  await expect(page.getByTestId('panel-1').getByRole('button').first()).toBeVisible()
  await expectLife(page, 1, 6)
  await expectLife(page, 4, 7)
  await expectSeat(page, 1, /on turn/)
})

test('the ninth arrow starts the attack, and one step takes it back', async ({ page, open }) => {
  await keepTable(page, {
    seats: 5,
    characters: [null, 'jourdonnais', null, null, null],
    sheriff: 0,
    actions: [
      { type: 'set-arrows', seat: 1, arrows: 4 },
      { type: 'set-arrows', seat: 2, arrows: 3 },
      { type: 'set-arrows', seat: 0, arrows: 1 },
    ],
  })
  await open('/companion')
  await page.getByTestId('pile').click()
  await expect(page.getByText('Attack!')).toBeVisible()
  for (const [seat, points] of [8, 6, 5].entries()) await expectLife(page, seat, points)
  await tool(page, 'undo')
  for (const [seat, points] of [10, 7, 8].entries()) await expectLife(page, seat, points)
  await expectSeat(page, 1, /4 arrows/)
})

test('an elimination asks for the card, feeds Vulture Sam, and can be undone', async ({
  page,
  open,
  expectAccessible,
}) => {
  await keepTable(page, {
    seats: 5,
    characters: [null, null, 'vulture-sam', null, null],
    sheriff: 0,
    actions: [
      { type: 'set-life', seat: 1, life: 1 },
      { type: 'set-life', seat: 2, life: 4 },
    ],
  })
  await open('/companion')
  await press(page, /^Amira: lose/)
  await expect(page.getByTestId('reveal')).toBeVisible()
  await expectAccessible()
  await page.getByTestId('reveal').getByRole('button', { name: 'Outlaw' }).click()
  await expectSeat(page, 1, 'Amira, out of the game, Outlaw')
  await expectLife(page, 2, 6)
  await tool(page, 'undo')
  await page.getByTestId('reveal').getByRole('button', { name: 'Undo' }).click()
  await expectLife(page, 1, 1)
})

test('Bart is asked, Suzy is reminded', async ({ page, open }) => {
  await keepTable(page, {
    seats: 4,
    characters: ['suzy-lafayette', 'bart-cassidy', null, null],
    sheriff: 0,
    actions: [{ type: 'set-life', seat: 0, life: 5 }],
  })
  await open('/companion')
  await press(page, /^Amira: lose/)
  await expect(page.getByTestId('dodge')).toBeVisible()
  await page.getByTestId('dodge').getByRole('button', { name: 'Arrow' }).click()
  await expectSeat(page, 1, /8 of 8 life points, 1 arrow/)
  await tool(page, 'next')
  await expect(page.getByTestId('bonus')).toBeVisible()
  await press(page, 'No: +2')
  await expectLife(page, 0, 7)
  await expectSeat(page, 1, /on turn/)
})

test('a wrong entry from three turns ago is set right', async ({
  page,
  open,
  expectAccessible,
}) => {
  await keepTable(page, {
    seats: 5,
    characters: Array(5).fill(null),
    sheriff: 0,
    actions: [
      { type: 'take', seat: 0, count: 1 },
      { type: 'next' },
      { type: 'take', seat: 1, count: 1 },
      { type: 'next' },
      { type: 'next' },
      { type: 'shoot', points: [0, 0, 2, 0, 0] },
    ],
  })
  await open('/companion')
  await tool(page, 'menu')
  await press(page, /^The log/)
  await expect(page.getByRole('button', { name: 'Life', exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByTestId('turn-0').getByRole('button').first().click()
  await page.getByTestId('entry-0').click()
  await press(page, 'How many: more')
  await press(page, 'How many: more')
  await press(page, 'Save')
  await expect(page.getByTestId('turn-0')).toBeVisible()
  await press(page, 'Close')
  await expectSeat(page, 0, /3 arrows/)
  await expectSeat(page, 1, /1 arrow/)
  await expectLife(page, 2, 6)
  await expectSeat(page, 3, /on turn/)
})

test('an edit that leaves an entry without sense names it', async ({ page, open }) => {
  await keepTable(page, {
    seats: 5,
    characters: Array(5).fill(null),
    sheriff: 0,
    actions: [
      { type: 'shoot', points: [0, 8, 0, 0, 0] },
      { type: 'reveal', role: 'outlaw' },
      { type: 'next' },
    ],
  })
  await open('/companion')
  await tool(page, 'menu')
  await press(page, /^The log/)
  await page.getByTestId('turn-0').getByRole('button').first().click()
  await page.getByTestId('entry-0').click()
  await press(page, 'Amira: fewer')
  await press(page, 'Save')
  await expect(
    page.getByTestId('aside').getByText('1 entry no longer fits and was set aside:'),
  ).toBeVisible()
  await press(page, 'Close')
  await expectLife(page, 1, 1)
})

test('a reload resumes at the same question, and what was undone can be redone', async ({
  page,
  open,
}) => {
  await keepTable(page, { seats: 5, actions: pictured(5) })
  await open('/companion')
  await press(page, /^Omar: lose/)
  await press(page, /^Omar: lose/)
  await expect(page.getByTestId('reveal')).toBeVisible()
  await page.reload()
  await page.getByTestId('reveal').getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expectLife(page, 4, 2)
  await tool(page, 'menu')
  await press(page, 'Redo')
  await press(page, 'Close')
  await expect(page.getByTestId('reveal')).toBeVisible()
})

test('the end is announced, may be played on, and leads to recap and rematch', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await keepTable(page, {
    seats: 4,
    characters: Array(4).fill(null),
    sheriff: 0,
    actions: [{ type: 'next' }, { type: 'shoot', points: [9, 0, 0, 0] }],
  })
  await open('/companion')
  await press(page, /^Jonas: lose/)
  await expect(page.getByTestId('end')).toBeVisible()
  await expect(page.getByText('The Outlaws win')).toBeVisible()
  await expect(page.getByText(/The Sheriff fell in turn 2 by Amira’s shot/)).toBeVisible()
  await expectAccessible()
  await press(page, 'Play on')
  await expect(page.getByTestId('end')).not.toBeAttached()
  await tool(page, 'undo')
  await press(page, 'The result')
  await expect(page.getByRole('img', { name: /^Life from turn to turn/ })).toBeVisible()
  await expectAccessible()
  await press(page, 'Replay')
  await expect(page.getByText('Turn 1 of 2')).toBeVisible()
  await press(page, 'Next turn')
  await expect(page.getByText('Amira’s turn.')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('The game is over.')).toBeVisible()
  await press(page, 'Back to the result')
  await press(page, 'Share')
  const coming = page.waitForEvent('download')
  await press(page, /^The final table/)
  expect((await coming).suggestedFilename()).toBe('tumbleweed-table.png')
  await press(page, 'Rematch')
  await expect(page.getByText('Turn up the last cards')).toBeVisible()
  await page.getByRole('group', { name: 'Amira' }).getByRole('button', { name: 'Renegade' }).click()
  await press(page, 'Done')
  await expect(page.getByText('Tap the Sheriff’s star.')).toBeVisible()
  await expect(page.getByText('Amira')).toBeVisible()
  await open('/history')
  await press(page, /2 turns/)
  await press(page, 'Watch again')
  await expect(page.getByText('The cards are dealt.')).toBeVisible()
})

test('the phone deals the roles and shows each to its owner only', async ({ page, open }) => {
  await open('/companion-setup')
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.getByRole('radio', { name: 'None' }).click()
  await page.getByRole('radio', { name: 'Phone deals' }).last().click()
  await press(page, 'Begin')
  for (let seat = 0; seat < 4; seat++) {
    await press(page, `I am Seat ${seat + 1}`)
    await expect(page.getByText(`Only Seat ${seat + 1} looks now.`, { exact: false })).toBeVisible()
    const role = page.getByText(/^(Sheriff|Outlaw|Renegade)$/)
    await expect(role).toHaveCount(0)
    await page.getByTestId('hold-pad').hover()
    await page.mouse.down()
    await expect(role).toHaveCount(1)
    await expect(role).toBeVisible()
    await page.mouse.up()
    await press(page, /^Seen/)
  }
  await expect(page.getByTestId('panel-0')).toBeVisible()
  const panels = page.getByTestId(/^panel-\d$/)
  await expect(panels).toHaveCount(4)
  const labels = await panels.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label')),
  )
  expect(labels.filter((label) => label?.includes('Sheriff'))).toHaveLength(1)
  expect(labels.filter((label) => /Outlaw|Renegade/.test(label ?? ''))).toEqual([])
})

test('cards dealt by the phone can be looked at again, behind the curtain', async ({
  page,
  open,
}) => {
  await open('/companion-setup')
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.getByRole('radio', { name: 'None' }).click()
  await page.getByRole('radio', { name: 'Phone deals' }).last().click()
  await press(page, 'Begin')
  for (let seat = 0; seat < 4; seat++) {
    await press(page, `I am Seat ${seat + 1}`)
    await page.getByTestId('hold-pad').hover()
    await page.mouse.down()
    await expect(page.getByTestId('card-up')).toBeVisible()
    await page.mouse.up()
    await press(page, /^Seen/)
  }
  await tool(page, 'menu')
  await press(page, 'Look at a card again')
  const sealed = page.getByRole('dialog').getByRole('button', { name: /^Seat \d$/ })
  await expect(sealed, 'the Sheriff’s card lies open').toHaveCount(3)
  await sealed.first().click()
  await page.getByTestId('take-phone').click()
  await expect(page.getByTestId('card-up')).toHaveCount(0)
  await page.getByTestId('hold-pad').hover()
  await page.mouse.down()
  await expect(page.getByTestId('card-up')).toBeVisible()
  await page.mouse.up()
  await press(page, 'Back to the table')
  await expect(page.getByTestId('panel-0')).toBeVisible()
})

test('names are typed in a row: nobody sits twice, a typo is renamed, a seat is moved', async ({
  page,
  open,
}) => {
  await open('/companion-setup')
  await page.getByRole('radio', { name: '3 players' }).click()
  await press(page, /^Seat 1: Seat 1/)
  const field = page.getByRole('textbox', { name: 'New name' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Anna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Who sits at seat 2?')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('anna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Anna already sits at seat 1.')).toBeVisible()
  await field.fill('Bobb')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Who sits at seat 3?')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, /^Seat 2: Bobb/)
  await page.getByRole('textbox', { name: 'Correct the name' }).fill('Bob')
  await press(page, 'Rename')
  await expect(page.getByRole('button', { name: /^Seat 2: Bob\./ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Move Bob' }).press('ArrowUp')
  await expect(page.getByRole('button', { name: /^Seat 1: Bob\./ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Seat 2: Anna\./ })).toBeVisible()
})

test('Attack asks before it hurts anybody', async ({ page, open }) => {
  await keepTable(page, {
    seats: 5,
    characters: Array(5).fill(null),
    sheriff: 0,
    actions: [{ type: 'set-arrows', seat: 1, arrows: 4 }],
  })
  await open('/companion')
  await tool(page, 'attack')
  await page.getByTestId('attack-ask').getByRole('button', { name: 'No' }).click()
  await expectLife(page, 1, 8)
  await tool(page, 'attack')
  await page.getByTestId('attack-ask').getByRole('button', { name: 'Attack', exact: true }).click()
  await expectLife(page, 1, 4)
})

test('a player leaves, and nobody has shot anybody', async ({ page, open }) => {
  await keepTable(page, {
    seats: 5,
    characters: [null, 'el-gringo', null, null, null],
    sheriff: 0,
  })
  await open('/companion')
  await press(page, /^Amira: character and numbers/)
  await press(page, 'Amira leaves the game')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByTestId('reveal').getByRole('button', { name: 'Deputy' }).click()
  await expectSeat(page, 1, 'Amira, out of the game, Deputy')
  await expectSeat(page, 0, /0 arrows/)
})

test('Jesse’s own beer counts two with counters at four life or less', async ({ page, open }) => {
  await keepTable(page, {
    seats: 5,
    characters: ['jesse-jones', null, null, null, null],
    sheriff: 0,
    actions: [{ type: 'set-life', seat: 0, life: 4 }],
  })
  await open('/companion')
  await press(page, /^Jonas: gain/)
  await expectLife(page, 0, 6)
  await tool(page, 'next')
  await expectLife(page, 0, 6)
  await expect(page.getByTestId('spoken')).toContainText(/Jonas.*Amira/)
})

test('Kit’s two gatlings take arrows off and hurt nobody', async ({ page, open }) => {
  await keepTable(page, {
    seats: 5,
    characters: ['kit-carlson', null, null, null, null],
    sheriff: 0,
    actions: [{ type: 'set-arrows', seat: 1, arrows: 2 }],
  })
  await open('/companion')
  await tool(page, 'gatling')
  await page.getByTestId('faces').getByRole('button', { name: '1', exact: true }).click()
  await press(page, 'Choose Amira')
  await expectSeat(page, 1, /8 of 8 life points, 1 arrow/)
})

test('what a gesture cost stays until the next tap', async ({ page, open }) => {
  await takeClock(page)
  await keepTable(page, { seats: 5, characters: Array(5).fill(null), sheriff: 0 })
  await open('/companion')
  await tool(page, 'gatling')
  await expectLife(page, 1, 7)
  await stopClock(page)
  await page.clock.runFor(30_000)
  await expect(page.getByText('−1')).toHaveCount(4)
  await press(page, /^Tom: lose/)
  await expect(page.getByText('−1')).toHaveCount(1)
})

test('6 and 9 are underlined where they are turned', async ({ page, open }) => {
  await keepTable(page, {
    seats: 5,
    characters: Array(5).fill(null),
    sheriff: 0,
    actions: [
      { type: 'set-life', seat: 0, life: 6 },
      { type: 'set-life', seat: 1, life: 6 },
    ],
  })
  await open('/companion')
  await expect(page.getByTestId('underline-1')).toBeVisible()
  await expect(page.getByTestId('underline-0')).toHaveCount(0)
})

test('the stroke is tried out at the first start, and nothing of it is entered', async ({
  page,
  open,
}) => {
  await keepTable(page, {
    seats: 5,
    characters: Array(5).fill(null),
    sheriff: 0,
    prefs: { hasTried: false },
  })
  await open('/companion')
  await page.getByTestId('trial-invitation').getByRole('button', { name: 'Try it' }).click()
  const trial = page.getByTestId('trial')
  await expect(trial.getByText(/Rest your finger on the − of Amira/)).toBeVisible()
  await trial.getByRole('button', { name: /^Amira: lose/ }).click()
  await trial.getByRole('button', { name: /^Tom: lose/ }).click()
  await trial.getByRole('button', { name: 'Next' }).click()
  await press(page, 'To the table')
  await expect(trial).toHaveCount(0)
  await expectLife(page, 1, 8)
  expect((await kept(page)).record.actions).toEqual([])
  await expect(page.getByTestId('trial-invitation')).toHaveCount(0)
})

test('radio groups are walked by the arrow keys', async ({ page, open }) => {
  await open('/companion-setup')
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '5 players' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '5 players' })).toBeFocused()
})

test('virtual dice are rolled by the phone', async ({ page, open }) => {
  await keepTable(page, { seats: 5, characters: Array(5).fill(null), sheriff: 0 })
  await open('/companion')
  await tool(page, 'dice')
  await press(page, 'Roll for me')
  await expect.poll(async () => (await kept(page)).record.actions.length).toBeGreaterThan(0)
  const { record } = await kept(page)
  expect(record.actions[0].type).toBe('roll')
  expect(record.actions[0].faces).toBeUndefined()
})

for (const screen of ['phone', 'smallPhone'] as const)
  test.describe(() => {
    test.use(screens[screen])

    test(`targets and numbers are large enough (${screen})`, async ({ page, open }) => {
      await keepTable(page, { seats: 8, actions: pictured(8) })
      await open('/companion')
      await expect(page.getByTestId('panel-0')).toBeVisible()
      const buttons = await page.getByRole('button').all()
      expect(buttons.length).toBeGreaterThan(30)
      for (const button of buttons) {
        const { width, height } = await boxOf(button)
        const label = await button.getAttribute('aria-label')
        expect(Math.min(width, height), `${label}: ${width} × ${height}`).toBeGreaterThanOrEqual(
          43.9,
        )
      }
      if (screen !== 'phone') return
      for (const seat of [0, 1, 2, 3, 4, 6, 7]) {
        const height = await page.evaluate((id) => {
          const number = document.querySelector(`[data-testid="life-${id}"]`)
          if (!number) return 0
          const { fontSize, fontFamily } = getComputedStyle(number)
          const canvas = document.createElement('canvas').getContext('2d')
          if (!canvas) return 0
          canvas.font = `${fontSize} ${fontFamily}`
          return canvas.measureText(number.textContent ?? '').actualBoundingBoxAscent
        }, seat)
        expect(height, `seat ${seat}`).toBeGreaterThanOrEqual(36)
      }
    })
  })

for (const screen of ['phone', 'smallPhone', 'tablet', 'desktop'] as const)
  test.describe(() => {
    test.use(screens[screen])

    test(`the board has no accessibility problem (${screen})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keepTable(page, { seats: 8, actions: pictured(8) })
      await open('/companion')
      await expectAccessible()
      if (screen === 'smallPhone') return
      await tool(page, 'cards')
      await expect(page.getByText('The faces in the order in which they count')).toBeVisible()
      await expectAccessible()
    })
  })
