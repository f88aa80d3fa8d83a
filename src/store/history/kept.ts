import { replayMatch } from '@/core/match'
import { dice, type DiceRecord, type Seat, type Winner } from '@/games/dice'
import type { Recap } from '@/games/dice/story'
import {
  isDiceRecord,
  lengthOf,
  type FinishedMatch,
  type FinishedSeat,
  type MatchHead,
} from '@/persistence/history/match'
import { retold } from '@/persistence/history/retold'

export { lengthOf }
export type { FinishedMatch, FinishedSeat, MatchHead }

/** Who won a match that was kept. */
export const winnerOf = ({ side, seats }: MatchHead): Winner => ({
  side,
  seats: seats.flatMap(({ won }, seat) => (won ? [seat] : [])),
})

/** A match looked back on; null where its record does not fit the rules of this app any more. */
export function recapOfKept({ record }: FinishedMatch): Recap | null {
  try {
    return retold(record)
  } catch {
    return null
  }
}

/** What a replay needs of a match. */
export interface Replayable {
  readonly record: DiceRecord
  readonly players: readonly { readonly name: string }[]
  /** With whose eyes one watches. */
  readonly own: Seat | null
}

/** A match that can be watched again; null for one of a real table, or of rules that have changed since. */
export function replayOf({ record, seats }: FinishedMatch): Replayable | null {
  if (!isDiceRecord(record)) return null
  try {
    replayMatch(dice, record)
  } catch {
    return null
  }
  const own = seats.findIndex(({ bot }) => bot === null)
  return { record, players: seats, own: own < 0 ? null : own }
}
