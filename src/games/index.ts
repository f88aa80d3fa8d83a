import type { GameTypes } from '@/core/game'
import type { MatchRecord } from '@/core/match'
import type { DiceGame } from './dice'
import type { Ground, Review, Shift } from './dice/coach'
import type { Options } from './dice/rules/options'
import type { Recap } from './dice/story'

/** The games of the family by their ids. A list of names only: what a game can do comes with the game that was loaded. */
export const GAME_IDS = ['dice'] as const
export type GameId = (typeof GAME_IDS)[number]

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id)

/** The types of each game. */
export interface Games extends Record<GameId, GameTypes> {
  readonly dice: DiceGame
}

/** What the app tells of each game besides how it is played. */
interface Told {
  readonly dice: {
    /** Rules that can be played in more than one way. */
    readonly Options: Options
    /** A match looked back on. */
    readonly Recap: Recap
    /** What the coach says: a reason, what changed a mind, and a look back. */
    readonly Ground: Ground
    readonly Shift: Shift
    readonly Review: Review
  }
}

export type ViewOf<G extends GameId> = Games[G]['View']
export type ActionOf<G extends GameId> = Games[G]['Action']
export type EventOf<G extends GameId> = Games[G]['Event']
export type RecordOf<G extends GameId> = MatchRecord<Games[G]>
export type OptionsOf<G extends GameId> = Told[G]['Options']
export type RecapOf<G extends GameId> = Told[G]['Recap']
export type GroundOf<G extends GameId> = Told[G]['Ground']
export type ShiftOf<G extends GameId> = Told[G]['Shift']
export type ReviewOf<G extends GameId> = Told[G]['Review']
