import { at } from '@/core/list'
import { startMatch, startOf } from '@/core/match'
import { rngFrom, type RngState } from '@/core/rng'
import type { DiceState, SeenRole, Winner } from '@/games/dice'
import { isDiceEvent, tracker, type TrackerEvent, type TrackerRecord } from '@/games/dice/tracker'
import { sealedRoles } from '@/family/roles'
import { retell, type Recap } from '@/games/dice/story'
import type { FinishedMatch } from '@/persistence/history/match'
import { finishedSeats } from '../history/finished-seats'
import type { CompanionTable } from './table'

/** One entry of the log: what was entered, when, in whose turn, and what it did. */
export interface LogEntry {
  readonly index: number
  readonly at: number
  readonly turn: number
  readonly round: number
  readonly before: DiceState
  readonly events: readonly TrackerEvent[]
}

/** How far a story has been told: its entries, and the table and its chance before each of them and after the last. */
interface Told {
  readonly record: TrackerRecord
  readonly entries: readonly LogEntry[]
  readonly states: readonly DiceState[]
  readonly chances: readonly RngState[]
}

function begun(record: TrackerRecord): Told {
  const { state, rng } = startMatch(tracker, record.config, record.seed)
  return { record, entries: [], states: [state], chances: [rng] }
}

/** How many of the first entries are the same at a table as they were told. */
function sameEntries({ record, entries }: Told, { match, times }: CompanionTable): number {
  const { config, seed, actions } = match.record
  if (config !== record.config || seed !== record.seed) return 0
  const other = entries.findIndex(
    (entry, i) => actions[i] !== record.actions[i] || (times[i] ?? 0) !== entry.at,
  )
  return other < 0 ? entries.length : other
}

/** The story of a table, told on from an earlier one as far as the two are the same. */
function toldOn(last: Told, table: CompanionTable): Told {
  const { record } = table.match
  const same = sameEntries(last, table)
  const from = same === 0 ? begun(record) : last
  const entries = from.entries.slice(0, same)
  const states = from.states.slice(0, same + 1)
  const chances = from.chances.slice(0, same + 1)
  const rng = rngFrom(at(chances, same))
  for (let index = same; index < record.actions.length; index++) {
    const before = at(states, index)
    const { state, events } = tracker.step(before, at(record.actions, index), rng)
    const { turn, round } = before
    entries.push({ index, at: table.times[index] ?? 0, turn, round, before, events })
    states.push(state)
    chances.push(rng.save())
  }
  return { record, entries, states, chances }
}

/** The whole story of a table, an entry at a time. */
export const logOf = (table: CompanionTable): readonly LogEntry[] =>
  toldOn(begun(table.match.record), table).entries

/** The same for whoever asks after every entry: what has been told already is not played again. */
export function logKeeper(): typeof logOf {
  let told: Told | null = null
  return (table) => (told = toldOn(told ?? begun(table.match.record), table)).entries
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

/** By seat: life at the deal, then after each turn; what was set by hand counts like anything else. */
function lifeLines({ match }: CompanionTable, log: readonly LogEntry[]): number[][] {
  const after = (i: number): DiceState => log[i + 1]?.before ?? match.state
  const ends = log.flatMap(({ events }, i) =>
    events.some(({ type }) => type === 'turnStarted') ? [after(i)] : [],
  )
  const states = [log[0]?.before ?? match.state, ...ends, match.state]
  return match.state.life.map((_, seat) => states.map(({ life }) => at(life, seat)))
}

export function recapOfTable(table: CompanionTable): CompanionRecap {
  const log = logOf(table)
  const events = log.flatMap((entry) => entry.events.filter(isDiceEvent))
  const story = retell(startOf(tracker, table.match.record), events)
  const { state } = table.match
  return {
    ...story,
    life: lifeLines(table, log),
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
    game: table.game,
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
