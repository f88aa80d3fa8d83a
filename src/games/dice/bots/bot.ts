import type { Rng } from '@/core/rng'
import type { Odds } from '@/family/account'
import type { DiceAction } from '../rules/decisions'
import type { DiceEvent } from '../rules/events'
import type { Role } from '@/family/roles'
import type { DiceState, Seat } from '../rules/state'
import type { Thought } from '@/family/thought'

/** A short, structured reason, for the referee's `why` and later the coach. */
export interface Reason {
  readonly code: string
  readonly seat?: Seat
  readonly die?: number
  readonly role?: Role
  readonly amount?: number
}

export interface Choice {
  readonly action: DiceAction
  readonly why: readonly Reason[]
  /** What was reckoned; absent where nothing was. */
  readonly odds?: Odds<DiceAction>
}

/** All that a bot gets: what a player in its seat knows, and chance of its own. Never the match's state. */
export interface Sight {
  readonly view: DiceState
  /** Everything the table has seen so far. */
  readonly events: readonly DiceEvent[]
  readonly legal: readonly DiceAction[]
}

export type Bot = (sight: Sight, rng: Rng) => Choice

/** A bot that can be paused while it thinks. */
export type Thinker = (sight: Sight, rng: Rng) => Thought<Choice>
