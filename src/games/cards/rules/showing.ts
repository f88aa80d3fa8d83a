import { idOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import type { DecisionKind } from '../protocol'
import * as changes from './changes'
import { afterHandTouched } from './refill'
import type { Seat } from './state'
import type { Table } from './table'

interface Shown {
  readonly seat: Seat
  readonly card: Card
  readonly kind: DecisionKind
}

/** A card shown in answer is discarded at once (rules §3). */
export function showCard(table: Table, { seat, card, kind }: Shown): void {
  const { state, log } = table
  changes.handCardDiscarded(state, seat, card)
  log?.push({ type: 'cardShown', seat, card: idOf(card), kind })
  afterHandTouched(table, seat)
}
