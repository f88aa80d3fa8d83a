import type { Seat } from '@/core/game'
import type { Rng } from '@/core/rng'
import type { Account, BotAt, Held } from '@/family/account'
import type { RoleChances } from '@/family/beliefs/belief'
import type { Personality } from '@/family/tempers'
import type { Thought } from '@/family/thought'
import type {
  ActionOf,
  AdviceOf,
  EventOf,
  GameId,
  GroundOf,
  LineOf,
  RecordOf,
  ReviewOf,
  ShiftOf,
  ViewOf,
} from '@/games'

/** What the table has shown to somebody: never the match's state. */
export interface Hearing<G extends GameId> {
  readonly view: ViewOf<G>
  readonly events: readonly EventOf<G>[]
}

/** The same for whoever is asked: with what may be done. */
export interface Sight<G extends GameId> extends Hearing<G> {
  readonly legal: readonly ActionOf<G>[]
}

/** A bot that may speak. */
export interface Speaker {
  readonly seat: Seat
  readonly personality: Personality | null
}

/** Who is who as somebody sees it, and what made them think so. */
export interface SuspicionsOf<G extends GameId> {
  /** By seat: the chance of each role. */
  readonly chances: readonly RoleChances[]
  /** What moved them, the latest last. */
  readonly shifts: readonly ShiftOf<G>[]
}

/** Follows a match with the eyes of one seat. */
export interface Observer<G extends GameId> {
  follow(events: readonly EventOf<G>[]): Thought<void>
  tell(view: ViewOf<G>): SuspicionsOf<G>
}

/** What somebody could believe where they did something, and what spoke for it. */
export interface WhyOf<G extends GameId> {
  readonly held: Held | null
  readonly grounds: readonly GroundOf<G>[]
}

/** What a bot itself says of something that it did. */
export type AccountOf<G extends GameId> = Account<ActionOf<G>, GroundOf<G>>

/** Advice, doubts and second thoughts. */
export interface Coach<G extends GameId> {
  hint(sight: Sight<G>, own: ActionOf<G> | null): Thought<readonly AdviceOf<G>[]>
  review(record: RecordOf<G>, seat: Seat, tell: (share: number) => void): Thought<ReviewOf<G>>
  observer(hearing: Hearing<G>): Observer<G>
  /** One choice of somebody, seen with their eyes. */
  why(sight: Sight<G>, action: ActionOf<G>): Thought<WhyOf<G>>
}

/** All of a game that thinks: bots, what they say and the coach. It is loaded when somebody first has to think. */
export interface Minds<G extends GameId> {
  /** What the bot at a seat does where it is asked. */
  decide(bot: BotAt, sight: Sight<G>, rng: Rng): Thought<ActionOf<G>>
  /** What it does where it may act out of turn and need not; null lets it pass. */
  interject(bot: BotAt, sight: Sight<G>, rng: Rng): Thought<ActionOf<G> | null>
  /** The same two, by a bot that says what it went by. */
  account(bot: BotAt, sight: Sight<G>, rng: Rng): Thought<AccountOf<G>>
  asideAccount(bot: BotAt, sight: Sight<G>, rng: Rng): Thought<AccountOf<G> | null>
  /** What one of the speakers says about the turn that has just ended; null where nobody has anything to say. */
  remark(hearing: Hearing<G>, speakers: readonly Speaker[], rng: Rng): Thought<LineOf<G> | null>
  /** Null where there is none yet. */
  readonly coach: Coach<G> | null
}
