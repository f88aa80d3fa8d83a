import { at } from '@/core/list'
import { startMatch, startOf, type MatchRecord } from '@/core/match'
import { rngFrom, type RngState } from '@/core/rng'
import type { Keeping, KeptTable } from '@/family/keeping'
import type { Mark } from '@/family/reading/marks'
import { marksAt } from '@/family/reading/timed'
import { sealedRoles, type SeenRole } from '@/family/roles'
import type { Winner } from '@/family/winning'
import type { GameId, RecapOf, Trackers } from '@/games'
import type { CompanionTable } from './table'

/** One entry of the log: what was entered, when, in whose turn, and what it did. */
export interface LogEntry<G extends GameId = GameId> {
  readonly index: number
  readonly at: number
  readonly turn: number
  readonly round: number
  readonly before: Trackers[G]['State']
  readonly events: readonly Trackers[G]['Event'][]
}

/** How far a story has been told: its entries, and the table and its chance before each of them and after the last. */
interface Told<G extends GameId> {
  readonly record: MatchRecord<Trackers[G]>
  readonly entries: readonly LogEntry<G>[]
  readonly states: readonly Trackers[G]['State'][]
  readonly chances: readonly RngState[]
}

/** Seconds that each seat was in turn. */
function secondsAtTurn(
  table: Pick<CompanionTable, 'players' | 'startedAt'>,
  log: readonly Pick<LogEntry, 'at' | 'turn'>[],
): number[] {
  const seconds = table.players.map(() => 0)
  let last = table.startedAt
  for (const { at: now, turn } of log) {
    seconds[turn] = at(seconds, turn) + Math.max(0, now - last) / 1000
    last = Math.max(last, now)
  }
  return seconds
}

/** A sealed card that can be nothing else is as good as turned up. */
export function deducedRoles(state: KeptTable): SeenRole[] {
  const sealed = sealedRoles(state)
  const [only] = sealed
  return state.roles.map((role) => (role === 'hidden' && sealed.length === 1 && only ? only : role))
}

/** A table looked back on. */
export type CompanionRecap<G extends GameId = GameId> = RecapOf<G> & TableRecap

/** What only a real table has. */
interface TableRecap {
  readonly winner: Winner | null
  readonly seconds: readonly number[]
  readonly finishedAt: number
}

/** One of both. */
const joined = <A extends object, B extends object>(one: A, other: B): A & B => ({
  ...one,
  ...other,
})

const NO_MARKS: readonly Mark[] = []

const begins = ({ type }: { readonly type: string }): boolean => type === 'turnStarted'

/** The stories of a game's tables. `retell` looks back on the events of one, from how it stood before the first. */
export function storiesOf<G extends GameId>(
  { module }: Keeping<Trackers[G]>,
  retell: (start: Trackers[G]['State'], events: readonly Trackers[G]['Event'][]) => RecapOf<G>,
) {
  function begun(record: MatchRecord<Trackers[G]>): Told<G> {
    const { state, rng } = startMatch(module, record.config, record.seed)
    return { record, entries: [], states: [state], chances: [rng] }
  }

  /** How many of the first entries are the same at a table as they were told. */
  function sameEntries({ record, entries }: Told<G>, { match, times }: CompanionTable<G>): number {
    const { config, seed, actions } = match.record
    if (config !== record.config || seed !== record.seed) return 0
    const other = entries.findIndex(
      (entry, i) => actions[i] !== record.actions[i] || (times[i] ?? 0) !== entry.at,
    )
    return other < 0 ? entries.length : other
  }

  /** The story of a table, told on from an earlier one as far as the two are the same. */
  function toldOn(last: Told<G>, table: CompanionTable<G>): Told<G> {
    const { record } = table.match
    const same = sameEntries(last, table)
    const from = same === 0 ? begun(record) : last
    const entries = from.entries.slice(0, same)
    const states = from.states.slice(0, same + 1)
    const chances = from.chances.slice(0, same + 1)
    const rng = rngFrom(at(chances, same))
    for (let index = same; index < record.actions.length; index++) {
      const before: Trackers[G]['State'] = at(states, index)
      const { state, events } = module.step(before, at(record.actions, index), rng)
      const { turn, round } = before
      entries.push({ index, at: table.times[index] ?? 0, turn, round, before, events })
      states.push(state)
      chances.push(rng.save())
    }
    return { record, entries, states, chances }
  }

  /** The whole story of a table, an entry at a time. */
  const logOf = (table: CompanionTable<G>): readonly LogEntry<G>[] =>
    toldOn(begun(table.match.record), table).entries

  /** The same for whoever asks after every entry: what has been told already is not played again. */
  function logKeeper(): typeof logOf {
    let told: Told<G> | null = null
    return (table) => (told = toldOn(told ?? begun(table.match.record), table)).entries
  }

  /** By seat: life at the deal, then after each turn; what was set by hand counts like anything else. */
  function lifeLines({ match }: CompanionTable<G>, log: readonly LogEntry<G>[]): number[][] {
    const after = (i: number): KeptTable => log[i + 1]?.before ?? match.state
    const ends = log.flatMap(({ events }, i) => (events.some(begins) ? [after(i)] : []))
    const states: KeptTable[] = [log[0]?.before ?? match.state, ...ends, match.state]
    return match.state.life.map((_, seat) => states.map(({ life }) => Math.max(0, at(life, seat))))
  }

  function recapOf(table: CompanionTable<G>): CompanionRecap<G> {
    const log = logOf(table)
    const story = retell(
      startOf(module, table.match.record),
      log.flatMap(({ events }) => events),
    )
    const { state } = table.match
    const own: TableRecap = {
      winner: state.winner,
      seconds: secondsAtTurn(table, log),
      finishedAt: log[log.length - 1]?.at ?? table.startedAt,
    }
    const seen = { ...story, life: lifeLines(table, log), roles: deducedRoles(state) }
    return joined<RecapOf<G>, TableRecap>(seen, own)
  }

  /** Nobody has marked anything at most tables: then there is nothing to retell. */
  const marksOf = (table: CompanionTable<G>): readonly Mark[] =>
    table.marks?.length ? marksAt(table.marks, logOf(table)) : NO_MARKS

  return { logOf, logKeeper, recapOf, marksOf }
}
