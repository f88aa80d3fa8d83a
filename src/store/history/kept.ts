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

/** A match to look at again. */
export interface Played {
  readonly id: string
  readonly record: DiceRecord
  readonly players: readonly { readonly name: string }[]
  /** With whose eyes one watches. */
  readonly own: Seat | null
  /** Those whose decisions are worth a word: people, and whoever a bot sat in for. */
  readonly people: readonly Seat[]
}

/** A match that can be watched again; null for one of a real table, or of rules that have changed since. */
export function playedOf({ id, record, seats }: FinishedMatch): Played | null {
  if (!isDiceRecord(record)) return null
  try {
    replayMatch(dice, record)
  } catch {
    return null
  }
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  return { id, record, players: seats, own: people[0] ?? null, people }
}
