import { at } from '@/core/list'
import { kindOf } from '../cards'
import { idOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import * as changes from './changes'
import type { DiscardCause } from './events'
import { nextLiving } from '@/family/ring'
import type { Seat } from './state'
import type { Table } from './table'

/** Lays the card being played in front of somebody; a weapon replaces the old one first (rules §2, §4). */
export function lay(table: Table, seat: Seat, card: Card): void {
  const { state, log } = table
  if (kindOf(card).reach > 0) dropWeapon(table, seat)
  changes.cardLaid(state, seat, card)
  log?.push({ type: 'cardLaid', seat, by: state.turn, card: idOf(card) })
}

function dropWeapon(table: Table, seat: Seat): void {
  const cards = at(table.state.inPlay, seat)
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i)
    if (kindOf(card).reach === 0) continue
    return discardInPlay(table, { seat, card, cause: 'replaced', by: seat })
  }
}

interface Dropping {
  readonly seat: Seat
  readonly card: Card
  readonly cause: DiscardCause
  readonly by: Seat
}

/** What lies in front of somebody goes to the discards. */
export function discardInPlay({ state, log }: Table, { seat, card, cause, by }: Dropping): void {
  changes.inPlayCardDiscarded(state, seat, card)
  log?.push({ type: 'cardDiscarded', seat, card: idOf(card), zone: 'in-play', cause, by })
}

/** What lies in front of somebody moves on to the next living player. */
export function passOn({ state, log }: Table, seat: Seat, card: Card): void {
  const to = nextLiving(state, seat)
  changes.inPlayCardTaken(state, seat, card)
  changes.cardFaced(state, to, card)
  log?.push({ type: 'cardPassedOn', seat, to, card: idOf(card) })
}
