import { missing } from '@/core/list'
import { idOf, idsOf } from '../cards/faces'
import { NO_CARD, type Card } from '../cards/ids'
import * as changes from './changes'
import type { DrawCause } from './events'
import type { Seat } from './state'
import type { Table } from './table'

/** Turns the discards into the pile, or puts them under what is left of it (rules §3). */
function reshuffle(table: Table): void {
  const { state, chance, log } = table
  const cards = state.discards
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    const card = cards[i] ?? missing()
    cards[i] = cards[j] ?? missing()
    cards[j] = card
  }
  changes.reshuffled(state, cards)
  log?.push({ type: 'reshuffled', cards: idsOf(cards).reverse() })
}

/** So many cards are needed: how many of them there are, after a reshuffle if it takes one (rules §3). */
export function topUp(table: Table, count: number): number {
  const { state } = table
  if (state.pile.length < count && state.discards.length > 0) reshuffle(table)
  return state.pile.length < count ? state.pile.length : count
}

/** A card has left the pile. By option it is shuffled the moment it is empty (rules §3). */
export function afterLeaving(table: Table): void {
  const { pile, discards, options } = table.state
  if (options.reshuffle === 'empty' && pile.length === 0 && discards.length > 0) reshuffle(table)
}

export interface Drawing {
  readonly seat: Seat
  readonly cause: DrawCause
  /** Everybody is shown the card. */
  readonly isShown?: boolean
}

/** One card from the pile; `NO_CARD` if there is none at all (rules §3). */
export function drawCard(table: Table, drawing: Drawing): Card {
  const { state, log } = table
  if (state.pile.length === 0 && topUp(table, 1) === 0) return NO_CARD
  const { seat, cause, isShown = false } = drawing
  const card = state.pile[state.pile.length - 1] ?? missing()
  changes.cardDrawn(state, seat, card)
  log?.push({ type: 'cardDrawn', seat, card: idOf(card), cause, isShown })
  if (state.pile.length === 0) afterLeaving(table)
  return card
}

/** Cards are drawn one at a time (rules §3). */
export function drawCards(table: Table, drawing: Drawing & { readonly count: number }): void {
  for (let i = 0; i < drawing.count; i++) drawCard(table, drawing)
}
