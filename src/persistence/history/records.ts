import * as v from 'valibot'
import {
  FIRST_GAME,
  GAME_IDS,
  type GameId,
  type RecapOf,
  type RecordOf,
  type TrackedRecordOf,
} from '@/games'
import type { FinishedMatch } from './match'

/** The record of a past match, played on this phone or entered at a real table. */
export type PastRecordOf<G extends GameId> = {
  readonly [K in G]: RecordOf<K> | TrackedRecordOf<K>
}[G]

/** What only the game knows of its past matches. It comes with the game's rules, when one of them is to be read. */
export interface Records<G extends GameId> {
  readonly schema: v.GenericSchema<unknown, PastRecordOf<G>>
  /** Looks back on a record. Throws where it does not fit the rules any more. */
  retold(record: PastRecordOf<G>): RecapOf<G>
}

/** Fetches them. Rejects where the game cannot be fetched; whoever asks again fetches again. */
export type RecordsOf = <G extends GameId>(game: G) => Promise<Records<G>>

const isOf = (game: FinishedMatch['record']['game'], input: unknown): boolean =>
  v.is(v.object({ game: v.literal(game) }), input)

/** By which game's rules a record is read. Before there were two games, none was named. */
export const gameOfRecord = (record: unknown): GameId =>
  GAME_IDS.find((game) => isOf(game, record) || isOf(`${game}-tracker`, record)) ?? FIRST_GAME

const AnyMatchSchema = v.object({ record: v.unknown() })

/** The same for a whole match, in whatever version it was written. */
export const gameOfMatch = (data: unknown): GameId =>
  gameOfRecord(v.is(AnyMatchSchema, data) ? data.record : undefined)

/** Which of the two it is decides how a record is read: a union would hide what is wrong with it. */
export const eitherRecord = <P, T>(
  played: v.GenericSchema<unknown, P>,
  tracked: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, P | T> =>
  v.lazy((input) =>
    isOf('dice-tracker', input) || isOf('cards-tracker', input) ? tracked : played,
  )
