import { createSelector } from '@reduxjs/toolkit'
import type { DiceState } from '@/games/dice'
import type { TrackerAction } from '@/games/dice/tracker'
import type { GameId, OptionsOf } from '@/games'
import { companionOf, rulesOf } from '../games'
import type { Watchable } from '../history/kept'
import type { RootState } from '../root'
import type { Companion } from './companion'
import { openTableOf, type CompanionPrefs, type CompanionTable } from './slice'

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

const NOTHING: readonly TrackerAction[] = []
const NOBODY: CompanionTable['players'] = []

/** The table as everybody around it may see it; once somebody has won, every card lies open. */
export const selectCompanionView = createSelector([selectSecretTable], (table): DiceState | null =>
  table ? companionOf(table.game).viewOf(table) : null,
)

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
export const selectCardsOnPhone = createSelector(
  [selectSecretTable, selectCompanionView],
  (table, view): readonly number[] =>
    (view?.roles ?? []).flatMap((role, seat) =>
      role === 'hidden' && table?.match.state.roles[seat] !== 'hidden' ? [seat] : [],
    ),
)

type Reading = ReturnType<Companion['logKeeper']>

let readLog: Reading | null = null
const NO_LOG: ReturnType<Reading> = []

/** What was entered, and what it did. */
export const selectCompanionLog = createSelector([selectSecretTable], (table) => {
  if (!table) return NO_LOG
  readLog ??= companionOf(table.game).logKeeper()
  return readLog(table)
})

export const selectGesture = (state: RootState) => state.tracker.gesture

/** Entries that no longer fitted after an edit. */
export const selectSetAside = createSelector([selectSecretTable], (table) =>
  table ? companionOf(table.game).setAside(table) : [],
)

/** How many entries wait for an answer after an edit. */
export const selectWaitingEntries = (state: RootState): number =>
  selectSecretTable(state)?.done.at(-1)?.waiting.length ?? 0

/** A table that somebody has won, to watch again. */
export const selectWatchableTable = createSelector(
  [selectSecretTable],
  (table): Watchable | null =>
    table?.match.state.winner
      ? {
          game: table.game,
          id: table.id,
          record: table.match.record,
          players: table.players,
          own: null,
        }
      : null,
)

/** Looks back on a table that somebody has won. */
export const selectCompanionRecap = createSelector([selectSecretTable], (table) =>
  table?.match.state.winner ? companionOf(table.game).recapOf(table) : null,
)

/** When the present turn began. */
export const selectTurnStart = createSelector(
  [selectSecretTable, selectCompanionLog],
  (table, log) => {
    const began = log.findLast(({ events }) => events.some(({ type }) => type === 'turnStarted'))
    return began?.at ?? table?.startedAt ?? 0
  },
)

/** Arrows that the one in turn has taken by a counter: a result typed in later must not take them again. */
export const selectArrowsThisTurn = createSelector(
  [selectSecretTable, selectCompanionLog],
  (table, log): number => {
    const began = log.findLastIndex(({ events }) =>
      events.some(({ type }) => type === 'turnStarted'),
    )
    const turn = table?.match.state.turn
    const actions = table?.match.record.actions.slice(began + 1) ?? []
    return actions.reduce(
      (sum, action) => (action.type === 'take' && action.seat === turn ? sum + action.count : sum),
      0,
    )
  },
)

/** The life of the one in turn before the first beer of this turn: some beers give more to whoever was low then. */
export const selectLifeAtFirstBeer = createSelector(
  [selectSecretTable, selectCompanionLog],
  (table, log): number => {
    if (!table) return 0
    const { state, record } = table.match
    const began = log.findLastIndex(({ events }) =>
      events.some(({ type }) => type === 'turnStarted'),
    )
    const first = log.slice(began + 1).find(({ index }) => record.actions[index]?.type === 'pour')
    return (first?.before ?? state).life[state.turn] ?? 0
  },
)

/** Everything as it was entered. */
export const selectEntries = (state: RootState) =>
  selectSecretTable(state)?.match.record.actions ?? NOTHING

/** One entry as it was made. */
export const selectEntryAt = (state: RootState, index: number) =>
  selectSecretTable(state)?.match.record.actions[index] ?? null

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
