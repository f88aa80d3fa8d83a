import { createSelector } from '@reduxjs/toolkit'
import { dice, type DiceState, type Seat } from '@/games/dice'
import type { RootState } from '../root'
import { isHumanDecision, type ActiveMatch } from './slice'

// What the phone knows: for listeners and for the table's own selectors, never for a screen.
export const selectSecretMatch = (state: RootState): ActiveMatch | null => state.match.active

export const selectHasMatch = (state: RootState): boolean => state.match.active !== null
export const selectMatchId = (state: RootState) => state.match.active?.id ?? null
export const selectPlayers = (state: RootState) => state.match.active?.players ?? NOBODY
export const selectLog = (state: RootState) => state.match.active?.log ?? NOTHING
export const selectShown = (state: RootState): number => state.match.active?.shown ?? 0
/** The screen has told all that happened. */
export const selectHasCaughtUp = (state: RootState): boolean =>
  selectShown(state) >= selectLog(state).length
/** The match waits, for whatever reason. */
export const selectIsHeld = (state: RootState): boolean => state.match.holds.length > 0
/** The player has paused it. */
export const selectIsPaused = (state: RootState): boolean => state.match.holds.includes('player')
export const selectIsThinking = (state: RootState): boolean => state.match.isThinking
export const selectRejection = (state: RootState) => state.match.rejection

const NOBODY: ActiveMatch['players'] = []
const NOTHING: ActiveMatch['log'] = []

export const selectMode = (state: RootState) => state.match.active?.mode ?? 'solo'

/** The seat with whose eyes the screen looks; null for a phone that is passed around: it knows what a stranger sees. */
export const selectOwnSeat = createSelector(
  [selectPlayers, selectMode],
  (players, mode): Seat | null => {
    const seat = mode === 'pass' ? -1 : players.findIndex(({ kind }) => kind === 'human')
    return seat < 0 ? null : seat
  },
)

/** The table as it may be seen on this screen. */
export const selectView = createSelector(
  [selectSecretMatch, selectOwnSeat],
  (active, seat): DiceState | null => active && dice.viewFor(active.match.state, seat),
)

/** What may be answered on this phone now; empty unless a person is asked. */
export const selectLegal = createSelector([selectSecretMatch], (active) =>
  active && isHumanDecision(active) ? dice.legal(active.match.state) : [],
)

/** How many actions have been taken: what an answer must name. */
export const selectActionCount = (state: RootState): number =>
  state.match.active?.match.record.actions.length ?? 0

export const selectCanUndo = createSelector(
  [selectSecretMatch],
  (active) => active !== null && active.undoable > 0 && isHumanDecision(active),
)

/** The match is over, and its result has been looked at. */
export const selectIsResultSeen = (state: RootState): boolean =>
  state.match.active?.isResultSeen === true

/** The whole match, roles and all, once it is over: nothing is secret any more. */
export const selectFinishedMatch = createSelector([selectSecretMatch], (active) =>
  active?.match.state.winner ? active : null,
)
