import type { CardsEvent, Seat, SeenCard } from '@/games/cards'

/** Where a card can come from and go to. */
export type Spot =
  | { readonly at: 'deck' | 'discards' | 'middle' | 'shelf' }
  /** Somebody's hand, or what lies in front of them. */
  | { readonly at: 'hand' | 'row'; readonly seat: Seat }

/** A card on its way. `hidden` is a back: whoever may not see a card sees none. */
export interface Flight {
  readonly card: SeenCard
  readonly from: Spot
  readonly to: Spot
  /** Its place among those that fly together. */
  readonly index: number
  /** It is turned over on the way: what arrives is its face. */
  readonly turns: boolean
}

const DECK: Spot = { at: 'deck' }
const DISCARDS: Spot = { at: 'discards' }
const MIDDLE: Spot = { at: 'middle' }
const handOf = (seat: Seat): Spot => ({ at: 'hand', seat })
const rowOf = (seat: Seat): Spot => ({ at: 'row', seat })

/** No more than these fly at once; the rest goes with them. */
const MOST = 7

/** Which cards move with an event, and where. A card is one object from the deck to the discards. */
export function flightsOf(event: CardsEvent, index = 0): readonly Flight[] {
  const fly = (card: SeenCard, from: Spot, to: Spot): Flight[] => [
    { card, from, to, index, turns: false },
  ]
  const many = (cards: readonly SeenCard[], from: Spot, to: Spot): Flight[] =>
    cards.slice(0, MOST).map((card, i) => ({ card, from, to, index: i, turns: false }))
  switch (event.type) {
    case 'cardDrawn':
      return fly(event.card, DECK, handOf(event.seat)).map((flight) => ({
        ...flight,
        turns: event.card !== 'hidden',
      }))
    case 'cardPutBack':
      return fly('hidden', handOf(event.seat), DECK)
    case 'reshuffled':
      return many(
        event.cards.slice(0, 6).map(() => 'hidden' as const),
        DISCARDS,
        DECK,
      )
    case 'cardTaken':
      return fly(
        event.card,
        event.zone === 'hand' ? handOf(event.from) : rowOf(event.from),
        handOf(event.seat),
      )
    case 'discardTaken':
      return fly(event.card, DISCARDS, handOf(event.seat))
    case 'turnedDiscarded':
      return many(event.cards, MIDDLE, DISCARDS)
    case 'cardLaid':
      return fly(event.card, MIDDLE, rowOf(event.seat))
    case 'cardSettled':
      return fly(event.card, MIDDLE, DISCARDS)
    case 'cardShown':
      return fly(event.card, handOf(event.seat), DISCARDS)
    case 'cardDiscarded':
      return fly(
        event.card,
        event.zone === 'hand' ? handOf(event.seat) : rowOf(event.seat),
        DISCARDS,
      )
    case 'cardPassedOn':
      return fly(event.card, rowOf(event.seat), rowOf(event.to))
    case 'storeTaken':
      return fly(event.card, { at: 'shelf' }, handOf(event.seat))
    case 'cardsInherited':
      return [
        ...many(event.inPlay, rowOf(event.from), handOf(event.seat)),
        ...many(event.hand, handOf(event.from), handOf(event.seat)),
      ].map((flight, i) => ({ ...flight, index: i }))
    case 'cardsLost':
      return [
        ...many(event.hand, handOf(event.seat), DISCARDS),
        ...many(event.inPlay, rowOf(event.seat), DISCARDS),
      ].map((flight, i) => ({ ...flight, index: i }))
    case 'turnStarted':
    case 'phaseBegan':
    case 'cardsLookedAt':
    case 'cardsOpened':
    case 'cardsTurned':
    case 'cardPlayed':
    case 'passed':
    case 'storeStocked':
    case 'lifeLost':
    case 'lifeGained':
    case 'eliminated':
    case 'gameEnded':
    case 'decisionOpened':
      return []
  }
}
