import type { GameTypes } from '@/core/game'
import type { DiceGame, DiceRecord } from './dice'
import type { Ground, Review, Shift } from './dice/coach'
import type { Options } from './dice/rules/options'
import type { Recap } from './dice/story'

/** The games of the family by their ids. A list of names only: what a game can do comes with the game that was loaded. */
export const GAME_IDS = ['dice'] as const
export type GameId = (typeof GAME_IDS)[number]

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id)

/** What the app knows of a game besides what it is played by. */
interface AppTypes {
  readonly Record: unknown
  /** Rules that can be played in more than one way. */
  readonly Options: unknown
  /** A match looked back on. */
  readonly Recap: unknown
  /** What the coach says: a reason, what changed a mind, and a look back. */
  readonly Ground: unknown
  readonly Shift: unknown
  readonly Review: unknown
}

interface DiceInApp extends DiceGame, AppTypes {
  readonly Record: DiceRecord
  readonly Options: Options
  readonly Recap: Recap
  readonly Ground: Ground
  readonly Shift: Shift
  readonly Review: Review
}

/** The types of each game. */
export interface Games extends Record<GameId, GameTypes & AppTypes> {
  readonly dice: DiceInApp
}

export type ViewOf<G extends GameId> = Games[G]['View']
export type ActionOf<G extends GameId> = Games[G]['Action']
export type EventOf<G extends GameId> = Games[G]['Event']
export type RecordOf<G extends GameId> = Games[G]['Record']
export type OptionsOf<G extends GameId> = Games[G]['Options']
export type RecapOf<G extends GameId> = Games[G]['Recap']
export type GroundOf<G extends GameId> = Games[G]['Ground']
export type ShiftOf<G extends GameId> = Games[G]['Shift']
export type ReviewOf<G extends GameId> = Games[G]['Review']
