import type { GameTypes } from '@/core/game'
import type { DiceGame } from './dice'

/** The games of the family by their ids. A list of names only: what a game can do comes with the game that was loaded. */
export const GAME_IDS = ['dice'] as const
export type GameId = (typeof GAME_IDS)[number]

/** The types of each game. */
export interface Games extends Record<GameId, GameTypes> {
  readonly dice: DiceGame
}
