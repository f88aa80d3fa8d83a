import type { DamageCause } from './events'
import type { Role } from '@/family/roles'
import type { Face, Seat } from './state'

/** Who must choose what: one die, one point, one choice at a time (the protocol's decisions). */
export type Decision =
  | { readonly kind: 'gift'; readonly seat: Seat; readonly targets: readonly Seat[] }
  | {
      readonly kind: 'roll'
      readonly seat: Seat
      readonly rollsLeft: number
      readonly rerollable: readonly number[]
    }
  | {
      readonly kind: 'aim'
      readonly seat: Seat
      readonly die: number
      readonly face: Face
      readonly targets: readonly Seat[]
      readonly canDouble: boolean
    }
  | {
      readonly kind: 'drink'
      readonly seat: Seat
      readonly die: number
      readonly targets: readonly Seat[]
    }
  | {
      readonly kind: 'dodge'
      readonly seat: Seat
      readonly cause: DamageCause
      /** Points still to be decided, this one included. */
      readonly points: number
    }
  | { readonly kind: 'shed'; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: 'clear'
      readonly seat: Seat
      readonly left: number
      readonly targets: readonly Seat[]
    }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly roles: readonly Role[] }

export type DecisionKind = Decision['kind']

/** What a player can do, in the imperative. */
export type DiceAction =
  | { readonly type: 'gift'; readonly target: Seat }
  | {
      readonly type: 'roll'
      readonly dice: readonly number[]
      /** Physical or loaded dice: one face per die named. Without it the match's generator rolls. */
      readonly faces?: readonly Face[]
    }
  | { readonly type: 'stop' }
  | {
      readonly type: 'aim'
      readonly die: number
      readonly target: Seat
      readonly double?: boolean
    }
  | { readonly type: 'drink'; readonly die: number; readonly target: Seat }
  | { readonly type: 'take-arrow' }
  | { readonly type: 'take-hit' }
  | { readonly type: 'drop-arrow' }
  | { readonly type: 'keep-arrow' }
  | { readonly type: 'clear-arrow'; readonly target: Seat }
  | { readonly type: 'pass' }
  | { readonly type: 'reveal'; readonly role: Role }

export type ActionType = DiceAction['type']

/** The decision each action answers. */
export const ANSWERS: Readonly<Record<ActionType, DecisionKind>> = {
  gift: 'gift',
  roll: 'roll',
  stop: 'roll',
  aim: 'aim',
  drink: 'drink',
  'take-arrow': 'dodge',
  'take-hit': 'dodge',
  'drop-arrow': 'shed',
  'keep-arrow': 'shed',
  'clear-arrow': 'clear',
  pass: 'clear',
  reveal: 'reveal',
}
