import type { Seat } from '@/core/game'
import type { RoleChances } from './beliefs/belief'
import type { BotLevel } from './levels'
import type { Personality } from './tempers'

/** How well a bot plays, and how it likes to. */
export interface BotAt {
  readonly level: BotLevel
  readonly personality: Personality | null
}

/** What somebody held of every seat: the chance of each role; or, at a simpler level, above 0 for a friend and below for a foe. */
export type Held =
  | { readonly kind: 'chances'; readonly chances: readonly RoleChances[] }
  | { readonly kind: 'feelings'; readonly feelings: readonly number[] }

/** What a bot gives up a little of its chance for: its temper, to hide its card, or to let the table know it. */
export type Taste = 'liking' | 'hiding' | 'showing'

/** What a bot reckoned before it chose. */
export interface Odds<Action> {
  readonly chance: number
  /** The best of everything else; null where nothing else came close to being thought through. */
  readonly next: { readonly action: Action; readonly chance: number } | null
  /** Null where the best chance decided. */
  readonly taste: Taste | null
}

/** What a bot went by, in its own terms: nothing that a wiser one would have seen. */
export type Motive<Action> =
  | ({ readonly code: 'odds' } & Odds<Action>)
  | { readonly code: 'taste'; readonly taste: Taste }
  | { readonly code: 'only' }
  | { readonly code: 'any'; readonly count: number }
  | { readonly code: 'foe' | 'friend'; readonly seat: Seat }
  /** Nobody was worth it. */
  | { readonly code: 'nobody' }
  /** Dice that were of no use went back into the cup; or none was left to. */
  | { readonly code: 'useless' | 'content' }

/** One act of a bot, told by the bot itself, and facts that it saw. */
export interface Account<Action, Ground> {
  readonly action: Action
  /** Null for a bot that believes nothing. */
  readonly held: Held | null
  readonly motives: readonly Motive<Action>[]
  readonly grounds: readonly Ground[]
}
