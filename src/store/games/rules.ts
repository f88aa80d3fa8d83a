import type { GameModule, Seat } from '@/core/game'
import type { MatchRecord } from '@/core/match'
import type { CharacterId } from '@/family/characters'
import type { Role } from '@/family/roles'
import type { ActionOf, ConfigOf, DealOf, GameId, Games, OptionsOf, RecapOf } from '@/games'
import type { FinishedSeat, MatchHead } from '@/persistence/history/match'
import type { Records } from '@/persistence/history/records'
import type { Glance } from '@/persistence/saves'
import type { Table } from '../match/table'
import type { Companion } from '../tracker/companion'
import type { Passing } from './passing'

/** A lesson: a match whose every choice is written down beforehand. */
export interface Lesson<G extends GameId> {
  readonly config: ConfigOf<G>
  readonly actions: readonly ActionOf<G>[]
  /** Who sits round the table with the learner. */
  readonly bots: readonly string[]
}

/** What history keeps of a match besides who sat where and when. */
export type Outcome = Pick<MatchHead, 'side' | 'turns' | 'seats'>

export type Sitter = Pick<FinishedSeat, 'name' | 'person' | 'bot' | 'seconds'>

/** What every fresh deal is made of, whatever the game. */
export interface Dealing<G extends GameId> {
  readonly seats: number
  readonly roles?: readonly Role[]
  readonly characters?: readonly (CharacterId | null)[]
  readonly options: Partial<OptionsOf<G>>
}

/** The rules of a game that can be played in more than one way. */
export interface Choosable<G extends GameId> {
  readonly defaults: OptionsOf<G>
  /** By name, the default first. */
  readonly values: Readonly<Record<string, readonly (string | boolean)[]>>
  /** Throws where they are none. */
  read(data: unknown): Partial<OptionsOf<G>>
}

/** What the store needs of a game: its module, and the few questions that only the game can answer. It is loaded with the game. */
export interface Rules<G extends GameId> {
  readonly module: GameModule<Games[G]>
  /** How many can play. */
  readonly seats: { readonly least: number; readonly most: number }
  readonly options: Choosable<G>
  /** Is there a coach among its minds? */
  readonly hasCoach: boolean
  /** Null where there is none yet. */
  readonly lesson: Lesson<G> | null
  /** Keeps a table of the printed game; null where nobody can yet. */
  readonly companion: Companion<G> | null
  /** The record of a save. Throws where it is none; that its actions fit is found out by replaying it. */
  readRecord(data: unknown): MatchRecord<Games[G]>
  readAction(data: unknown): ActionOf<G>
  /** A deal from outside. Throws where it is none that can be played. */
  readDeal(data: unknown): DealOf<G>
  dealt(dealing: Dealing<G>): DealOf<G>
  seatsOf(config: ConfigOf<G>): number
  /** The same choice, whatever chance will make of it. */
  isSameChoice(wanted: ActionOf<G>, chosen: ActionOf<G>): boolean
  /** Who does this beside the open decision, which stays open; null for what answers it. */
  asideBy(action: ActionOf<G>, decider: Seat): Seat | null
  /** Does everybody know this seat's role? */
  isRoleOpen(state: Games[G]['State'], seat: Seat): boolean
  /** Has this seat left the game? */
  isOut(state: Games[G]['State'], seat: Seat): boolean
  /** How a phone that is passed around keeps its secrets. */
  readonly passing: Passing<G>
  /** What Home may tell of a table, to whoever looks at the phone. */
  glance(table: Table<G>, own: Seat | null): Omit<Glance, 'goesRound'>
  /** How a match came out; null while it goes on. */
  outcome(table: Table<G>, sitters: readonly Sitter[]): Outcome | null
  /** Looks back on a record. */
  recapOf(record: MatchRecord<Games[G]>): RecapOf<G>
  /** Its past matches, those of real tables too. */
  readonly records: Records<G>
}
