import type { Page } from '@playwright/test'
import { OWNER, rosterKind } from '@/persistence/roster'
import { stopClock, takeClock } from './harness/clock'
import { expect, screens, test } from './harness/test'
import { keepPrintedTable, picturedCards } from './support/cards-companion-saves'
import { boxOf, middleOf, type Point } from './support/drag'
import { TWICE } from './support/fit'
import { keep } from './support/saves'

const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().click()
const tool = (page: Page, name: string) => page.getByTestId(`tool-${name}`).click()
const expectLife = (page: Page, seat: number, points: number) =>
  expect(page.getByTestId(`life-${seat}`)).toHaveText(String(points))

test('a printed table of five from the roster takes at most fifteen touches', async ({
  page,
  open,
}) => {
  const names = ['Mia', 'Tom', 'Lene', 'Omar', 'Ida']
  const people = names.map((name) => ({ id: name, name, face: null }))
  await keep(page, {
    [rosterKind.key]: { version: rosterKind.version, data: { people, solo: OWNER } },
  })
  await open('/cards/companion-setup')
  let touches = 0
  const touch = async (name: RegExp | string) => {
    touches += 1
    await press(page, name)
  }
  await touch(/^Seat 1: Seat 1/)
  for (const name of names) await touch(name)
  await touch(/^Character of Mia/)
  for (const name of [/^Bart Cassidy/, /^El Gringo/, /^Paul Regret/, /^Rose Doolan/, /^Slab/])
    await touch(name)
  touches += 1
  await page.getByRole('radio', { name: 'Tom is the Sheriff' }).click()
  await touch('Begin')
  await expect(page.getByTestId('panel-1')).toHaveAttribute(
    'aria-label',
    /^Tom, El Gringo, 4 of 4 life points, Sheriff, on turn/,
  )
  expect(touches).toBeLessThanOrEqual(15)
})

test('a turn at the table: gear, a hit, the Jail, the last breath, a reload', async ({
  page,
  open,
}) => {
  await keepPrintedTable(page, { seats: 5, actions: picturedCards(5) })
  await open('/cards/companion')
  await page.getByTestId('gear-1').click()
  await page.getByTestId('switch-jail').click()
  await page.getByRole('button', { name: 'Amira: lose a life point' }).click()
  await expectLife(page, 1, 2)
  await tool(page, 'next')
  await tool(page, 'next')
  await expect(page.getByTestId('draw-jail')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('draw-jail')).toBeVisible()
  await press(page, 'Turn lost')
  await page.getByRole('button', { name: 'Omar: lose a life point' }).click()
  await expect(page.getByTestId('fall')).toBeVisible()
  await press(page, 'Outlaw')
  await expect(page.getByTestId('reminder')).toContainText('for the Outlaw')
  await tool(page, 'undo')
  await expect(page.getByTestId('fall')).toBeVisible()
})

for (const screen of ['phone', 'smallPhone', 'tablet'] as const)
  test.describe(() => {
    test.use(screens[screen])

    test(`the printed table has no accessibility problem (${screen})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keepPrintedTable(page, { seats: 7, actions: picturedCards(7) })
      await open('/cards/companion')
      await expectAccessible()
      await page.getByTestId('gear-3').click()
      const chip = await page.getByTestId('switch-mustang').boundingBox()
      expect(Math.min(chip?.width ?? 0, chip?.height ?? 0)).toBeGreaterThanOrEqual(56)
      await expectAccessible()
    })
  })

/** Moves the finger within a fifth of a second, in steps as small as a finger's, on a clock that the test runs. */
async function glide(page: Page, from: Point, to: Point): Promise<void> {
  for (let step = 1; step <= 40; step++) {
    const part = step / 40
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    await page.clock.runFor(5)
  }
}

test('one stroke hits two players, ends the turn on Next, and one step takes it back', async ({
  page,
  open,
}) => {
  await takeClock(page)
  await keepPrintedTable(page, { seats: 5, actions: picturedCards(5) })
  await open('/cards/companion')
  const amira = await middleOf(page.getByRole('button', { name: /^Amira: lose/ }))
  const lene = await middleOf(page.getByRole('button', { name: /^Lene: lose/ }))
  const next = await middleOf(page.getByRole('button', { name: 'Next' }))
  await stopClock(page)
  await page.mouse.move(amira.x, amira.y)
  await page.mouse.down()
  await page.clock.runFor(400)
  await glide(page, amira, lene)
  await page.clock.runFor(320)
  await glide(page, lene, next)
  await page.mouse.up()
  await expectLife(page, 1, 2)
  await expectLife(page, 3, 1)
  await expect(page.getByTestId('panel-3')).toHaveAttribute('aria-label', /on turn/)
  await tool(page, 'undo')
  await expectLife(page, 1, 3)
  await expectLife(page, 3, 2)
  await expect(page.getByTestId('panel-2')).toHaveAttribute('aria-label', /on turn/)
  // A quick hand: the mouse is on the next panel with its first move.
  await page.mouse.move(amira.x, amira.y)
  await page.mouse.down()
  await page.mouse.move(lene.x, lene.y)
  await page.clock.runFor(320)
  await page.mouse.up()
  await expectLife(page, 1, 2)
  await expectLife(page, 3, 1)
})

test('a turn is played with the keyboard alone, and everything is said', async ({ page, open }) => {
  await keepPrintedTable(page, { seats: 5, actions: picturedCards(5) })
  await open('/cards/companion')
  const key = (name: RegExp | string) => page.getByRole('button', { name }).first()
  await page.getByTestId('gear-1').focus()
  await page.keyboard.press('Enter')
  const slip = page.getByTestId('gear')
  const close = slip.getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(slip).toHaveCount(0)
  await expect(page.getByTestId('gear-1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(close).toBeFocused()
  await page.getByTestId('switch-jail').focus()
  await page.keyboard.press('Space')
  await expect(page.getByTestId('spoken')).toContainText('Amira: Jail.')
  await key(/^Lene: lose/).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('spoken')).toContainText('Tom hits Lene: 1 life point, 1 left.')
  await key('Next').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('spoken')).toContainText('It is Lene’s turn.')
  await key('Undo').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('panel-2')).toHaveAttribute('aria-label', /on turn/)
  await page.keyboard.press('Enter')
  await expectLife(page, 3, 2)
  await key(/^Lene: character/).focus()
  await page.keyboard.press('Enter')
  await key(/^On the road/).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('road')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('road')).toHaveCount(0)
})

test('the end leads to recap, chart, replay, picture, series and rematch', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const people = ['Mia', 'Tom', 'Lene', 'Omar'].map((name) => ({ id: name, name, face: null }))
  await keep(page, {
    [rosterKind.key]: { version: rosterKind.version, data: { people, solo: OWNER } },
  })
  await open('/cards/companion-setup')
  await page.getByRole('radio', { name: '4 players' }).click()
  await press(page, /^Seat 1: Seat 1/)
  for (const { name } of people) await press(page, name)
  await page.getByRole('radio', { name: 'Mia is the Sheriff' }).click()
  await press(page, 'Begin')
  await expect(page.getByTestId('trial-invitation')).toBeVisible()
  await press(page, 'Not now')
  await tool(page, 'next')
  for (let i = 0; i < 5; i++) await press(page, 'Mia: lose a life point')
  // The Sheriff's card lies open: nobody asks what it is.
  await expect(page.getByTestId('fall')).not.toContainText('Which card')
  await press(page, 'Mia falls')
  await expect(page.getByText('The Outlaws win')).toBeVisible()
  await press(page, 'The result')
  await expect(page.getByRole('img', { name: /^Life from turn to turn/ })).toBeVisible()
  await expectAccessible()
  // Nothing stands beside it: the words have the room.
  const unknown = await page.getByText('Unknown role', { exact: true }).last().boundingBox()
  expect(unknown?.height).toBeLessThan(30)
  await press(page, 'Set the points')
  await press(page, 'Outlaws: more')
  await press(page, 'Done')
  await expect(page.getByText(/for the Outlaws 2/)).toBeVisible()
  await press(page, 'Replay')
  await expect(page.getByText('Turn 1 of 2')).toBeVisible()
  // Keys are heard only after what is seen has been drawn.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByText('The game is over.', { exact: true })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByText('The cards lay on your own table.')).toBeVisible()
  await expectAccessible()
  await press(page, 'Back to the result')
  await press(page, 'Share')
  const coming = page.waitForEvent('download')
  await press(page, /^The final table/)
  expect((await coming).suggestedFilename()).toBe('tumbleweed-table.png')
  await press(page, 'Rematch')
  await press(page, 'We do not know')
  await expect(page.getByText('Tap the Sheriff’s star.')).toBeVisible()
  await page.getByRole('radio', { name: 'Tom is the Sheriff' }).click()
  await press(page, 'Begin')
  await expect(page.getByTestId('panel-0'), 'the old board is gone').toHaveCount(1)
  await open('/history')
  await press(page, /2 turns/)
  await press(page, 'Watch again')
  await expect(page.getByText('The cards are dealt.')).toBeVisible()
})

test('roles dealt by the phone can be looked at again, behind the curtain', async ({
  page,
  open,
}) => {
  await open('/cards/companion-setup')
  await page.getByRole('radio', { name: '4 players' }).click()
  await page.getByRole('radio', { name: 'None' }).click()
  await page.getByRole('radio', { name: 'Phone deals' }).last().click()
  await press(page, 'Begin')
  const holdUp = async () => {
    await page.getByTestId('hold-pad').hover()
    await page.mouse.down()
    await expect(page.getByTestId('card-up')).toBeVisible()
    await page.mouse.up()
  }
  for (let seat = 0; seat < 4; seat++) {
    await press(page, `I am Seat ${seat + 1}`)
    await holdUp()
    await press(page, /^Seen/)
  }
  await tool(page, 'menu')
  await press(page, 'Look at a card again')
  const sealed = page.getByRole('dialog').getByRole('button', { name: /^Seat \d$/ })
  await expect(sealed, 'the Sheriff’s card lies open').toHaveCount(3)
  await sealed.first().click()
  await page.getByTestId('take-phone').click()
  await expect(page.getByTestId('card-up')).toHaveCount(0)
  await holdUp()
  await press(page, 'Back to the table')
  await expect(page.getByTestId('panel-0')).toBeVisible()
})

test.describe(() => {
  test.use({ viewport: { width: 195, height: 422 } })

  test('at 200 % no key leaves the screen, and nothing is cut from a question', async ({
    page,
    open,
  }) => {
    await keepPrintedTable(page, {
      seats: 7,
      actions: [...picturedCards(7), { type: 'equip', seat: 3, kind: 'jail' }],
    })
    await open('/cards/companion')
    const expectInside = async () => {
      for (const button of await page.getByRole('button').all()) {
        const { x, y, width, height } = await boxOf(button)
        const label = await button.getAttribute('aria-label')
        expect([x >= -1, y >= -1, x + width <= 196, y + height <= 423], `${label}`).toEqual(
          Array(4).fill(true),
        )
      }
    }
    await expectInside()
    await tool(page, 'next')
    await expect(page.getByTestId('draw-jail')).toBeVisible()
    await expectInside()
  })
})

for (const language of ['de', 'fr', 'cs'] as const)
  test.describe(() => {
    test.use(screens.smallPhone)

    test(`questions fit in every language (${language})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keepPrintedTable(page, {
        seats: 5,
        actions: [
          ...picturedCards(5),
          { type: 'equip', seat: 3, kind: 'dynamite' },
          { type: 'next' },
        ],
        settings: { language },
      })
      await open('/cards/companion')
      const draw = page.getByTestId('draw-dynamite')
      await expect(draw).toBeVisible()
      await expectAccessible()
      for (const button of await draw.getByRole('button').all()) {
        const isCut = await button.evaluate((key) => key.scrollWidth > key.clientWidth + 1)
        expect(isCut, (await button.innerText()) || 'a key').toBe(false)
      }
    })
  })

test.describe(() => {
  test.use({ ...screens.smallPhone, contextOptions: { reducedMotion: 'reduce' } })

  test('with letters of twice the size nothing is cut from a question, upright or across', async ({
    page,
    open,
  }) => {
    await page.addInitScript(TWICE)
    await keepPrintedTable(page, {
      seats: 5,
      actions: [
        ...picturedCards(5),
        { type: 'equip', seat: 3, kind: 'dynamite' },
        { type: 'next' },
      ],
      settings: { language: 'de' },
    })
    await open('/cards/companion')
    const slip = page.getByTestId('draw-dynamite')
    for (const size of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size)
      await expect(async () => {
        for (const part of [slip.getByRole('heading'), ...(await slip.getByRole('button').all())]) {
          const { x, y, width, height } = await boxOf(part)
          const isInside = [x >= 0, y >= 0, x + width <= size.width, y + height <= size.height]
          expect(isInside, await part.innerText()).toEqual(Array(4).fill(true))
        }
      }).toPass()
    }
  })
})
