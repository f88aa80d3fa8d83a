import { at } from '@/core/list'
import {
  CARD_IDS,
  HIDDEN,
  PRINTED_CARDS,
  cardOf,
  type Card,
  type CardId,
  type SeenCard,
} from './ids'

const SUIT_OF = PRINTED_CARDS.map(({ suit }) => suit)
const VALUE_OF = PRINTED_CARDS.map(({ value }) => value)

export const isHeart = (card: Card): boolean => SUIT_OF[card] === 'H'
export const isRed = (card: Card): boolean => SUIT_OF[card] === 'H' || SUIT_OF[card] === 'D'
export const isSpade = (card: Card): boolean => SUIT_OF[card] === 'S'
/** 2 to 10, then J, Q, K and the ace as 14. */
export const valueOf = (card: Card): number => at(VALUE_OF, card)

/** How a card that everybody sees is written. */
export const idOf = (card: Card): CardId => at(CARD_IDS, card)
export const idsOf = (cards: readonly Card[]): CardId[] => cards.map(idOf)

/** How a card is written as it is seen. */
export const seenIdOf = (card: Card): SeenCard => (card === HIDDEN ? 'hidden' : idOf(card))
export const seenCardOf = (id: SeenCard): Card => (id === 'hidden' ? HIDDEN : cardOf(id))
