import type { Rng } from '@/core/rng'
import type { Odds } from '@/family/account'
import type { Role } from '@/family/roles'
import type { Thought } from '@/family/thought'
import type { CardId } from '../cards/ids'
import type { CardsAction } from '../protocol'
import type { CardsEvent } from '../rules/events'
import type { CardsView, Seat } from '../rules/state'

/** A short, structured reason, for the referee's `why` and later the coach. */
export interface Reason {
  readonly code: string
  readonly seat?: Seat
  readonly card?: CardId
  readonly role?: Role
  readonly amount?: number
}

export interface Choice {
  readonly action: CardsAction
  readonly why: readonly Reason[]
  /** What was reckoned; absent where nothing was. */
  readonly odds?: Odds<CardsAction>
}

/** What somebody who might interject does: an action, or null to let it pass. */
export interface Aside {
  readonly action: CardsAction | null
  readonly why: readonly Reason[]
}

/** All that a bot gets: what a player in its seat knows, and chance of its own. Never the match's state. */
export interface Sight {
  readonly view: CardsView
  /** Everything this seat was shown so far. */
  readonly events: readonly CardsEvent[]
  /** What it may do: the open decision's actions, or its own interjections. */
  readonly legal: readonly CardsAction[]
}

export type Bot = (sight: Sight, rng: Rng) => Choice
export type Interjector = (sight: Sight, rng: Rng) => Aside

/** A bot that can be paused while it thinks. */
export type Thinker = (sight: Sight, rng: Rng) => Thought<Choice>
