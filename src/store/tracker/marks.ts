import type { Seat } from '@/core/game'
import type { KeptTable } from '@/family/keeping'
import type { TimedMark } from '@/family/reading/timed'
import { isHunt } from '@/family/roles'
import { companionOf } from '../games'
import type { CompanionTable } from './table'

/** Somebody puts a role chip onto a seat, changes it or takes it off. */
export type Marking = Pick<TimedMark, 'by' | 'about' | 'says'>

/** Whose cards somebody at a real table may guess at: sealed ones but their own, as long as they play. */
export function readableAt({ alive, roles, winner }: KeptTable, by: Seat): Seat[] {
  if (winner || isHunt(roles.length) || !alive[by]) return []
  return roles.flatMap((role, seat) => (seat !== by && role === 'hidden' ? [seat] : []))
}

/** The table with one more mark; as it was where nobody may make it. A clock that was set back makes no thought earlier. */
export function withMark(table: CompanionTable, marking: Marking, now: number): CompanionTable {
  const view = companionOf(table.game).viewOf(table)
  if (table.peeking !== null || !readableAt(view, marking.by).includes(marking.about)) return table
  const time = Math.max(now, ...table.times, ...(table.marks ?? []).map((mark) => mark.time))
  return { ...table, marks: [...(table.marks ?? []), { ...marking, time }] }
}
