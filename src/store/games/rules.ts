import type { GameModule, Seat } from '@/core/game'
import type { MatchRecord } from '@/core/match'
import type { GameId, Games } from '@/games'
import type { FinishedSeat, MatchHead } from '@/persistence/history/match'
import type { Glance } from '@/persistence/saves'
import type { Table } from '../match/table'

/** A lesson: a match whose every choice is written down beforehand. */
export interface Lesson<G extends GameId> {
  readonly config: Games[G]['Config']
  readonly actions: readonly Games[G]['Action'][]
  /** Who sits round the table with the learner. */
  readonly bots: readonly string[]
}

/** What history keeps of a match besides who sat where and when. */
export type Outcome = Pick<MatchHead, 'side' | 'turns' | 'seats'>

export type Sitter = Pick<FinishedSeat, 'name' | 'person' | 'bot' | 'seconds'>

/** What the store needs of a game: its module, and the few questions that only the game can answer. It is loaded with the game. */
export interface Rules<G extends GameId> {
  readonly module: GameModule<Games[G]>
  readonly lesson: Lesson<G>
  /** The record of a save. Throws where it is none; that its actions fit is found out by replaying it. */
  readRecord(data: unknown): MatchRecord<Games[G]>
  readAction(data: unknown): Games[G]['Action']
  seatsOf(config: Games[G]['Config']): number
  /** The same choice, whatever chance will make of it. */
  isSameChoice(wanted: Games[G]['Action'], chosen: Games[G]['Action']): boolean
  /** Does everybody know this seat's role? */
  isRoleOpen(state: Games[G]['State'], seat: Seat): boolean
  /** What Home may tell of a table, to whoever looks at the phone. */
  glance(table: Table<G>, own: Seat | null): Omit<Glance, 'goesRound'>
  /** How a match came out; null while it goes on. */
  outcome(table: Table<G>, sitters: readonly Sitter[]): Outcome | null
}
