import { at } from '@/core/list'
import { idOf, idsOf } from '../cards/faces'
import { NO_CARD, type Card } from '../cards/ids'
import { abilityAt } from '../characters'
import * as changes from './changes'
import { drawCard, topUp } from './piles'
import type { CardsState, Seat } from './state'
import { takeRandom } from './stealing'
import type { Table } from './table'

/** Opens the choice of phase 1, if this player has one (rules §9, Phase 1 in steps). */
export function asksHowToDraw(table: Table): boolean {
  const { state } = table
  const seat = state.turn
  const { offerSources, offerKeep } = abilityAt(state.characters, seat)
  if (offerKeep > 0) return asksWhatToKeep(table, offerKeep)
  if (offerSources === null) return false
  const { hands, discards } = offerSources(state, seat)
  if (hands === 0 && !discards) return false
  table.askPlainly('draw', seat)
  return true
}

/** So many cards from the top, if they can be had; they stay on the pile until one is put back. */
function asksWhatToKeep(table: Table, count: number): boolean {
  const { state, log } = table
  if (state.pile.length + state.discards.length < count) return false
  topUp(table, count)
  const seat = state.turn
  const cards = idsOf(state.pile.slice(-count).reverse())
  log?.push({ type: 'cardsLookedAt', seat, cards })
  table.ask({ kind: 'keep', seat, cards })
  return true
}

/** One goes back on the pile, the others come to the hand in pile order (rules §9). */
export function putBack(table: Table, card: Card): void {
  const { state, log } = table
  const seat = state.turn
  const { offerKeep } = abilityAt(state.characters, seat)
  changes.cardPutBack(state, card, offerKeep)
  log?.push({ type: 'cardPutBack', seat, card: idOf(card) })
  for (let i = 1; i < offerKeep; i++) drawCard(table, { seat, cause: 'phase' })
}

/** The first card of phase 1 comes from somebody's hand. */
export function drawFromHand(table: Table, from: Seat): void {
  takeRandom(table, { seat: table.state.turn, from, cause: 'phase' })
}

/** The first card of phase 1 is the top of the discards. */
export function drawFromDiscards({ state, log }: Table): void {
  const seat = state.turn
  const card = at(state.discards, state.discards.length - 1)
  changes.discardTaken(state, seat, card)
  log?.push({ type: 'discardTaken', seat, card: idOf(card) })
}

/** The second card; whoever shows it may have a third coming (rules §9). */
export function drawSecond(table: Table): void {
  const { state } = table
  const seat = state.turn
  const { offerThird } = abilityAt(state.characters, seat)
  const card = drawCard(table, { seat, cause: 'phase', isShown: offerThird !== null })
  if (offerThird !== null && card !== NO_CARD && offerThird(card))
    drawCard(table, { seat, cause: state.characters[seat] ?? 'phase' })
}

/** Whose hands, and whether the discards, the open draw can take from. */
export function sourcesNow(state: CardsState, seat: Seat) {
  const { offerSources } = abilityAt(state.characters, seat)
  return offerSources === null ? { hands: 0, discards: false } : offerSources(state, seat)
}
