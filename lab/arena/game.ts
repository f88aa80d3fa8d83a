import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import type { Role } from '@/family/roles'

/** One game to be played: how many sit down, which deal it is, and who sits where. */
export interface Seating<Sitter> {
  readonly players: number
  readonly seed: number
  readonly hasCharacters: boolean
  /** Asked once for each seat when the roles are dealt. */
  readonly sitterAt: (seat: Seat, roles: readonly Role[]) => Sitter
}

/** How a game ended. */
export interface Outcome {
  readonly roles: readonly Role[]
  readonly characters: readonly (CharacterId | null)[]
  /** Every seat that won; none of a game that was stopped or drawn. */
  readonly winners: readonly Seat[]
  readonly decisions: number
  readonly turns: number
  /** Nobody had won after `MOST_TURNS`. */
  readonly isStopped: boolean
}

/** A table where nobody ever attacks may go on for ever by the rules; the arena has seen enough (protocol.md). */
export const MOST_TURNS = 400

/** A game of the family as the arena plays it. */
export interface ArenaGame<Sitter extends string> {
  readonly id: string
  readonly fewest: number
  readonly most: number
  /** Who can sit down, for people to read. */
  readonly sitters: string
  readonly sitterOf: (name: string) => Sitter
  readonly play: (seating: Seating<Sitter>) => Outcome
}

/** The characters of a deal without any. */
export const noCharacters = (players: number): { readonly characters: readonly null[] } => ({
  characters: Array<null>(players).fill(null),
})
