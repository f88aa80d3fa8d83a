import { rngFromSeed } from '@/core/rng'
import { dice } from '@/games/dice'
import type { FinishedMatch } from '@/persistence/history/match'
import { seriesKind } from '@/persistence/series'
import { readDocument } from '@/persistence/documents'
import { memoryStorage } from '@/persistence/storage'
import { selectSecretMatch } from '@/store/match/selectors'
import { actionTaken, matchStarted } from '@/store/match/slice'
import { selectSeries, standingOf } from '@/store/pass/series'
import { readHistory } from '@/store/history/keep'
import { personAdded, soloChosen } from '@/store/roster/slice'
import { createStore, type AppStore } from '@/store/store'
import { diceTableOf } from '../support/dice-table'
import '../support/games-loaded'

const NAMES = ['Rosa', 'Tom', 'Omar', 'Mei'] as const
const people = NAMES.map((name) => ({ kind: 'human', name }) as const)

/** People play a match to its end with whatever is legal. */
function playOut(
  store: AppStore,
  seed: number,
  players: readonly (typeof people)[number][] = people,
): void {
  const config = { kind: 'deal', seats: players.length } as const
  store.dispatch(matchStarted({ game: 'dice', mode: 'pass', players, config, seed }))
  finish(store, seed)
}

function finish(store: AppStore, seed: number): void {
  const rng = rngFromSeed(seed)
  for (;;) {
    const active = diceTableOf(store.getState())
    if (!active?.match.state.decision) return
    const legal = dice.legal(active.match.state)
    const action = legal[rng.below(legal.length)]
    if (!action) throw new Error('somebody can always act')
    const { id, match } = active
    store.dispatch(actionTaken({ game: 'dice', id, at: match.record.actions.length, action }))
  }
}

async function keptIn(store: AppStore): Promise<FinishedMatch[]> {
  const matches: FinishedMatch[] = []
  await store.dispatch(
    readHistory(async (book) => {
      for await (const page of book.pages()) matches.push(...page)
    }),
  )
  return matches
}

it('keeps a match that is over, with who sat there and how it ended', async () => {
  const storage = memoryStorage()
  const store = createStore(storage)
  store.dispatch(personAdded('Tom'))
  playOut(store, 3)
  const [kept] = await keptIn(store)
  if (!kept) throw new Error('nothing was kept')
  const { match } = selectSecretMatch(store.getState()) ?? {}
  expect(kept.mode).toBe('pass')
  expect(kept.side).toBe(match?.state.winner?.side)
  expect(kept.seats.map(({ name }) => name)).toEqual(NAMES)
  expect(kept.seats.map(({ person }) => person !== null)).toEqual([false, true, false, false])
  expect(kept.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(
    match?.state.winner?.seats,
  )
  expect(kept.record).toEqual(match?.record)
})

it('counts a series of one company, and starts again with another', async () => {
  const storage = memoryStorage()
  const store = createStore(storage)
  playOut(store, 3)
  playOut(store, 4)
  await Promise.resolve()
  const series = selectSeries(store.getState())
  expect(series.games).toHaveLength(2)
  const winners = series.games.flatMap(({ side, winners: names }) =>
    names.map(() => (side === 'renegade' ? 2 : 1)),
  )
  const points = standingOf(series).reduce((sum, line) => sum + line.points, 0)
  expect(points).toBe(winners.reduce((sum, worth) => sum + worth, 0))
  expect(readDocument(storage, seriesKind)).toEqual({ kind: 'found', value: series })
  playOut(store, 5, [...people].reverse())
  await Promise.resolve()
  expect(selectSeries(store.getState()).games).toHaveLength(3)
  playOut(store, 6, people.slice(0, 3))
  await Promise.resolve()
  expect(selectSeries(store.getState()).company).toHaveLength(3)
  expect(selectSeries(store.getState()).games).toHaveLength(1)
})

describe('alone', () => {
  const table = [
    { kind: 'human', name: '' },
    { kind: 'bot', name: 'Tom', level: 'easy' },
    { kind: 'bot', name: 'Mei', level: 'hard' },
  ] as const

  const playAlone = async (store: AppStore, seed: number, name = '') => {
    const players = [{ ...table[0], name }, table[1], table[2]]
    store.dispatch(
      matchStarted({
        game: 'dice',
        mode: 'solo',
        players,
        config: { kind: 'deal', seats: 3 },
        seed,
      }),
    )
    finish(store, seed)
    const kept = await keptIn(store)
    return kept.at(-1)?.seats.map(({ person, bot }) => person ?? bot)
  }

  it('matches are the owner’s, and a bot is nobody, whatever it is called', async () => {
    const store = createStore(memoryStorage())
    store.dispatch(personAdded('Tom'))
    expect(await playAlone(store, 3)).toEqual(['you', 'easy', 'hard'])
  })

  it('matches are those of whoever plays alone, or of who gave a name', async () => {
    const store = createStore(memoryStorage())
    const mia = store.dispatch(personAdded('Mia')).payload.id
    const omar = store.dispatch(personAdded('Omar')).payload.id
    store.dispatch(soloChosen(mia))
    expect(await playAlone(store, 3)).toEqual([mia, 'easy', 'hard'])
    expect(await playAlone(store, 4, 'omar ')).toEqual([omar, 'easy', 'hard'])
  })
})

it('an app that is killed at the end of a match has kept it', async () => {
  const storage = memoryStorage()
  playOut(createStore(storage), 3)
  expect(await keptIn(createStore(storage))).toHaveLength(1)
})
