import { createSelector } from '@reduxjs/toolkit'
import type { Seat } from '@/core/game'
import type { ActionOf, EventOf, GameId, Games, ViewOf } from '@/games'
import type { Glance } from '@/persistence/saves'
import { moduleOf, rulesOf } from '../games'
import type { RootState } from '../root'
import { asidesAt } from './asking'
import { glanceOf, ownSeatOf } from './saves'
import { logReader } from './shown-log'
import { activeTable } from './slots'
import { askedSeat, isHumanDecision, isOver, type AnyTable, type Table } from './table'

/** A match that waits, as Home may tell of it. */
export interface Waiting extends Pick<AnyTable, 'mode' | 'players'> {
  readonly isResultSeen: boolean
  readonly glance: Glance
}

// What the phone knows: for listeners and for the table's own selectors, never for a screen.
export const selectSecretMatch = (state: RootState): AnyTable | null => activeTable(state.match)

export const selectHasMatch = (state: RootState): boolean => selectSecretMatch(state) !== null
/** The game whose table is on the screen. */
export const selectGame = (state: RootState): GameId => state.match.place.game
export const selectMatchId = (state: RootState) => selectSecretMatch(state)?.id ?? null
export const selectPlayers = (state: RootState) => selectSecretMatch(state)?.players ?? NOBODY
export const selectShown = (state: RootState): number => selectSecretMatch(state)?.shown ?? 0
/** The screen has told all that happened. */
export const selectHasCaughtUp = (state: RootState): boolean =>
  selectShown(state) >= (selectSecretMatch(state)?.log.length ?? 0)
/** The match waits, for whatever reason. */
export const selectIsHeld = (state: RootState): boolean => state.match.holds.length > 0
/** The player has paused it. */
export const selectIsPaused = (state: RootState): boolean => state.match.holds.includes('player')
/** The table is on the screen. */
export const selectIsWatched = (state: RootState): boolean => state.match.isWatched
export const selectIsThinking = (state: RootState): boolean => state.match.isThinking
export const selectRejection = (state: RootState) => state.match.rejection
/** The table on the screen is a lesson: a script says what happens. */
export const selectIsLesson = (state: RootState): boolean =>
  selectSecretMatch(state)?.script != null

const NOBODY: AnyTable['players'] = []
const NOTHING: readonly EventOf<GameId>[] = []

export const selectMode = (state: RootState) => selectSecretMatch(state)?.mode ?? 'solo'

/** The seat with whose eyes the screen looks; null for a phone that is passed around: it knows what a stranger sees. */
export const selectOwnSeat = createSelector(
  [selectPlayers, selectMode],
  (players, mode): Seat | null => ownSeatOf({ players, mode }),
)

const viewOf = <G extends GameId>({ game, match }: Table<G>, seat: Seat | null): ViewOf<G> =>
  moduleOf(game).viewFor(match.state, seat)

export const legalAt = <G extends GameId>({ game, match }: Table<G>): readonly ActionOf<G>[] =>
  moduleOf(game).legal(match.state)

const readLog = logReader()

/** Everything that has happened, as it may be seen on this screen. */
export const selectLog = createSelector([selectSecretMatch, selectOwnSeat], (table, seat) =>
  table ? readLog(table, seat) : NOTHING,
)

/** Is there a role that not everybody knows? */
export const selectHasSecrets = createSelector([selectSecretMatch], (table) =>
  table ? hasSecrets(table) : false,
)

const hasSecrets = <G extends GameId>({ game, match, players }: Table<G>): boolean =>
  players.some((_, seat) => !rulesOf(game).isRoleOpen(match.state, seat))

/** The table as it may be seen on this screen. */
export const selectView = createSelector(
  [selectSecretMatch, selectOwnSeat],
  (table, seat) => table && viewOf(table, seat),
)

/**
 * Everybody's own view of the table, by seat, for whoever plays alone and is out: they may look on with open cards. Null
 * while they still play.
 */
export const selectUpturnedViews = createSelector(
  [selectSecretMatch, selectOwnSeat],
  (table, own) => (table && own !== null ? viewsFor(table, own) : null),
)

function viewsFor<G extends GameId>(
  table: Table<G>,
  own: Seat,
): readonly Games[G]['View'][] | null {
  const { isOut } = rulesOf(table.game)
  return isOut(table.match.state, own) ? table.players.map((_, seat) => viewOf(table, seat)) : null
}

/**
 * Whose hand is up where the phone is passed around; null while everybody's is down, and where hands lie open or on
 * a phone of one's own.
 */
export const selectHandUp = (state: RootState): Seat | null =>
  state.pass.isHandUp && selectMode(state) === 'pass' ? state.pass.holder : null

/** The table as whoever looks at their hand sees it. */
export const selectViewInHand = createSelector([selectSecretMatch, selectHandUp], (table, seat) =>
  table && seat !== null ? viewOf(table, seat) : null,
)

/** What may be answered on this phone now; empty unless a person is asked. Nobody's hand is in it unless it is up. */
export const selectLegal = createSelector([selectSecretMatch, selectHandUp], (table, handUp) =>
  table && isHumanDecision(table) ? visibleLegal(table, handUp) : NO_ACTIONS,
)

const NO_ACTIONS: readonly ActionOf<GameId>[] = []

function visibleLegal<G extends GameId>(
  table: Table<G>,
  handUp: Seat | null,
): readonly ActionOf<G>[] {
  const legal = legalAt(table)
  const isInHand = table.mode === 'pass' && askedSeat(table) !== handUp
  return isInHand ? rulesOf(table.game).passing.openAnswers(legal) : legal
}

/**
 * What the people of this phone may do out of turn now, while somebody else decides; empty nearly always. It is taken
 * like any action: `actionTaken` with the number of actions seen, and stays good if others act meanwhile.
 */
export const selectInterjections = createSelector(
  [selectSecretMatch, selectHandUp],
  (table, handUp) => (table ? personsAsides(table, handUp) : NO_ACTIONS),
)

function personsAsides<G extends GameId>(
  table: Table<G>,
  handUp: Seat | null,
): readonly ActionOf<G>[] {
  return [...asidesAt(table)].flatMap(([seat, actions]) =>
    isHuman(table, seat) && (table.mode !== 'pass' || seat === handUp) ? actions : [],
  )
}

const isHuman = <G extends GameId>({ players }: Table<G>, seat: Seat): boolean =>
  players[seat]?.kind === 'human'

/** The people of a phone that is passed around who might act out of turn now: everybody sees who they are, not what they hold. */
export const selectMayInterject = createSelector([selectSecretMatch], (table): readonly Seat[] =>
  table?.mode === 'pass' ? [...asidesAt(table).keys()].filter((seat) => isHuman(table, seat)) : [],
)

/** How many actions have been taken: what an answer must name. */
export const selectActionCount = (state: RootState): number =>
  selectSecretMatch(state)?.match.record.actions.length ?? 0

export const selectCanUndo = createSelector(
  [selectSecretMatch],
  (table) => table !== null && table.undoable > 0 && isHumanDecision(table),
)

/** The match is over, and its result has been looked at. */
export const selectIsResultSeen = (state: RootState): boolean =>
  selectSecretMatch(state)?.isResultSeen === true

/** The whole match, roles and all, once it is over: nothing is secret any more. */
export const selectFinishedMatch = createSelector([selectSecretMatch], (table) =>
  table && isOver(table) ? table : null,
)

/** What may be told of the match that waits, whether its game has been loaded or not; null where none does. */
export const selectWaiting = createSelector(
  [(state: RootState) => state.match.matches[state.match.place.game]],
  (slot): Waiting | null => {
    if (slot.kind === 'empty') return null
    const { mode, players, isResultSeen = false } = slot.kind === 'open' ? slot.table : slot.save
    const glance = slot.kind === 'open' ? glanceOf(slot.table) : slot.save.glance
    return glance && { mode, players, isResultSeen, glance }
  },
)
