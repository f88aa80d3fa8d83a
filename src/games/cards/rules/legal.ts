import { at, missing } from '@/core/list'
import type { Rng } from '@/core/rng'
import { kindOf } from '../cards'
import { cardOf, type Card } from '../cards/ids'
import type { Sign } from '../cards/kind'
import { abilityAt, specialSeats } from '../characters'
import type { CardsAction } from '../protocol'
import { mayBreathe } from './damage'
import { sourcesNow } from './drawing'
import { interjector, mayHealInDecision } from './healing'
import { addMove, clearMoves, movesListed, type Moves } from './move-list'
import {
  CHOOSE,
  DISCARD,
  DODGE,
  DRAW_FROM_DISCARDS,
  DRAW_FROM_PILE,
  END_MOVE,
  NOBODY,
  PASS_MOVE,
  PUT_BACK,
  RESPOND,
  TAKE,
  actionOf,
  drawMove,
  healMove,
  plainMove,
  type Move,
} from './moves'
import { Offer } from './offer'
import { dodgesOf } from './shots'
import type { CardsState, Seat } from './state'
import { playedAs, saysInAnswer } from './uses'

let offer: Offer | null = null

/** Every legal action of the open decision; none when the game is over. */
export function legal(state: CardsState): readonly CardsAction[] {
  listMoves(state)
  return spelledOut()
}

/** What may be done although somebody else decides (rules §9). */
export function interjections(state: CardsState): readonly CardsAction[] {
  const seat = interjector(state)
  clearMoves()
  if (seat !== null) addHeals(at(state.hands, seat), seat)
  return spelledOut()
}

function spelledOut(): CardsAction[] {
  const { list, count } = movesListed()
  return list.slice(0, count).map(actionOf)
}

/** Any of the legal moves, each as likely as the others, without an object for any of them. */
export function randomMove(state: CardsState, rng: Rng): Move {
  const { list, count } = listMoves(state)
  return list[rng.below(count)] ?? missing()
}

/** Is this one of the legal moves? */
export function isLegal(state: CardsState, move: Move): boolean {
  const { list, count } = listMoves(state)
  const i = list.indexOf(move)
  return i >= 0 && i < count
}

/** Lists the legal moves of the open decision. */
export function listMoves(state: CardsState): Moves {
  clearMoves()
  const { decision } = state
  if (decision === null) return movesListed()
  const { seat } = decision
  const hand = state.hands[seat] ?? missing()
  switch (decision.kind) {
    case 'play':
      addPlays(state, seat, hand)
      break
    case 'defend':
      addAnswers(state, seat, 'miss')
      addDodges(state)
      addMove(PASS_MOVE)
      break
    case 'last-breath':
      if (mayBreathe(state)) addAnswers(state, seat, 'breath')
      addMove(PASS_MOVE)
      break
    case 'draw':
      addSources(state, seat)
      break
    case 'keep':
      addCards(PUT_BACK, decision.cards.map(cardOf))
      break
    case 'choose':
      addCards(CHOOSE, decision.cards.map(cardOf))
      break
    case 'store':
      addCards(TAKE, state.store)
      break
    case 'discard':
      addCards(DISCARD, hand)
      break
    default:
      addAnswers(state, seat, 'fire')
      addMove(PASS_MOVE)
  }
  if (specialSeats(state.characters).offerHeal === seat && mayHealInDecision(state))
    addHeals(hand, NOBODY)
  return movesListed()
}

function addPlays(state: CardsState, seat: Seat, hand: readonly Card[]): void {
  const ability = abilityAt(state.characters, seat)
  const isPlain = ability.modifyKind === null
  offer ??= new Offer(state, seat)
  offer.turnTo(state, seat)
  for (const card of hand) {
    const kind = isPlain ? kindOf(card) : playedAs(ability, card)
    const { offerPlays } = kind
    if (offerPlays === null) continue
    offer.card = card
    offer.kind = kind
    offerPlays(offer)
  }
  addMove(END_MOVE)
}

function addAnswers(state: CardsState, seat: Seat, sign: Sign): void {
  const hand = state.hands[seat] ?? missing()
  const ability = abilityAt(state.characters, seat)
  for (const card of hand) if (saysInAnswer(ability, card, sign)) addMove(plainMove(RESPOND, card))
}

function addDodges(state: CardsState): void {
  const task = at(state.queue, state.queue.length - 1)
  if (task.do !== 'shot') return
  const dodges = dodgesOf(state, task)
  for (let dodge = 0; dodges >> dodge > 0; dodge++)
    if (dodges & (1 << dodge)) addMove(plainMove(DODGE, dodge))
}

function addSources(state: CardsState, seat: Seat): void {
  addMove(DRAW_FROM_PILE)
  const { hands, discards } = sourcesNow(state, seat)
  for (let from = 0; hands >> from > 0; from++) if (hands & (1 << from)) addMove(drawMove(from))
  if (discards) addMove(DRAW_FROM_DISCARDS)
}

function addCards(type: number, cards: readonly Card[]): void {
  for (const card of cards) addMove(plainMove(type, card))
}

/** Every pair of hand cards, in hand order (rules §9). */
function addHeals(hand: readonly Card[], seat: Seat): void {
  for (let i = 0; i < hand.length; i++)
    for (let j = i + 1; j < hand.length; j++) addMove(healMove(at(hand, i), at(hand, j), seat))
}
