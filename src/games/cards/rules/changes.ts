import { add, missing } from '@/core/list'
import { HIDDEN, type Card } from '../cards/ids'
import type { Phase } from '../protocol'
import type { Role } from '@/family/roles'
import type { CardsState, Seat, Winner } from './state'

/**
 * The only code that changes a table, one small function for each kind of fact. The rules call these as things happen, and
 * the fold of a log calls the same. They work in place, on whole tables and on views; whoever needs the old one copies it.
 */

/** Closes the gap that a card leaves. In a view it may be any of the hidden ones. */
function removeCard(cards: Card[], card: Card): void {
  const last = cards.length - 1
  let i = 0
  while (i <= last && cards[i] !== card) i++
  if (i > last) i = cards.indexOf(HIDDEN)
  if (i < 0) throw new RangeError(`no card ${card} here`)
  for (let next = cards[i + 1]; next !== undefined; next = cards[i + 1]) cards[i++] = next
  cards.pop()
}

/** Puts a card last. Phones' engine takes twice as long for a `push`, and nothing is done more often. */
function append(cards: Card[], card: Card): void {
  cards[cards.length] = card
}

export function turnStarted(state: CardsState, seat: Seat, round: number): void {
  state.turn = seat
  state.round = round
  state.phase = 'start'
  state.shots = 0
}

export function phaseBegan(state: CardsState, phase: Phase): void {
  state.phase = phase
}

export function cardDrawn(state: CardsState, seat: Seat, card: Card): void {
  state.pile.pop()
  append(state.hands[seat] ?? missing(), card)
}

/** The card goes under the other cards that were looked at. */
export function cardPutBack(state: CardsState, card: Card, lookedAt: number): void {
  const { pile } = state
  const i = pile.lastIndexOf(card)
  if (i < 0) return
  pile.splice(i, 1)
  pile.splice(pile.length - lookedAt + 1, 0, card)
}

/** The shuffled cards, bottom first, come under what is left of the pile. */
export function reshuffled(state: CardsState, cards: Card[]): void {
  state.pile = state.pile.length === 0 ? cards : [...cards, ...state.pile]
  state.discards = []
}

export function handCardTaken(state: CardsState, from: Seat, card: Card): void {
  removeCard(state.hands[from] ?? missing(), card)
}

export function inPlayCardTaken(state: CardsState, from: Seat, card: Card): void {
  removeCard(state.inPlay[from] ?? missing(), card)
}

export function cardReceived(state: CardsState, seat: Seat, card: Card): void {
  append(state.hands[seat] ?? missing(), card)
}

/** A card that lay in front of somebody now lies in front of somebody else. */
export function cardFaced(state: CardsState, seat: Seat, card: Card): void {
  append(state.inPlay[seat] ?? missing(), card)
}

export function discardTaken(state: CardsState, seat: Seat, card: Card): void {
  state.discards.pop()
  append(state.hands[seat] ?? missing(), card)
}

export function cardsTurned(state: CardsState, count: number): void {
  state.pile.length -= count
}

export function cardDiscarded(state: CardsState, card: Card): void {
  append(state.discards, card)
}

export function cardPlayed(state: CardsState, seat: Seat, card: Card): void {
  removeCard(state.hands[seat] ?? missing(), card)
  state.resolving = card
}

export function shotCounted(state: CardsState, shots: number): void {
  state.shots = shots
}

export function cardLaid(state: CardsState, seat: Seat, card: Card): void {
  state.resolving = null
  append(state.inPlay[seat] ?? missing(), card)
}

export function cardSettled(state: CardsState, card: Card): void {
  state.resolving = null
  append(state.discards, card)
}

export function handCardDiscarded(state: CardsState, seat: Seat, card: Card): void {
  removeCard(state.hands[seat] ?? missing(), card)
  append(state.discards, card)
}

export function inPlayCardDiscarded(state: CardsState, seat: Seat, card: Card): void {
  removeCard(state.inPlay[seat] ?? missing(), card)
  append(state.discards, card)
}

export function storeStocked(state: CardsState, card: Card): void {
  state.pile.pop()
  append(state.store, card)
}

export function storeTaken(state: CardsState, card: Card): void {
  removeCard(state.store, card)
}

export function lifeLost(state: CardsState, seat: Seat, amount: number): void {
  add(state.life, seat, -amount)
}

export function lifeGained(state: CardsState, seat: Seat, amount: number): void {
  add(state.life, seat, amount)
}

export function eliminated(state: CardsState, seat: Seat, role: Role): void {
  state.roles[seat] = role
  state.alive[seat] = false
  state.life[seat] = 0
}

/** Somebody is left without a card; where the cards go is told beside it. */
export function cardsGone(state: CardsState, seat: Seat): void {
  state.hands[seat] = []
  state.inPlay[seat] = []
}

export function gameEnded(state: CardsState, winner: Winner): void {
  state.winner = winner
  state.decision = null
  state.queue = []
}
