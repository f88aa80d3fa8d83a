import { cards, type CardsState } from '@/games/cards'
import { expect, screens, test } from './harness/test'
import { findCardLeaks } from './support/card-leaks'
import { CardPlayer } from './support/card-player'
import { cardsAsking, cardsDeal, cardsKey, keepCards } from './support/card-saves'
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
  { seats: 7, seed: 1 },
])
  test(`a whole match of cards with ${seats} seats, and nothing hidden in the page`, async ({
    page,
    open,
  }) => {
    test.setTimeout(240_000)
    await keepCards(page, { record: cardsDeal(seats, seed) })
    await open('/cards/table')
    const leaks: string[] = []
    const player = new CardPlayer(page, seed, {
      isReckless: true,
      beforeAnswer: async () => void leaks.push(...(await findCardLeaks(page))),
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

    test(`the card table has no accessibility problem: ${name}`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await keepCards(page, { record: cardsAsking(wanted) })
      await open('/cards/table')
      await new CardPlayer(page, 1).asked()
      await expectAccessible()
      const rail = page.getByTestId(/^(confirm|choice|end)$/)
      for (const key of await rail.all()) await expect(key).toBeInViewport({ ratio: 1 })
    })
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
  for (const name of ['Take it, lose 1', 'Missed!, costs the card', 'Barrel, free, 1 in 4'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})
