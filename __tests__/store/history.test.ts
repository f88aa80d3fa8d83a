import { rngFromSeed } from '@/core/rng'
import { dice } from '@/games/dice'
import { readFinishedMatch, readHistoryIds } from '@/persistence/history'
import { seriesKind } from '@/persistence/series'
import { readDocument } from '@/persistence/documents'
import { memoryStorage } from '@/persistence/storage'
import { selectSecretMatch } from '@/store/match/selectors'
import { actionTaken, matchStarted } from '@/store/match/slice'
import { selectSeries, standingOf } from '@/store/pass/series'
import { personAdded } from '@/store/roster/slice'
import { createStore, type AppStore } from '@/store/store'

const NAMES = ['Rosa', 'Tom', 'Omar', 'Mei'] as const
const people = NAMES.map((name) => ({ kind: 'human', name }) as const)

/** People play a match to its end with whatever is legal. */
function playOut(
  store: AppStore,
  seed: number,
  players: readonly (typeof people)[number][] = people,
): void {
  const config = { kind: 'deal', seats: players.length } as const
  store.dispatch(matchStarted({ mode: 'pass', players, config, seed }))
  const rng = rngFromSeed(seed)
  for (;;) {
    const active = selectSecretMatch(store.getState())
    if (!active?.match.state.decision) return
    const legal = dice.legal(active.match.state)
    const action = legal[rng.below(legal.length)]
    if (!action) throw new Error('somebody can always act')
    const { id, match } = active
    store.dispatch(actionTaken({ id, at: match.record.actions.length, action }))
  }
}

it('keeps a match that is over, with who sat there and how it ended', async () => {
  const storage = memoryStorage()
  const store = createStore(storage)
  store.dispatch(personAdded('Tom'))
  playOut(store, 3)
  await Promise.resolve()
  const [id = ''] = readHistoryIds(storage)
  const found = readFinishedMatch(storage, id)
  if (found.kind !== 'found') throw new Error(found.kind)
  const { match } = selectSecretMatch(store.getState()) ?? {}
  expect(found.value.mode).toBe('pass')
  expect(found.value.side).toBe(match?.state.winner?.side)
  expect(found.value.seats.map(({ name }) => name)).toEqual(NAMES)
  expect(found.value.seats.map(({ person }) => person !== null)).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(found.value.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(
    match?.state.winner?.seats,
  )
  expect(found.value.record).toEqual(match?.record)
})

it('counts a series of one company, and begins anew with another', async () => {
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
