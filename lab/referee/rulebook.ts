import type * as v from 'valibot'
import type { GameModule, GameTypes, Seat } from '@/core/game'
import type { MatchRecord } from '@/core/match'
import type { Rng } from '@/core/rng'
import type { BotLevel } from '@/family/levels'

/** What whoever is asked knows. */
export interface Sight<G extends GameTypes> {
  readonly view: G['View']
  /** What this seat was shown since the deal. */
  readonly events: readonly G['Event'][]
  readonly legal: readonly G['Action'][]
}

/** What a bot answers; null lets an interjection pass. */
export interface Answer<G extends GameTypes> {
  readonly action: G['Action'] | null
  readonly why: readonly object[]
}

export type Mind<G extends GameTypes> = (sight: Sight<G>, rng: Rng) => Answer<G>

/** A level that plays this game: how it decides, and what it does where it may interject. */
export interface Player<G extends GameTypes> {
  readonly decide: Mind<G>
  readonly interject: Mind<G>
}

type Reads<T> = v.GenericSchema<unknown, T>

/** All that the referee needs of one game: its rules, how it is written, and who plays it. */
export interface Rulebook<G extends GameTypes> {
  readonly game: GameModule<G>
  readonly ConfigSchema: Reads<G['Config']>
  readonly ActionSchema: Reads<G['Action']>
  readonly RecordSchema: Reads<MatchRecord<G>>
  seatsIn(state: G['State']): number
  /** A table or a view as the protocol writes it. */
  notation(shown: G['State'] | G['View']): object
  /** Does the protocol list interjections for this game? */
  readonly hasInterjections: boolean
  /** Whose action it is, where the action itself says so; null is whoever decides. */
  actorOf(action: G['Action']): Seat | null
  /** The action as the rules read it, if the protocol leaves some freedom. */
  inOrder(action: G['Action']): G['Action']
  readonly players: Partial<Readonly<Record<BotLevel, Player<G>>>>
}
