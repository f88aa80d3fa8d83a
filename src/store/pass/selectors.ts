import { createSelector } from '@reduxjs/toolkit'
import type { Seat } from '@/core/game'
import type { Role } from '@/family/roles'
import type { GameId, ReflexesOf } from '@/games'
import { rulesOf } from '../games'
import {
  selectHasCaughtUp,
  selectMode,
  selectPlayers,
  selectSecretMatch,
  selectView,
} from '../match/selectors'
import { unpeeked } from '../match/saves'
import { tableAt } from '../match/slots'
import { askedSeat, isHumanDecision, type AnyTable } from '../match/table'
import type { RootState } from '../root'
import { selectSettings } from '../settings/selectors'
import { needsPhone, unaskedAt } from './unasked'

export const selectHolder = (state: RootState): Seat | null => state.pass.holder

/** Who wants the phone, or has it, to act out of turn. */
export const selectWanting = (state: RootState): Seat | null => state.pass.wanting

export const selectIsBreak = (state: RootState): boolean => state.pass.isBreak

/** The role on the card that is held up, and no other; null while none is. */
export const selectRaisedRole = (state: RootState): Role | null => {
  const { raised } = state.pass
  const role = raised === null ? undefined : selectSecretMatch(state)?.match.state.roles[raised]
  return role === undefined || role === 'hidden' ? null : role
}

type Players = AnyTable['players']

const isHuman = (players: Players, seat: Seat): boolean => players[seat]?.kind === 'human'

/** The first person from a seat on, clockwise, who still plays. */
function personFrom(alive: readonly boolean[], players: Players, from: Seat): Seat | null {
  for (let i = 0; i < alive.length; i++) {
    const seat = (from + i) % alive.length
    if (alive[seat] && isHuman(players, seat)) return seat
  }
  return null
}

/** Who has yet to look at a card, in the order in which the phone is passed around. Cards that lie face up need no look. */
export const selectRound = createSelector(
  [selectSecretMatch, selectView],
  (table, view): readonly Seat[] => {
    if (!table || !view) return []
    const seats = table.players.length
    const place = (seat: Seat): number => (seat - view.first + seats) % seats
    return unpeeked(table).sort((a, b) => place(a) - place(b))
  },
)

/** The person who must have the phone to answer what is asked now; null where nobody must. */
const selectCalled = createSelector([selectSecretMatch], (table): Seat | null =>
  table && isHumanDecision(table) && !unaskedAt(table) && needsPhone(table)
    ? askedSeat(table)
    : null,
)

/** Whoever is asked now, if it is answered for them as they have left it; null otherwise. */
export const selectAnsweredFor = createSelector([selectSecretMatch], (table): Seat | null =>
  table && unaskedAt(table) ? askedSeat(table) : null,
)

/** What somebody has left to be answered for them: only they should see it. */
export const selectReflexesAt =
  <G extends GameId>(game: G, seat: Seat) =>
  ({ match }: RootState): ReflexesOf<G> | null =>
    tableAt(match, game, 'matches')?.reflexes?.[seat] ?? null

/** Do people hold cards that nobody else may see? Then only a raised hand shows them. */
export const selectHasHands = (state: RootState): boolean => {
  const table = selectSecretMatch(state)
  return table !== null && rulesOf(table.game).passing.hasHands
}

/** The person who plays now, or plays next while bots do. */
export const selectNextPerson = createSelector(
  [selectView, selectPlayers, selectCalled],
  (view, players, called) =>
    view && !view.winner ? (called ?? personFrom(view.alive, players, view.turn)) : null,
)

/**
 * Whom the curtain waits for: the next person while nobody has the phone, whoever wants to act out of turn, or who needs the
 * phone while another has it, once that one has seen what happened. What needs no secret is answered across the table.
 */
export function selectAwaited(state: RootState): Seat | null {
  const view = selectView(state)
  if (selectMode(state) !== 'pass' || !view || view.winner) return null
  const holder = selectHolder(state)
  if (holder === null) return selectNextPerson(state)
  const { wanting } = state.pass
  if (wanting !== null) return wanting === holder ? null : wanting
  const isHanded = selectHasHands(state) || selectSettings(state).handOver
  if (!isHanded || !selectHasCaughtUp(state)) return null
  const called = selectCalled(state)
  return called === holder ? null : called
}

const firstPerson = (players: Players): Seat =>
  Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'human'),
  )

/** The phone lies on the table, and who is asked sits across: the screen turns half round. */
export function selectIsBoardTurned(state: RootState): boolean {
  const view = selectView(state)
  const players = selectPlayers(state)
  if (selectMode(state) !== 'pass' || !view || selectHasHands(state)) return false
  if (selectSettings(state).board !== 'half') return false
  const asked = selectAwaited(state) ?? view.decision?.seat ?? null
  if (asked === null || !isHuman(players, asked)) return false
  const seats = players.length
  const place = (asked - firstPerson(players) + seats) % seats
  return place > seats / 4 && place < (seats * 3) / 4
}

/** Who sits at the near edge of the table as it is drawn. */
export function selectNearSeat(state: RootState): Seat {
  const players = selectPlayers(state)
  const view = selectView(state)
  const { board, handOver } = selectSettings(state)
  const first = firstPerson(players)
  if (selectIsBoardTurned(state)) return (first + Math.floor(players.length / 2)) % players.length
  if (selectMode(state) !== 'pass' || !view) return first
  // A hand lies before whoever has the phone.
  if (selectHasHands(state)) return selectHolder(state) ?? selectNextPerson(state) ?? first
  if (board !== 'near') return first
  if (!handOver && isHuman(players, view.turn)) return view.turn
  return selectHolder(state) ?? first
}

/** Somebody has looked at their card already: the phone is on its way around. */
export const selectHasRoundBegun = (state: RootState): boolean =>
  (selectSecretMatch(state)?.peeked.length ?? 0) > 0
