import { at } from '@/core/list'
import { idOf } from '../cards/faces'
import { FROM_HAND, type Card } from '../cards/ids'
import type { Played } from '../cards/kind'
import { kindOf } from '../cards'
import { discardInPlay } from './blue-cards'
import * as changes from './changes'
import { afterHandTouched, refillAt } from './refill'
import type { TakeCause } from './events'
import type { Seat } from './state'
import type { Table } from './table'

/** A card at random from somebody's hand, which must hold one. */
function randomFrom(table: Table, seat: Seat): Card {
  const hand = at(table.state.hands, seat)
  return at(hand, table.pick(hand.length))
}

interface Taking {
  readonly seat: Seat
  readonly from: Seat
  readonly cause: TakeCause
}

/** One random card from a hand; a hand that refills itself does so before somebody reaches into it (rules §4). */
export function takeFromHand(table: Table, taking: Taking): void {
  const { state } = table
  refillAt(table, taking.from)
  if (at(state.hands, taking.from).length > 0) takeRandom(table, taking)
}

/** One random card from a hand that holds one. */
export function takeRandom(table: Table, { seat, from, cause }: Taking): void {
  const { state, log } = table
  const card = randomFrom(table, from)
  changes.handCardTaken(state, from, card)
  changes.cardReceived(state, seat, card)
  log?.push({ type: 'cardTaken', seat, from, card: idOf(card), zone: 'hand', cause })
  afterHandTouched(table, from)
}

/** A card of the target, chosen in front of them or random from the hand, comes to the player's hand (rules §6). */
export function seize(table: Table, { seat, target, take, card }: Played): void {
  const cause = kindOf(card).id
  if (take === FROM_HAND) return takeRandom(table, { seat, from: target, cause })
  const { state, log } = table
  changes.inPlayCardTaken(state, target, take)
  changes.cardReceived(state, seat, take)
  log?.push({ type: 'cardTaken', seat, from: target, card: idOf(take), zone: 'in-play', cause })
}

/** A card of the target, chosen in front of them or random from the hand, is discarded (rules §6). */
export function scrap(table: Table, { seat, target, take, card }: Played): void {
  const cause = kindOf(card).id
  if (take !== FROM_HAND) return discardInPlay(table, { seat: target, card: take, cause, by: seat })
  const { state, log } = table
  const lost = randomFrom(table, target)
  changes.handCardDiscarded(state, target, lost)
  log?.push({
    type: 'cardDiscarded',
    seat: target,
    card: idOf(lost),
    zone: 'hand',
    cause,
    by: seat,
  })
  afterHandTouched(table, target)
}
