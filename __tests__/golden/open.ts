import type { RngState } from '@/core/rng'
import { dice } from '@/games/dice'
import { tableNotation } from '@/games/dice/notation/table'
import { tracker } from '@/games/dice/tracker'
import type { Settings } from '@/persistence/kinds'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import { activeTable, tableAt } from '@/store/match/slots'
import { isOver, type Table } from '@/store/match/table'
import type { Series } from '@/store/pass/series'
import type { SetupSlot } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { selectSecretTable } from '@/store/tracker/selectors'
import { isTableOf } from '@/store/tracker/table'
import '../support/games-loaded'

/** What a phone had kept, by key, in the very letters in which it was written. */
export type Kept = Readonly<Record<string, string>>

export function storageWith(kept: Kept): TextStorage {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(kept)) storage.setItem(key, text)
  return storage
}

/** The app as it starts on a phone that has kept these. */
export const opened = (kept: Kept): AppStore => createStore(storageWith(kept))

/** What a match holds, in words that outlast the engine's own: the notation of the referee, and where chance stands. */
const heldBy = ({ id, mode, players, peeked, startedAt, match, log }: Table<'dice'>) => ({
  id,
  mode,
  players,
  peeked,
  startedAt,
  seats: match.state.roles.length,
  seed: match.record.seed,
  actions: match.record.actions.length,
  events: log.length,
  rng: match.rng satisfies RngState,
  legal: dice.legal(match.state),
  table: tableNotation(match.state),
})

/** The match and the lesson that go on, whichever of the two lies on the table. */
export function heldMatches(store: AppStore) {
  const { match } = store.getState()
  const active = activeTable(match)
  const lesson = tableAt(match, 'dice', 'lessons')
  const other = tableAt(match, 'dice', 'matches')
  const going = (table: Table<'dice'> | null) => (table && !isOver(table) ? heldBy(table) : null)
  return {
    onTable: active?.id ?? null,
    match: going(other),
    lesson: going(lesson),
    finished: active?.game === 'dice' && isOver(active) ? heldBy(active) : null,
  }
}

/** Entries that the companion has learned since version 0.1. */
const SINCE: ReadonlySet<string> = new Set(['pour', 'leave', 'clear'])

/** The same of a companion's table. */
export function heldCompanion(store: AppStore) {
  const table = selectSecretTable(store.getState())
  if (!table || !isTableOf(table, 'dice')) return null
  const { id, players, startedAt, peeking, match, times, done, undone } = table
  return {
    id,
    players,
    startedAt,
    peeking,
    seed: match.record.seed,
    actions: match.record.actions.length,
    times,
    done: done.length,
    undone: undone.length,
    aside: done.flatMap(({ aside }) => aside),
    waiting: done.flatMap(({ waiting }) => waiting),
    legal: tracker.legal(match.state).filter(({ type }) => !SINCE.has(type)).length,
    table: tableNotation(match.state),
  }
}

/** A set-up as it is dealt from; version 0.1 had one game and named none. */
function held(slot: SetupSlot<'dice'>): object | null {
  if (slot.kind !== 'open') return null
  const { game, ...setup } = slot.setup
  expect(game).toBe('dice')
  return setup
}

/** A series; version 0.1 had one game and named none. */
export const heldSeries = ({ company, games }: Series) => ({
  company,
  games: games.map(({ game, ...played }) => {
    expect(game).toBe('dice')
    return played
  }),
})

/** Settings; one that came since then is as usual. */
export function heldSettings({ starMovesOn, ...settings }: Settings): object {
  expect(starMovesOn).toBe(false)
  return settings
}

/** What else is kept: small documents, held as they are. */
export function heldRest(store: AppStore) {
  const { settings, setup, roster, series, progress, tracker: companion } = store.getState()
  const { solo, pass } = setup.dice
  const { learned, tips } = progress
  const { options, ...prefs } = companion.prefs
  return {
    settings: heldSettings(settings),
    setup: { solo: held(solo), pass: held(pass) },
    roster,
    series: heldSeries(series),
    // Version 0.1 had one lesson.
    progress: { hasLearned: learned.includes('dice'), tips },
    // Version 0.1 had one game: its options were no game's.
    prefs: { ...prefs, ...(options.dice !== undefined && { options: options.dice }) },
  }
}
