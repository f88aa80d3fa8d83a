import type { Page } from '@playwright/test'
import { startMatch } from '@/core/match'
import { cards } from '@/games/cards'
import { dice } from '@/games/dice'
import type { GameId } from '@/games'
import { setupKindAt } from '@/persistence/kinds'
import { saveKindAt } from '@/persistence/saves'
import { keepCards } from './support/card-saves'
import { keepPeople, seedHistory } from './support/history-saves'
import { keep, keepMatch, players, roles, settingsDocument } from './support/saves'
import { expect, test } from './harness/test'

// Each game comes in three files: rules, face and minds. Wherever one of them cannot be fetched the app says so, tries again
// when it is asked to, and has lost nothing.

/** A bot is the Sheriff and begins. */
const [own, first, ...rest] = roles(5)
const deal = {
  kind: 'deal',
  seats: 5,
  roles: [first, own, ...rest].flatMap((role) => role ?? []),
} as const

const KEPT: Readonly<Record<GameId, (page: Page) => Promise<void>>> = {
  dice: (page) =>
    keepMatch(page, {
      seats: 5,
      record: startMatch(dice, deal, 3).record,
      settings: { talk: false },
    }),
  cards: (page) => keepCards(page, { record: startMatch(cards, deal, 3).record }),
}

/** What the app has kept of the match that goes on. */
const recordOf = (page: Page, game: GameId): Promise<{ readonly actions: readonly unknown[] }> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '').data.record,
    saveKindAt({ game, shelf: 'matches' }).key,
  )

/** Keeps a file from coming, and counts how often it was asked for. */
async function block(page: Page, file: string) {
  const pattern = new RegExp(`/${file}-[0-9a-f]{32}\\.js$`)
  let tries = 0
  await page.route(pattern, (route) => {
    tries += 1
    return route.abort()
  })
  return { tries: () => tries, lift: () => page.unroute(pattern) }
}

const games = ['dice', 'cards'] as const

for (const game of games) {
  for (const part of ['rules', 'face'])
    test(`${game}: without its ${part} the game says so, and a second try brings it`, async ({
      page,
      open,
      allowError,
    }) => {
      allowError(/Failed to load resource/)
      const { tries, lift } = await block(page, `${game}-${part}`)
      await KEPT[game](page)
      await open(`/${game}/table`)
      await expect(page.getByText('This could not be loaded.')).toBeVisible()
      const kept = await recordOf(page, game)
      const before = tries()
      await page.getByTestId('try-again').click()
      await expect.poll(tries).toBeGreaterThan(before)
      await expect(page.getByText('This could not be loaded.')).toBeVisible()
      expect(await recordOf(page, game)).toEqual(kept)
      await lift()
      await page.getByTestId('try-again').click()
      await expect(page.getByTestId('menu')).toBeVisible()
      expect((await recordOf(page, game)).actions.slice(0, kept.actions.length)).toEqual(
        kept.actions,
      )
    })

  test(`${game}: bots that cannot be fetched say so, and a second try brings them`, async ({
    page,
    open,
    allowError,
  }) => {
    allowError(/Failed to load resource/)
    const { tries, lift } = await block(page, `${game}-minds`)
    await KEPT[game](page)
    await open(`/${game}/table`)
    const missing = page.getByTestId('prompt').getByText('The bots could not be loaded.')
    await expect(missing).toBeVisible()
    const before = tries()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(tries).toBeGreaterThan(before)
    await expect(missing).toBeVisible()
    expect((await recordOf(page, game)).actions).toEqual([])
    await lift()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(missing).toBeHidden()
    await expect.poll(async () => (await recordOf(page, game)).actions.length).toBeGreaterThan(0)
  })
}

test('"The same again" without the game leads to a door that says so, and the set-up stays', async ({
  page,
  open,
  allowError,
}) => {
  allowError(/Failed to load resource/)
  const { key, version } = setupKindAt('dice', 'solo')
  const data = {
    ...{ game: 'dice', mode: 'solo', players: players(5), options: {} },
    ...{ role: 'random', characters: 'none', chosen: [] },
  }
  await keep(page, { [key]: { version, data }, ...settingsDocument() })
  const { lift } = await block(page, 'dice-rules')
  await open('/')
  await page.getByText('The same again').click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await lift()
  await page.getByTestId('try-again').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByText('The same again').click()
  await expect(page).toHaveURL(/\/dice\/deal$/)
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain(
    '"characters":"none"',
  )
})

test('the ledger is read without the games; a past match fetches its own, and waits for it', async ({
  page,
  open,
  allowError,
}) => {
  allowError(/Failed to load resource/)
  const book = await block(page, 'book')
  await keepPeople(page)
  await open('/statistics')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await book.lift()
  await page.getByTestId('try-again').click()
  await expect(page.getByText('A clean page')).toBeVisible()
  await seedHistory(page, 3)
  const cards = await block(page, 'cards-rules')
  const dice = await block(page, 'dice-rules')
  await open('/history')
  await page.getByRole('button', { name: /Dice, Alone, 3 players/ }).click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  expect(dice.tries()).toBeGreaterThan(0)
  await dice.lift()
  await page.getByTestId('try-again').click()
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
  await open('/statistics')
  await expect(page.getByRole('heading', { name: 'Dice', exact: true })).toBeVisible()
  expect(cards.tries()).toBe(0)
})

test('chips that cannot be loaded hold nothing up, and come with the next try', async ({
  page,
  open,
  allowError,
}) => {
  allowError(/Failed to load resource/)
  await keepMatch(page, { seats: 5 })
  const { lift } = await block(page, 'reading-layer')
  await open('/dice/table')
  await page.getByTestId('read').press('Enter')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(page.getByTestId('roll')).toBeEnabled()
  await lift()
  await page.getByTestId('read').press('Enter')
  await expect(page.getByTestId('reading-layer')).toBeVisible()
})
