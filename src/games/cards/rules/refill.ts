import { at } from '@/core/list'
import { drawCard } from './piles'
import type { Seat } from './state'
import type { Table } from './table'

/** Whoever draws when the hand is empty does so now; asked whenever no card is being settled (rules §4). */
export function refill(table: Table): void {
  const seat = table.special.modifyEmptyHand
  if (seat !== null) draw(table, seat)
}

/** The same for one player, while a card is being settled. */
export function refillAt(table: Table, seat: Seat): void {
  if (table.special.modifyEmptyHand === seat) draw(table, seat)
}

/** A card has left a hand: by option that is looked at right away (rules §4). */
export function afterHandTouched(table: Table, seat: Seat): void {
  if (table.state.options.suzyTiming === 'immediate') refillAt(table, seat)
}

function draw(table: Table, seat: Seat): void {
  const { alive, hands, winner } = table.state
  if (winner === null && alive[seat] && at(hands, seat).length === 0)
    drawCard(table, { seat, cause: 'empty-hand' })
}
