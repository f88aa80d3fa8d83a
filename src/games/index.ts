import type { GameTypes } from '@/core/game'
import type { MatchRecord } from '@/core/match'
import type { KeptTypes } from '@/family/keeping'
import type { FamilyRecap } from '@/family/story'
import type * as Cards from './cards'
import type { Line as CardsLine } from './cards/bots/talk'
import type {
  Advice as CardsAdvice,
  Ground as CardsGround,
  Review as CardsReview,
  Shift as CardsShift,
} from './cards/coach'
import type { Options as CardsOptions } from './cards/options'
import type { Orders } from './cards/pass/orders'
import type { Reflexes } from './cards/pass/reflexes'
import type { Recap as CardsRecap } from './cards/story'
import type * as Dice from './dice'
import type { Line } from './dice/bots/talk'
import type { Advice, Ground, Review, Shift } from './dice/coach'
import type { Options as DiceOptions } from './dice/rules/options'
import type { Recap as DiceRecap } from './dice/story'
import type { TrackerGame as CardsTracker } from './cards/tracker'
import type { TrackerGame as DiceTracker } from './dice/tracker'

/** The games of the family by their ids. A list of names only: what a game can do comes with the game that was loaded. */
export const GAME_IDS = ['dice', 'cards'] as const
export type GameId = (typeof GAME_IDS)[number]

/** The only game of version 0.1: what that kept, and every address of it, names no game and is of this one. */
export const FIRST_GAME = 'dice' satisfies GameId

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id)

/** The types of each game. */
export interface Games extends Record<GameId, GameTypes> {
  readonly dice: Dice.DiceGame
  readonly cards: Cards.CardsGame
}

/** The types of each game as a companion keeps it at a real table. */
export interface Trackers extends Record<GameId, KeptTypes> {
  readonly dice: DiceTracker
  readonly cards: CardsTracker
}

/** What the app tells of a game besides how it is played. */
interface AnyTold {
  /** A fresh deal, and the rules that can be played in more than one way. */
  readonly Deal: unknown
  readonly Options: object
  /** What people may leave to be answered for them where the phone is passed around; null where nothing is asked in secret. */
  readonly Reflexes: unknown
  /** What whoever is on turn may say before the phone goes on. */
  readonly Orders: unknown
  /** A match looked back on. */
  readonly Recap: FamilyRecap
  /** The record of a real table, which can be watched again. */
  readonly Tracked: unknown
  /** What bots say. */
  readonly Line: unknown
  /** What the coach says: advice with its reasons, what changed a mind, and a look back. */
  readonly Advice: unknown
  readonly Ground: unknown
  readonly Shift: unknown
  readonly Review: unknown
}

interface Told extends Record<GameId, AnyTold> {
  readonly dice: {
    readonly Deal: Dice.Deal
    readonly Options: DiceOptions
    readonly Reflexes: null
    readonly Orders: null
    readonly Recap: DiceRecap
    readonly Tracked: MatchRecord<DiceTracker>
    readonly Line: Line
    readonly Advice: Advice
    readonly Ground: Ground
    readonly Shift: Shift
    readonly Review: Review
  }
  readonly cards: {
    readonly Deal: Cards.Deal
    readonly Options: CardsOptions
    readonly Reflexes: Reflexes
    readonly Orders: Orders
    readonly Recap: CardsRecap
    readonly Tracked: MatchRecord<CardsTracker>
    readonly Line: CardsLine
    readonly Advice: CardsAdvice
    readonly Ground: CardsGround
    readonly Shift: CardsShift
    readonly Review: CardsReview
  }
}

export type ViewOf<G extends GameId> = Games[G]['View']
export type ActionOf<G extends GameId> = Games[G]['Action']
export type EventOf<G extends GameId> = Games[G]['Event']
export type RecordOf<G extends GameId> = MatchRecord<Games[G]>
/** What can be watched again: a match played on this phone, or one that it kept at a real table. */
export type WatchableOf<G extends GameId> = RecordOf<G> | Told[G]['Tracked']
export type ConfigOf<G extends GameId> = Games[G]['Config']
export type DealOf<G extends GameId> = Told[G]['Deal']
/** The record of a real table. */
export type TrackedRecordOf<G extends GameId> = MatchRecord<Trackers[G]>
/** A record of whichever game. */
export type AnyRecord = { readonly [G in GameId]: RecordOf<G> }[GameId]
export type OptionsOf<G extends GameId> = Told[G]['Options']
export type ReflexesOf<G extends GameId> = Told[G]['Reflexes']
export type OrdersOf<G extends GameId> = Told[G]['Orders']
export type RecapOf<G extends GameId> = Told[G]['Recap']
export type EndingOf<G extends GameId> = NonNullable<RecapOf<G>['ending']>
export type GroundOf<G extends GameId> = Told[G]['Ground']
export type ShiftOf<G extends GameId> = Told[G]['Shift']
export type ReviewOf<G extends GameId> = Told[G]['Review']
export type LineOf<G extends GameId> = Told[G]['Line']
export type AdviceOf<G extends GameId> = Told[G]['Advice']
