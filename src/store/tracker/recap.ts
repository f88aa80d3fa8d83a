import { at } from '@/core/list'
import { startOf, stepsOf } from '@/core/match'
import type { DiceState, SeenRole, Winner } from '@/games/dice'
import { isDiceEvent, tracker, type TrackerEvent } from '@/games/dice/tracker'
import { sealedRoles } from '@/family/roles'
import { retell, type Recap } from '@/games/dice/story'
import type { FinishedMatch } from '@/persistence/history/match'
import { finishedSeats } from '../history/finished-seats'
import type { CompanionTable } from './slice'

/** One entry of the log: what was entered, when, in whose turn, and what it did. */
export interface LogEntry {
  readonly index: number
  readonly at: number
  readonly turn: number
  readonly round: number
  readonly before: DiceState
  readonly events: readonly TrackerEvent[]
}

/** The whole story of a table, an entry at a time. */
export function logOf({ match, times }: CompanionTable): LogEntry[] {
  let before = startOf(tracker, match.record)
  return [...stepsOf(tracker, match.record)].map(({ state, events }, index) => {
    const entry = {
      index,
      at: times[index] ?? 0,
      turn: before.turn,
      round: before.round,
      before,
      events,
    }
    before = state
    return entry
  })
}

/** Seconds that each seat was in turn. */
export function secondsAtTurn(table: CompanionTable, log: readonly LogEntry[]): number[] {
  const seconds = table.players.map(() => 0)
  let last = table.startedAt
  for (const { at: now, turn } of log) {
    seconds[turn] = at(seconds, turn) + Math.max(0, now - last) / 1000
    last = Math.max(last, now)
  }
  return seconds
}

/** A sealed card that can be nothing else is as good as turned up. */
export function deducedRoles(state: DiceState): SeenRole[] {
  const sealed = sealedRoles(state)
  const [only] = sealed
  return state.roles.map((role) => (role === 'hidden' && sealed.length === 1 && only ? only : role))
}

/** A table looked back on. */
export interface CompanionRecap extends Recap {
  readonly winner: Winner | null
  readonly seconds: readonly number[]
  readonly finishedAt: number
}

export function recapOfTable(table: CompanionTable): CompanionRecap {
  const log = logOf(table)
  const events = log.flatMap((entry) => entry.events.filter(isDiceEvent))
  const story = retell(startOf(tracker, table.match.record), events)
  const { state } = table.match
  return {
    ...story,
    roles: deducedRoles(state),
    winner: state.winner,
    seconds: secondsAtTurn(table, log),
    finishedAt: log[log.length - 1]?.at ?? table.startedAt,
  }
}

/** What history keeps of a table that has a winner; null while it has none. */
export function finishedMatch(table: CompanionTable): FinishedMatch | null {
  const { winner } = table.match.state
  if (!winner) return null
  const recap = recapOfTable(table)
  const { seconds, turns, finishedAt } = recap
  const sitters = table.players.map(({ name, person }, seat) => ({
    name,
    person,
    bot: null,
    seconds: Math.round(at(seconds, seat)),
  }))
  const seats = finishedSeats(table.match.state, recap, sitters)
  const { id, startedAt, match } = table
  const { record } = match
  return {
    game: 'dice',
    id,
    mode: 'companion',
    startedAt,
    finishedAt,
    side: winner.side,
    turns,
    seats,
    record,
  }
}
