import { replayMatch } from '@/core/match'
import type { Seat } from '@/core/game'
import type { BotAt } from '@/family/account'
import { isBotLevel } from '@/family/levels'
import type { Mark } from '@/family/reading/marks'
import type { Personality } from '@/family/tempers'
import type { Winner } from '@/family/winning'
import type { AnyRecord, GameId, RecapOf, WatchableOf } from '@/games'
import {
  isDecided,
  isPlayed,
  lengthOf,
  type FinishedMatch,
  type FinishedSeat,
  type MatchHead,
} from '@/persistence/history/match'
import { gameOfRecord } from '@/persistence/history/records'
import { companionOf, moduleOf, rulesOf } from '../games'
import { drawnTemper } from '../match/tempers'

export { isDecided, lengthOf }
export type { FinishedMatch, FinishedSeat, MatchHead }

/** Who won a match that was kept. */
export const winnerOf = ({ side, seats }: MatchHead): Winner => ({
  side,
  seats: seats.flatMap(({ won }, seat) => (won ? [seat] : [])),
})

/** A match looked back on; null where its record does not fit the rules of this app any more. */
export function recapOfKept({ record }: FinishedMatch): RecapOf<GameId> | null {
  try {
    return rulesOf(gameOfRecord(record)).records.retold(record)
  } catch {
    return null
  }
}

/** A match to watch again. */
export interface Watchable {
  readonly game: GameId
  readonly id: string
  readonly record: WatchableOf<GameId>
  readonly players: readonly { readonly name: string }[]
  /** With whose eyes one watches. */
  readonly own: Seat | null
  /** By seat: the bot that sat there; null for a person, and none at a real table. */
  readonly bots: readonly (BotAt | null)[]
}

/** The same where it was played on this phone: then there are decisions to look back on. */
export interface Played extends Watchable {
  readonly record: AnyRecord
  /** Those whose decisions are worth a word: people, and whoever a bot sat in for. */
  readonly people: readonly Seat[]
  /** What they suspected. */
  readonly marks: readonly Mark[]
}

/** A match whose decisions can be looked back on; null for one of a real table, or of rules that have changed since. */
export function playedOf({ id, record, seats, marks = [] }: FinishedMatch): Played | null {
  if (!isPlayed(record)) return null
  try {
    replayMatch(moduleOf(record.game), record)
  } catch {
    return null
  }
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const own = people[0] ?? null
  const bots = seats.map((seat, i) => botOf(seat, drawnTemper(record.seed, i)))
  return { game: record.game, id, record, players: seats, own, people, marks, bots }
}

/** Matches from before tempers were kept had them drawn with the deal. */
function botOf({ bot, temper }: FinishedSeat, drawn: Personality | null): BotAt | null {
  return bot !== null && isBotLevel(bot) ? { level: bot, personality: temper ?? drawn } : null
}

/** A match that can be watched again, of a real table too; null if its record does not fit the rules any more. */
export function watchableOf(match: FinishedMatch): Watchable | null {
  const { game, id, record, seats } = match
  if (isPlayed(record)) return playedOf(match)
  return companionOf(gameOfRecord(record)).isWatchable(record)
    ? { game, id, record, players: seats, own: null, bots: [] }
    : null
}
