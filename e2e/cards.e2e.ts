import { cards, type CardsState } from '@/games/cards'
import { expect, screens, test } from './harness/test'
import { findCardLeaks } from './support/card-leaks'
import { CardPlayer } from './support/card-player'
import { cardsAsking, cardsDeal, cardsKey, keepCards, playedCards } from './support/card-saves'
import { CARD_QUESTIONS, fullTable } from './support/card-questions'
import { toldAndTrue } from './support/heard-cards'
import { byKeyboard } from './support/keyboard'
import { keepSettings } from './support/saves'

const canDo = (state: CardsState, type: string): boolean =>
  cards.legal(state).some((action) => action.type === type)

test('cards from Home: the sign, the set-up, the deal, the table', async ({ page, open }) => {
  await keepSettings(page, { autoAnswer: false })
  await open('/')
  await page.getByTestId('game-cards').click()
  await expect(page.getByText('Eighty cards, one Sheriff')).toBeVisible()
  await page.getByText('Play alone').click()
  await page.getByRole('radio', { name: '6 players' }).click()
  await expect(page.getByText('Tempers of the bots')).toBeVisible()
  await page.getByRole('button', { name: 'Deal', exact: true }).click()
  await page.getByRole('button', { name: 'To the table' }).click()
  const player = new CardPlayer(page, 6)
  await player.play(3)
  expect(player.isOver() || new URL(page.url()).pathname === '/cards/table').toBe(true)
})

for (const { seats, seed } of [
  { seats: 4, seed: 1 },
  { seats: 5, seed: 1 },
  { seats: 6, seed: 1 },
  { seats: 7, seed: 1 },
])
  test(`a whole match of cards with ${seats} seats, heard as it is, and nothing hidden in the page`, async ({
    page,
    open,
  }) => {
    test.setTimeout(240_000)
    await keepCards(page, { record: cardsDeal(seats, seed) })
    await open('/cards/table')
    const leaks: string[] = []
    const player = new CardPlayer(page, seed, {
      isReckless: true,
      beforeAnswer: async () => {
        leaks.push(...(await findCardLeaks(page)))
        const { told, truth } = await toldAndTrue(page)
        expect(told, 'the table as it can be heard').toEqual(truth)
      },
    })
    expect(await player.play()).toBe(true)
    expect(leaks, 'hidden cards in the page').toEqual([])
    await expect(page.getByTestId('standing-0')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rematch', exact: true })).toBeVisible()
  })

test('a match of cards goes on after a reload, at the same question', async ({ page, open }) => {
  await keepCards(page, { record: cardsDeal(5, 3) })
  await open('/cards/table')
  const player = new CardPlayer(page, 3)
  await player.play(4)
  await player.asked()
  expect(player.isOver()).toBe(false)
  const prompt = await page.getByTestId('prompt').innerText()
  const actions = await actionsOf()
  expect(actions).toBeGreaterThan(0)
  await page.reload()
  await player.asked()
  await expect(page.getByTestId('prompt')).toHaveText(prompt.replaceAll('\n', ''))
  expect(await actionsOf()).toBe(actions)
  await player.play(2)
  expect(await actionsOf()).toBeGreaterThan(actions)

  function actionsOf(): Promise<number> {
    return page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? 'null').data.record.actions.length,
      cardsKey,
    )
  }
})

for (const [name, wanted] of Object.entries({
  'a turn': { kind: 'play', seats: 7 },
  'a shot': { kind: 'defend', seats: 5 },
  'the store': { kind: 'store', seats: 7 },
  'Kit’s three': { kind: 'keep', seats: 4, character: 'kit-carlson' },
  'Lucky Duke’s two': { kind: 'choose', seats: 5, character: 'lucky-duke' },
  'the last breath': { kind: 'last-breath', seats: 5 },
} as const))
  test.describe(() => {
    test.use(screens.smallPhone)

    for (const theme of ['dusk', 'noon'] as const)
      test(`the card table has no accessibility problem at ${theme}: ${name}`, async ({
        page,
        open,
        expectAccessible,
      }) => {
        await keepCards(page, { record: cardsAsking(wanted), settings: { theme } })
        await open('/cards/table')
        await new CardPlayer(page, 1).asked()
        const isDying = wanted.kind === 'last-breath'
        await expect(page.getByTestId('red-scrim'), 'the table reddens').toHaveCount(
          isDying ? 1 : 0,
        )
        await expectAccessible()
        const rail = page.getByTestId(/^(confirm|choice|end)$/)
        for (const key of await rail.all()) await expect(key).toBeInViewport({ ratio: 1 })
      })
  })

test.describe(() => {
  test.use(screens.desktop)

  test('a whole match of cards is played by the keyboard alone', async ({ page, open }) => {
    test.setTimeout(300_000)
    await keepCards(page, { record: cardsDeal(4, 1) })
    await open('/cards/table')
    const player = new CardPlayer(page, 1, { isReckless: true, press: byKeyboard(page) })
    expect(await player.play()).toBe(true)
  })
})

test('Tab goes from the question to its keys, the hand, the seats, the piles and the bar', async ({
  page,
  open,
}) => {
  await keepCards(page, { record: CARD_QUESTIONS.turn })
  await open('/cards/table')
  await expect(page.getByTestId('prompt')).toBeFocused()
  const stops: (string | null)[] = []
  while (stops.at(-1) !== 'menu' && stops.length < 30) {
    await page.keyboard.press('Tab')
    stops.push(await page.locator(':focus').getAttribute('data-testid'))
  }
  const seats = [0, 1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`)
  const hand = [0, 1, 2, 3, 4, 5].map((card) => `hand-${card}`)
  const named = ['end', ...hand, ...seats, 'deck', 'discards', 'menu']
  expect(stops.filter((id) => id !== null && named.includes(id))).toEqual(named)
})

for (const theme of ['dusk', 'noon'] as const) {
  test(`set-up, table and taking have no accessibility problem at ${theme}`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await keepCards(page, { record: CARD_QUESTIONS['what to take'], settings: { theme } })
    await open('/cards/new')
    await expectAccessible()
    await open('/cards/table')
    await new CardPlayer(page, 1).asked()
    await expectAccessible()
    for (const id of ['hand-0', 'confirm', 'seat-1']) await page.getByTestId(id).click()
    await expect(page.getByTestId('take')).toBeVisible()
    await expectAccessible()
  })

  test(`result and replay of cards have no accessibility problem at ${theme}`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await keepCards(page, { record: playedCards(5, 1), settings: { theme } })
    await open('/cards/result')
    await expect(page.getByText('The last card')).toBeVisible()
    await expectAccessible()
    await open('/cards/replay')
    await page.getByTestId('eyes').click()
    await expectAccessible()
  })
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
] as const)
  test.describe(`all blue cards in play at ${width} × ${height}`, () => {
    for (const seats of [4, 5, 6, 7])
      test(`nothing overlaps at a table of ${seats}`, async ({ page, open }) => {
        await page.setViewportSize({ width, height })
        await keepCards(page, { record: fullTable(seats) })
        await open('/cards/table')
        await new CardPlayer(page, 1).asked()
        const parts = page.getByTestId(/^(seat-\d|deck|discards|hand-\d+|prompt)$/)
        const boxes = await parts.evaluateAll((nodes) =>
          nodes.map((node) => {
            const { x, y, right, bottom } = node.getBoundingClientRect()
            return { name: node.getAttribute('data-testid') ?? '', x, y, right, bottom }
          }),
        )
        expect(boxes.filter(({ name }) => name.startsWith('seat-'))).toHaveLength(seats)
        const clashes = boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .filter((b) => a.x < b.right - 1 && b.x < a.right - 1)
            .filter((b) => a.y < b.bottom - 1 && b.y < a.bottom - 1)
            // Cards of a full hand lie over each other.
            .filter((b) => !(a.name.startsWith('hand-') && b.name.startsWith('hand-')))
            .map((b) => `${a.name} and ${b.name}`),
        )
        expect(clashes).toEqual([])
        for (const { x, y, right, bottom } of boxes)
          expect([x >= 0, y >= 0, right <= width, bottom <= height]).not.toContain(false)
      })
  })

test('a shot at you is said at once, over whatever is being read', async ({ page, open }) => {
  await keepCards(page, { record: CARD_QUESTIONS['a shot, with everything'] })
  await open('/cards/table')
  await expect(page.getByTestId('spoken-at-once')).toContainText('Rosa shoots at you!')
  await page.getByRole('button', { name: /^Take it/ }).click()
  await expect(page.getByTestId('spoken-at-once')).not.toContainText('Rosa shoots at you')
})

test('two barrels and a Missed!: every key is on the screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const record = cardsAsking({
    kind: 'defend',
    seats: 6,
    character: 'jourdonnais',
    isFound: ({ state }) =>
      ['barrel', 'jourdonnais', 'respond'].every((type) => canDo(state, type)),
  })
  await keepCards(page, { record })
  await open('/cards/table')
  for (const name of ['Take it, lose 1', 'Missed!, costs the card', /^Barrel, free, \d+%$/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

for (const [width, height] of [
  [844, 390],
  [360, 640],
] as const)
  test(`what to take is seen at once at ${width} × ${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height })
    await keepCards(page, { record: CARD_QUESTIONS['what to take'] })
    await open('/cards/table')
    await new CardPlayer(page, 1).asked()
    for (const id of ['hand-0', 'confirm', 'seat-1']) await page.getByTestId(id).click()
    for (const id of [
      'take-hand',
      'take-mustang-8H',
      'take-barrel-QS',
      'take-schofield-JC',
      'take',
    ])
      await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 })
    const footer = await page.getByTestId('take').boundingBox()
    const card = await page.getByTestId('take-barrel-QS').boundingBox()
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  })

for (const language of ['en', 'de', 'fr', 'cs'] as const)
  test(`the first tip leaves the seats of a small phone free: ${language}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await keepCards(page, { record: CARD_QUESTIONS.turn, settings: { language } })
    await open('/cards/table')
    const tip = await page.getByTestId('tip').boundingBox()
    const tops = await page
      .getByTestId(/^seat-\d$/)
      .evaluateAll((seats) => seats.map((seat) => seat.getBoundingClientRect().y))
    expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual(Math.min(...tops))
  })

test('the focus comes to what saves, never to what gives up', async ({ page, open }) => {
  await keepCards(page, { record: CARD_QUESTIONS['a shot, with everything'] })
  await open('/cards/table')
  await page.getByTestId('menu').click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Barrel, free/ })).toBeFocused()
})
