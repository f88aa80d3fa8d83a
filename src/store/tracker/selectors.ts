import { createSelector } from '@reduxjs/toolkit'
import type { Seat } from '@/core/game'
import type { KeptTable } from '@/family/keeping'
import { knownRoles } from '@/family/reading/known'
import { suspicionsBy, type Mark } from '@/family/reading/marks'
import type { GameId, OptionsOf, Trackers, WatchableOf } from '@/games'
import { companionOf, rulesOf } from '../games'
import type { Watchable } from '../history/kept'
import type { RootState } from '../root'
import { readableAt } from './marks'
import type { LogEntry } from './recap'
import { openTableOf, type CompanionPrefs } from './slice'
import { isTableOf, type CompanionTable } from './table'

// Where the phone dealt the roles it knows them: for listeners and this file only.
export const selectSecretTable = (state: RootState): CompanionTable | null =>
  openTableOf(state.tracker)

/** Is there a table of a game? This can be known before the game is entered. */
export function selectHasTable({ tracker: { slot } }: RootState, game: GameId): boolean {
  if (slot.kind === 'empty') return false
  return (slot.kind === 'open' ? slot.table : slot.save).game === game
}

export const selectTablePeople = (state: RootState) => selectSecretTable(state)?.players ?? NOBODY
export const selectTableStart = (state: RootState): number =>
  selectSecretTable(state)?.startedAt ?? 0
export const selectCompanionPrefs = (state: RootState) => state.tracker.prefs
export const selectEntryRefusal = (state: RootState) => state.tracker.refusal
export const selectCanUndoEntry = (state: RootState): boolean =>
  (selectSecretTable(state)?.done.length ?? 0) > 0
export const selectCanRedoEntry = (state: RootState): boolean =>
  (selectSecretTable(state)?.undone.length ?? 0) > 0
export const selectPeeking = (state: RootState): number | null =>
  selectSecretTable(state)?.peeking ?? null

const NOBODY: CompanionTable['players'] = []

/** The table as everybody around it may see it; once somebody has won, every card lies open. */
export const selectCompanionView = createSelector([selectSecretTable], (table): KeptTable | null =>
  table ? companionOf(table.game).viewOf(table) : null,
)

/** The table, if it is one of a game. */
function tableOf<G extends GameId>(state: RootState, game: G): CompanionTable<G> | null {
  const table = selectSecretTable(state)
  return table && isTableOf(table, game) ? table : null
}

/** The same view, for the board of a game. */
export const viewOf = <G extends GameId>(game: G) =>
  createSelector([(state: RootState) => tableOf(state, game)], (table) =>
    table ? companionOf(game).viewOf(table) : null,
  )

/** What was entered at a table of a game, and what it did. */
export function logOf<G extends GameId>(game: G) {
  const none: readonly LogEntry<G>[] = []
  let read: ((table: CompanionTable<G>) => readonly LogEntry<G>[]) | null = null
  return createSelector([(state: RootState) => tableOf(state, game)], (table) => {
    if (!table) return none
    read ??= companionOf(game).logKeeper()
    return read(table)
  })
}

/** Entries that no longer fitted after an edit, at a table of a game. */
export const asideOf = <G extends GameId>(game: G) =>
  createSelector([(state: RootState) => tableOf(state, game)], (table) =>
    table ? companionOf(game).setAside(table) : [],
  )

/** Everything as it was entered at a table of a game. */
export const entriesOf = <G extends GameId>(
  state: RootState,
  game: G,
): readonly Trackers[G]['Action'][] => tableOf(state, game)?.match.record.actions ?? NOTHING

const NOTHING: readonly never[] = []

/** One entry as it was made. */
export const entryOf = <G extends GameId>(
  state: RootState,
  game: G,
  index: number,
): Trackers[G]['Action'] | null => entriesOf(state, game)[index] ?? null

export const selectLookingAgain = (state: RootState): number | null => state.tracker.looking

/** The card of the seat that is looking at it now, and of nobody else. */
export const selectPeekedRole = createSelector(
  [selectSecretTable, selectLookingAgain],
  (table, again) => {
    const seat = table?.peeking ?? again
    return table && seat !== null ? (table.match.state.roles[seat] ?? null) : null
  },
)

/** The seats whose card this phone dealt and nobody else has seen. */
export const selectRolesOnPhone = createSelector(
  [selectSecretTable, selectCompanionView],
  (table, view): readonly number[] =>
    (view?.roles ?? []).flatMap((role, seat) =>
      role === 'hidden' && table?.match.state.roles[seat] !== 'hidden' ? [seat] : [],
    ),
)

export const selectGesture = (state: RootState) => state.tracker.gesture

/** How many entries wait for an answer after an edit. */
export const selectWaitingEntries = (state: RootState): number =>
  selectSecretTable(state)?.done.at(-1)?.waiting.length ?? 0

const watchableOf = (
  { game, id, players }: CompanionTable,
  record: WatchableOf<GameId>,
): Watchable => ({ game, id, record, players, own: null, bots: [] })

/** A table that somebody has won, to watch again. */
export const selectWatchableTable = createSelector([selectSecretTable], (table) => {
  if (!table?.match.state.winner) return null
  if (isTableOf(table, 'dice')) return watchableOf(table, table.match.record)
  return isTableOf(table, 'cards') ? watchableOf(table, table.match.record) : null
})

/** Looks back on a table that somebody has won. */
export const selectCompanionRecap = createSelector([selectSecretTable], (table) =>
  table?.match.state.winner ? companionOf(table.game).recapOf(table) : null,
)

/** How many entries there are. */
export const selectEntryCount = (state: RootState): number =>
  selectSecretTable(state)?.match.record.actions.length ?? 0

const begins = ({ type }: { readonly type: string }): boolean => type === 'turnStarted'

/** Reads the log for the clock: what has been told already is not played again. */
let clock: {
  readonly game: GameId
  readonly read: (table: CompanionTable) => readonly LogEntry[]
} | null = null

/** When the present turn began. */
export const selectTurnStart = createSelector([selectSecretTable], (table) => {
  if (!table) return 0
  const { game } = table
  if (clock?.game !== game) clock = { game, read: companionOf(game).logKeeper() }
  const began = clock.read(table).findLast(({ events }) => events.some(begins))
  return began?.at ?? table.startedAt
})

/** A table that nobody has won yet: setting up another would lose it. */
export const selectHasOpenTable = (state: RootState): boolean =>
  selectSecretTable(state)?.match.state.winner === null

/** By which rules the last table of a game played, if they still are any. Its game has been entered. */
export function lastOptions<G extends GameId>(
  { options }: CompanionPrefs,
  game: G,
): Partial<OptionsOf<G>> {
  try {
    return rulesOf(game).options.read(options[game] ?? {})
  } catch {
    return {}
  }
}

/** The seats whose people may note suspicions at this table, if that is wanted: everybody who plays and has cards to guess at. */
export const selectSuspecting = createSelector(
  [selectCompanionView, selectPeeking, (state: RootState) => selectCompanionPrefs(state).suspects],
  (view, peeking, isWanted): readonly Seat[] =>
    !view || !isWanted || peeking !== null
      ? NOTHING
      : view.roles.flatMap((_, seat) => (readableAt(view, seat).length > 0 ? [seat] : [])),
)

/** The suspicions of the seat that has the phone, and of nobody else; null where nobody has asked for theirs. */
export const selectSuspicions = createSelector(
  [selectSecretTable, selectCompanionView, (state: RootState) => state.tracker.suspecting],
  (table, view, by) => {
    if (!table || !view || by === null) return null
    const seats = readableAt(view, by)
    if (seats.length === 0) return null
    const { marksOf, recapOf } = companionOf(table.game)
    const marks = marksOf(table)
    const falls = marks.length === 0 ? [] : recapOf(table).falls
    return {
      by,
      seats,
      chips: suspicionsBy(marks, by),
      known: knownRoles(marks, by, { roles: view.roles, falls }),
    }
  },
)

/** All that people suspected at a table that somebody has won. */
export const selectTableMarks = createSelector([selectSecretTable], (table): readonly Mark[] =>
  table?.match.state.winner ? companionOf(table.game).marksOf(table) : NOTHING,
)
