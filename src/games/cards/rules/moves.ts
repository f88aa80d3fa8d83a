import { CARD_IDS, cardOf, type Card, type CardId } from '../cards/ids'
import { at } from '@/core/list'
import { DODGES, type CardsAction } from '../protocol'
import { MAX_SEATS } from './seats'
import type { Seat } from './state'

/**
 * An action inside the engine: one whole number that holds what is done, with which card, to whom and for which card.
 * Simulation picks and plays millions of them without making an object.
 */
export type Move = number

export const DRAW = 0
export const PUT_BACK = 1
export const CHOOSE = 2
export const PLAY = 3
export const END = 4
export const RESPOND = 5
export const DODGE = 6
export const PASS = 7
export const TAKE = 8
export const DISCARD = 9
export const HEAL = 10

/** Where a number says that there is no card, no seat, or a card from the hand. */
export const NOTHING = 127
export const HAND = 126
export const NOBODY = 15
const FROM_PILE = 14
const FROM_DISCARDS = 13
const NO_SEAT = 12

/** Where in the number card and seat begin. */
export const CARD_AT = 4
export const SEAT_AT = 11
const TAKEN_AT = 15
const FOUR_BITS = 15
const SEVEN_BITS = 127

const NO_TARGET = (NOBODY << SEAT_AT) | (NOTHING << TAKEN_AT)

export const typeIn = (move: Move): number => move & FOUR_BITS
export const cardIn = (move: Move): Card => (move >> CARD_AT) & SEVEN_BITS
export const seatIn = (move: Move): Seat => (move >> SEAT_AT) & FOUR_BITS
export const takenIn = (move: Move): Card => (move >> TAKEN_AT) & SEVEN_BITS

/** Something done with a card, or with none. */
export const plainMove = (type: number, card: Card = NOTHING): Move =>
  type | (card << CARD_AT) | NO_TARGET

/** A card played without a target; which card is still to be filled in. */
export const PLAIN_PLAY: Move = plainMove(PLAY, 0)

/** A card played at somebody. */
export const aimedMove = (card: Card, target: Seat): Move =>
  PLAY | (card << CARD_AT) | (target << SEAT_AT) | (NOTHING << TAKEN_AT)

/** A card played for a card of somebody. */
export const takingMove = (card: Card, target: Seat, taken: Card): Move =>
  PLAY | (card << CARD_AT) | (target << SEAT_AT) | (taken << TAKEN_AT)

export const drawMove = (from: Seat): Move =>
  DRAW | (NOTHING << CARD_AT) | (from << SEAT_AT) | (NOTHING << TAKEN_AT)
export const DRAW_FROM_PILE: Move = drawMove(FROM_PILE)
export const DRAW_FROM_DISCARDS: Move = drawMove(FROM_DISCARDS)

/** Two cards for a life point; `NOBODY` for whoever decides. */
export const healMove = (one: Card, other: Card, seat: Seat): Move =>
  HEAL | (one << CARD_AT) | (seat << SEAT_AT) | (other << TAKEN_AT)

export const END_MOVE: Move = plainMove(END)
export const PASS_MOVE: Move = plainMove(PASS)

const spelled = new Map<Move, CardsAction>()

/** The action as everybody outside writes it. There are few, so none is made twice. */
export function actionOf(move: Move): CardsAction {
  let action = spelled.get(move)
  if (!action) {
    action = spell(move)
    spelled.set(move, action)
  }
  return action
}

function spell(move: Move): CardsAction {
  const card = (): CardId => at(CARD_IDS, cardIn(move))
  switch (typeIn(move)) {
    case DRAW:
      return { type: 'draw', from: sourceIn(move) }
    case PUT_BACK:
      return { type: 'put-back', card: card() }
    case CHOOSE:
      return { type: 'choose', card: card() }
    case PLAY:
      return spellPlay(move, card())
    case END:
      return { type: 'end' }
    case RESPOND:
      return { type: 'respond', card: card() }
    case DODGE:
      return { type: at(DODGES, cardIn(move)) }
    case TAKE:
      return { type: 'take', card: card() }
    case DISCARD:
      return { type: 'discard', card: card() }
    case HEAL:
      return spellHeal(move, card())
    default:
      return { type: 'pass' }
  }
}

function sourceIn(move: Move): 'pile' | 'discard' | Seat {
  const from = seatIn(move)
  return from === FROM_PILE ? 'pile' : from === FROM_DISCARDS ? 'discard' : from
}

function spellPlay(move: Move, card: CardId): CardsAction {
  const target = seatIn(move)
  const taken = takenIn(move)
  if (target === NOBODY) return { type: 'play', card }
  if (taken === NOTHING) return { type: 'play', card, target }
  return { type: 'play', card, target, take: taken === HAND ? 'hand' : at(CARD_IDS, taken) }
}

function spellHeal(move: Move, card: CardId): CardsAction {
  const seat = seatIn(move)
  const discard = [card, at(CARD_IDS, takenIn(move))] as const
  return seat === NOBODY ? { type: 'heal', discard } : { type: 'heal', seat, discard }
}

/** A card that no card of the deck is written like fits no legal move. */
const codeOf = (id: CardId): number => {
  const card = cardOf(id)
  return card < 0 ? NOTHING : card
}

/** A seat that no table has fits no legal move. */
const seatCode = (seat: Seat): Seat =>
  Number.isInteger(seat) && seat >= 0 && seat < MAX_SEATS ? seat : NO_SEAT

/** The number of an action, whatever its chance. */
export function moveOf(action: CardsAction): Move {
  switch (action.type) {
    case 'draw':
      return action.from === 'pile'
        ? DRAW_FROM_PILE
        : action.from === 'discard'
          ? DRAW_FROM_DISCARDS
          : drawMove(seatCode(action.from))
    case 'put-back':
      return plainMove(PUT_BACK, codeOf(action.card))
    case 'choose':
      return plainMove(CHOOSE, codeOf(action.card))
    case 'play':
      return playMoveOf(action)
    case 'end':
      return END_MOVE
    case 'respond':
      return plainMove(RESPOND, codeOf(action.card))
    case 'take':
      return plainMove(TAKE, codeOf(action.card))
    case 'discard':
      return plainMove(DISCARD, codeOf(action.card))
    case 'heal':
      return healMove(codeOf(action.discard[0]), codeOf(action.discard[1]), action.seat ?? NOBODY)
    case 'pass':
      return PASS_MOVE
    default:
      return plainMove(DODGE, DODGES.indexOf(action.type))
  }
}

function playMoveOf({ card, target, take }: Extract<CardsAction, { type: 'play' }>): Move {
  const taken = take === undefined ? NOTHING : take === 'hand' ? HAND : codeOf(take)
  return takingMove(codeOf(card), target === undefined ? NOBODY : seatCode(target), taken)
}
