import type { CardId, KindId, SeenCard } from '../cards/ids'
import type { CharacterId } from '@/family/characters'
import type { CheckKind, Decision, DecisionKind, Phase } from '../protocol'
import type { Role } from '@/family/roles'
import type { Seat, Winner } from './state'
import type { Task } from './tasks'

/** Why somebody draws from the pile. */
export type DrawCause = 'phase' | 'reward' | 'empty-hand' | KindId | CharacterId

/** Why somebody takes a card that another had: a card of theirs, an ability, or their own first card. */
export type TakeCause = 'phase' | KindId | CharacterId

/** Why a single card goes to the discards. */
export type DiscardCause = 'limit' | 'heal' | 'replaced' | 'settled' | KindId

export type GainCause = 'heal' | KindId

/** What a draw! is for: a card in front of the player, or an ability that works like one. */
export type CheckCause = CheckKind | CharacterId

/** Where a card was taken from. */
export type Zone = 'hand' | 'in-play'

/**
 * Facts in the past tense, complete in themselves. As the rules tell them they hold every card; `eventsFor` turns over what
 * a seat may not see. Log, animation, screen reader, bots' beliefs and `evolve` all read these.
 */
export type CardsEvent =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly type: 'cardDrawn'
      readonly seat: Seat
      readonly card: SeenCard
      readonly cause: DrawCause
      /** Everybody was shown it. */
      readonly isShown: boolean
    }
  | { readonly type: 'cardsLookedAt'; readonly seat: Seat; readonly cards: readonly SeenCard[] }
  /** The card that went back on the pile, under those that are then drawn. */
  | { readonly type: 'cardPutBack'; readonly seat: Seat; readonly card: SeenCard }
  /** The discards were shuffled and lie on, or under, the pile; the top card first. */
  | { readonly type: 'reshuffled'; readonly cards: readonly SeenCard[] }
  | {
      readonly type: 'cardTaken'
      readonly seat: Seat
      readonly from: Seat
      readonly card: SeenCard
      readonly zone: Zone
      readonly cause: TakeCause
    }
  | { readonly type: 'discardTaken'; readonly seat: Seat; readonly card: CardId }
  /** Two cards lie open on the pile, and one of them will count. */
  | {
      readonly type: 'cardsOpened'
      readonly seat: Seat
      readonly for: CheckKind
      readonly cause: CheckCause
      readonly cards: readonly CardId[]
    }
  /** A draw! was read: cards left the pile, in the order in which they were turned. */
  | {
      readonly type: 'cardsTurned'
      readonly seat: Seat
      readonly for: CheckKind
      readonly cause: CheckCause
      readonly cards: readonly CardId[]
      /** The one that counted; null if there was no card at all. */
      readonly counted: CardId | null
      readonly isMet: boolean
    }
  | { readonly type: 'turnedDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: 'cardPlayed'
      readonly seat: Seat
      readonly card: CardId
      /** What it was played as. */
      readonly as: KindId
      readonly target: Seat | null
      readonly take: CardId | 'hand' | null
      /** Shots played so far this turn, this one included. */
      readonly shots: number
    }
  | {
      readonly type: 'cardLaid'
      /** In front of whom. */
      readonly seat: Seat
      readonly by: Seat
      readonly card: CardId
    }
  /** A played card has taken effect and goes to the discards. */
  | { readonly type: 'cardSettled'; readonly card: CardId }
  /** A card shown in answer; it is discarded at once. */
  | {
      readonly type: 'cardShown'
      readonly seat: Seat
      readonly card: CardId
      readonly kind: DecisionKind
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly kind: DecisionKind }
  | {
      readonly type: 'cardDiscarded'
      /** Whose card. */
      readonly seat: Seat
      readonly card: CardId
      readonly zone: Zone
      readonly cause: DiscardCause
      /** Whose doing. */
      readonly by: Seat
    }
  | {
      readonly type: 'cardPassedOn'
      readonly seat: Seat
      readonly to: Seat
      readonly card: CardId
    }
  | { readonly type: 'storeStocked'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'storeTaken'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'lifeLost'
      readonly seat: Seat
      readonly amount: number
      readonly by: Seat | null
      readonly cause: KindId
      /** What is left; below 1 for the moment, if this may be the end. */
      readonly life: number
    }
  | {
      readonly type: 'lifeGained'
      readonly seat: Seat
      /** 0 for a Beer that gives nothing, and once for a Saloon that heals nobody. */
      readonly amount: number
      readonly by: Seat
      readonly cause: GainCause
      readonly life: number
    }
  | {
      readonly type: 'eliminated'
      readonly seat: Seat
      readonly role: Role
      readonly character: CharacterId | null
      readonly by: Seat | null
      readonly cause: KindId
    }
  /** All that somebody who fell left behind went to another's hand. */
  | {
      readonly type: 'cardsInherited'
      readonly seat: Seat
      readonly from: Seat
      readonly hand: readonly SeenCard[]
      readonly inPlay: readonly CardId[]
    }
  /** Somebody lost all cards: those of the hand, then those in play. */
  | {
      readonly type: 'cardsLost'
      readonly seat: Seat
      readonly hand: readonly CardId[]
      readonly inPlay: readonly CardId[]
      readonly cause: 'eliminated' | 'penalty'
    }
  | { readonly type: 'gameEnded'; readonly winner: Winner }
  /** The table waits for somebody; with the rules' bookmark, so that an observer's fold is complete. */
  | {
      readonly type: 'decisionOpened'
      readonly decision: Decision
      readonly queue: readonly Task[]
    }

export type EventType = CardsEvent['type']
