import type { Seat } from '@/core/game'
import type { Card, KindId } from '../cards/ids'
import type { Blow, HookTable, Seats, Sign } from '../cards/kind'
import type { CheckKind, Dodge } from '../protocol'
import type { CardsState } from '../rules/state'
import type { CharacterId } from '@/family/characters'

/** Where the first card of phase 1 can come from besides the pile. */
export interface Sources {
  /** Whose hands. */
  readonly hands: Seats
  readonly discards: boolean
}

/**
 * What a character changes. `modify…` returns or is a value, `after…` tells what follows, `offer…` says whether a choice is
 * opened. `PLAIN` is the player without an ability; a character overrides what it is about.
 */
export interface Ability {
  /** Starting life; the Sheriff has one more. */
  readonly life: number

  /** Others see them so much farther away. */
  readonly modifyDistanceTo: number
  /** They see others so much nearer. */
  readonly modifyDistanceFrom: number
  /** Any number of shots a turn. */
  readonly modifyLimit: boolean
  /** Missed! that one of their shots needs, given what it needs from anybody. */
  readonly modifyNeeds: ((needs: number) => number) | null
  /** What else a card says in answer. */
  readonly modifySign: ((sign: Sign) => Sign) | null
  /** The kind as which a card is played in phase 2. */
  readonly modifyKind: ((kind: KindId) => KindId) | null
  /** Cards turned for a draw!. */
  readonly modifyTurned: number
  /** A new card whenever the hand is empty (rules §4). */
  readonly modifyEmptyHand: boolean
  /** The cards of whoever falls come to their hand (rules §7). */
  readonly modifyEstate: boolean

  /** After a hit they survived. */
  readonly afterWound: ((table: HookTable, blow: Blow) => void) | null

  /** A draw! of their own against a shot. */
  readonly offerDodge: Dodge | null
  /** The card it is like. */
  readonly dodgeFor: CheckKind | null
  /** Where the first card of phase 1 may come from; no choice where there is nothing but the pile. */
  readonly offerSources: ((state: CardsState, seat: Seat) => Sources) | null
  /** Cards looked at in phase 1, one of which goes back. */
  readonly offerKeep: number
  /** The second card of phase 1 is shown to all; is there a third? */
  readonly offerThird: ((second: Card) => boolean) | null
  /** Two hand cards for a life point. */
  readonly offerHeal: boolean
}

export interface Character extends Ability {
  readonly id: CharacterId
}

type Difference = Partial<Ability>

const LIFE = 4

/** All abilities in one shape: simulation asks for their hooks all the time, and engines then know where each one is. */
function filledIn<Id extends CharacterId | null>(
  id: Id,
  {
    life = LIFE,
    modifyDistanceTo = 0,
    modifyDistanceFrom = 0,
    modifyLimit = false,
    modifyNeeds = null,
    modifySign = null,
    modifyKind = null,
    modifyTurned = 1,
    modifyEmptyHand = false,
    modifyEstate = false,
    afterWound = null,
    offerDodge = null,
    dodgeFor = null,
    offerSources = null,
    offerKeep = 0,
    offerThird = null,
    offerHeal = false,
  }: Difference,
): Ability & { readonly id: Id } {
  return {
    id,
    life,
    modifyDistanceTo,
    modifyDistanceFrom,
    modifyLimit,
    modifyNeeds,
    modifySign,
    modifyKind,
    modifyTurned,
    modifyEmptyHand,
    modifyEstate,
    afterWound,
    offerDodge,
    dodgeFor,
    offerSources,
    offerKeep,
    offerThird,
    offerHeal,
  }
}

/** A player without an ability. */
export const PLAIN: Ability = filledIn(null, {})

/** A character is its name and the few hooks in which it differs from the plain player. */
export const character = (id: CharacterId, difference: Difference): Character =>
  filledIn(id, difference)
