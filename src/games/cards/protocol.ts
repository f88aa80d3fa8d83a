import type { Seat } from '@/core/game'
import type { CardId, KindId, SeenCard } from './cards/ids'

/** The phases of a turn (rules §2). */
export const PHASES = ['start', 'draw', 'play', 'discard'] as const
export type Phase = (typeof PHASES)[number]

/** What a card in play or a character may turn a card for when its owner is shot at. */
export const DODGES = ['barrel', 'jourdonnais'] as const
export type Dodge = (typeof DODGES)[number]

/** The cards that a draw! can be for. */
export type CheckKind = Extract<KindId, 'dynamite' | 'jail' | 'barrel'>

/** The cards that ask for a card in answer and are no shot. */
export type Demand = Extract<KindId, 'indians' | 'duel'>

/** Who must choose what, word for word as outside programs read it (protocol.md). */
export type Decision =
  | { readonly kind: 'draw' | 'play' | 'store' | 'discard'; readonly seat: Seat }
  | { readonly kind: 'keep'; readonly seat: Seat; readonly cards: readonly SeenCard[] }
  | {
      readonly kind: 'choose'
      readonly seat: Seat
      readonly cards: readonly CardId[]
      readonly for: CheckKind
    }
  | {
      readonly kind: 'defend'
      readonly seat: Seat
      readonly from: Seat
      readonly card: CardId
      /** Missed! still needed. */
      readonly needs: number
    }
  | {
      readonly kind: Demand
      readonly seat: Seat
      /** Who played the card; in a Duel the opponent. */
      readonly from: Seat
      readonly card: CardId
    }
  | {
      readonly kind: 'last-breath'
      readonly seat: Seat
      /** Life points missing. */
      readonly needs: number
    }

export type DecisionKind = Decision['kind']

interface Chance {
  /** Which cards of a hand the action's random picks take; without it the match's generator picks. */
  readonly chance?: readonly number[]
}

/** What a player can do, in the imperative. */
export type CardsAction = Chance &
  (
    | { readonly type: 'draw'; readonly from: 'pile' | 'discard' | Seat }
    | { readonly type: 'put-back'; readonly card: CardId }
    | { readonly type: 'choose'; readonly card: CardId }
    | {
        readonly type: 'play'
        readonly card: CardId
        readonly target?: Seat
        /** A card in front of the target, or one at random from the hand. */
        readonly take?: CardId | 'hand'
      }
    | { readonly type: 'end' }
    | { readonly type: 'respond'; readonly card: CardId }
    | { readonly type: Dodge }
    | { readonly type: 'pass' }
    | { readonly type: 'take'; readonly card: CardId }
    | { readonly type: 'discard'; readonly card: CardId }
    | {
        readonly type: 'heal'
        readonly discard: readonly [CardId, CardId]
        /** Whose heal it is; must be given while somebody else decides. */
        readonly seat?: Seat
      }
  )

export type ActionType = CardsAction['type']

const ANSWER: readonly ActionType[] = ['respond', 'pass']

/** The actions that answer each decision; a heal is offered beside any of them. */
export const ANSWERED_BY: Readonly<Record<DecisionKind, readonly ActionType[]>> = {
  draw: ['draw'],
  keep: ['put-back'],
  choose: ['choose'],
  play: ['play', 'end'],
  defend: [...ANSWER, ...DODGES],
  indians: ANSWER,
  duel: ANSWER,
  'last-breath': ANSWER,
  store: ['take'],
  discard: ['discard'],
}
