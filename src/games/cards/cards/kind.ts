import type { Seat } from '@/core/game'
import type { CheckKind, Demand, Dodge } from '../protocol'
import type { DiscardCause, DrawCause, TakeCause } from '../rules/events'
import type { CardsState } from '../rules/state'
import type { Card, KindId } from './ids'

/** What a card says when it is shown in answer: it lets a shot miss, fires back, or saves at the last breath. */
export type Sign = 'miss' | 'fire' | 'breath'

/** A set of seats, one bit each. */
export type Seats = number

/** A card on its way into effect. */
export interface Played {
  readonly seat: Seat
  readonly card: Card
  /** −1 where the card has none. */
  readonly target: Seat
  /** The card in front of the target, or `FROM_HAND`; `NO_CARD` where the card takes none. */
  readonly take: Card
}

/** Where a card that could be played says how. Each call offers some ways to play it. */
export interface PlayOffer {
  readonly state: CardsState
  readonly seat: Seat
  readonly kind: CardKind
  /** Without a target. */
  plain(): void
  /** At each of these seats. */
  at(seats: Seats): void
  /** For a card of each of these seats: one from the hand, or any that lies in front. */
  cardsOf(seats: Seats): void
  /** For a card that lies in front of the player. */
  ownCards(): void
  /** The other living players. */
  others(): Seats
  /** Those of them at this distance or nearer (rules §5). */
  within(distance: number): Seats
  /** Those of them whom the player may shoot at now: within the weapon's reach, one shot a turn unless something allows more. */
  inReach(): Seats
  /** Does a card of this name lie in front of a seat? */
  has(seat: Seat, kind: CardKind): boolean
  living(): number
}

/** A hit on its way to somebody. */
export interface Blow {
  readonly seat: Seat
  readonly amount: number
  readonly by: Seat | null
  readonly cause: KindId
}

/** The table as a hook meets it: what a card or a character can make happen. */
export interface HookTable {
  readonly state: CardsState
  living(): number
  drawCards(seat: Seat, count: number, cause: DrawCause): void
  gainLife(seat: Seat, by: Seat, cause: KindId): void
  /** What was played gives no life point to whoever played it. */
  gainNothing(seat: Seat, cause: KindId): void
  /** Lays the card that is being played in front of somebody. */
  lay(seat: Seat, card: Card): void
  shoot(played: Played): void
  shootAll(played: Played): void
  demandOfAll(played: Played, demand: Demand): void
  faceOff(played: Played, demand: Demand): void
  openStore(seat: Seat): void
  /** The named card comes to the player's hand. */
  seize(played: Played): void
  /** The named card is discarded. */
  scrap(played: Played): void
  /** One random card from a hand, if there is one. */
  takeFromHand(seat: Seat, from: Seat, cause: TakeCause): void
  /** What lies in front of somebody leaves the table. */
  discardInPlay(seat: Seat, card: Card, cause: DiscardCause): void
  /** What lies in front of somebody moves to the next living player. */
  passOn(seat: Seat, card: Card): void
  /** A hit that is settled like a card of its own. */
  explode(blow: Blow): void
  /** The turn is over before it has begun. */
  skipTurn(): void
  /** A draw! that counts as one answer to the open shot. */
  dodged(): void
}

/** As much of it as what follows from a draw! needs: a companion's table is no more than this. */
export type CheckTable = Pick<
  HookTable,
  'discardInPlay' | 'passOn' | 'explode' | 'skipTurn' | 'dodged'
>

/** A draw! that has been read. */
export interface Checked {
  readonly seat: Seat
  /** The card it was for; `NO_CARD` where an ability stands for it. */
  readonly card: Card
  /** The turned card shows what was asked. */
  readonly isMet: boolean
}

/**
 * What a kind of card is: data, and the hooks in which it differs from a card that does nothing. `offer…` says how it may
 * be used, `modify…` what it changes while it lies in play, `after…` what follows.
 */
export interface CardKind {
  readonly id: KindId
  readonly border: 'brown' | 'blue'
  /** Printed with a small book: left out of the beginner deck (rules §1). */
  readonly isAdvanced: boolean
  /** What it says in answer. */
  readonly sign: Sign | null
  /** Played in phase 2 it is the one shot of the turn. */
  readonly isShot: boolean
  /** A weapon's reach; 0 is no weapon. */
  readonly reach: number
  /** Others see its owner so much farther away. */
  readonly modifyDistanceTo: number
  /** Its owner sees others so much nearer. */
  readonly modifyDistanceFrom: number
  /** Its owner may shoot any number of times a turn. */
  readonly modifyLimit: boolean
  /** Never lies in front of the Sheriff. */
  readonly barsSheriff: boolean
  /** A draw! against a shot. */
  readonly offerDodge: Dodge | null
  /** Looked at at the start of its owner's turn, lowest rank first; 0 is not. */
  readonly rank: number
  /** Ways to play it in phase 2. */
  readonly offerPlays: ((offer: PlayOffer) => void) | null
  /** Its effect. */
  readonly afterPlayed: ((table: HookTable, played: Played) => void) | null
  /** Does a turned card show what its draw! asks? */
  readonly modifyCheck: ((turned: Card) => boolean) | null
  readonly checkKind: CheckKind | null
  /** What follows from its draw!. */
  readonly afterCheck: ((table: CheckTable, checked: Checked) => void) | null
}

type Difference = Partial<Omit<CardKind, 'id' | 'border'>>

/** All kinds in one shape: simulation asks for their hooks all the time, and engines then know where each one is. */
function filledIn(
  id: KindId,
  border: CardKind['border'],
  {
    isAdvanced = false,
    sign = null,
    isShot = false,
    reach = 0,
    modifyDistanceTo = 0,
    modifyDistanceFrom = 0,
    modifyLimit = false,
    barsSheriff = false,
    offerDodge = null,
    rank = 0,
    offerPlays = null,
    afterPlayed = null,
    modifyCheck = null,
    checkKind = null,
    afterCheck = null,
  }: Difference,
): CardKind {
  return {
    id,
    border,
    isAdvanced,
    sign,
    isShot,
    reach,
    modifyDistanceTo,
    modifyDistanceFrom,
    modifyLimit,
    barsSheriff,
    offerDodge,
    rank,
    offerPlays,
    afterPlayed,
    modifyCheck,
    checkKind,
    afterCheck,
  }
}

/** A card that takes effect and goes to the discards. */
export const brown = (id: KindId, difference: Difference): CardKind =>
  filledIn(id, 'brown', difference)

/** A card that stays in front of its owner, who never has two of a name (rules §2). */
export const blue = (id: KindId, difference: Difference): CardKind =>
  filledIn(id, 'blue', {
    offerPlays: (offer) => {
      if (!offer.has(offer.seat, offer.kind)) offer.plain()
    },
    afterPlayed: (table, { seat, card }) => table.lay(seat, card),
    ...difference,
  })

/** A blue card of which only one lies in front of a player; a new one replaces the old (rules §2, §5). */
export const weapon = (id: KindId, reach: number, difference: Difference = {}): CardKind =>
  blue(id, { reach, ...difference })
