import type { CardId, KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { PRINTED_CARDS, cardOf, type Suit } from '@/games/cards/cards/ids'

export type SuitName = 'spades' | 'hearts' | 'diamonds' | 'clubs'

const SUIT_NAMES: Readonly<Record<Suit, SuitName>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
}

const COURT: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' }

/** What is printed on a card. */
export interface Print {
  readonly kind: KindId
  readonly value: string
  readonly suit: SuitName
  readonly isRed: boolean
  readonly isBlue: boolean
}

export function printOf(id: CardId): Print {
  const printed = PRINTED_CARDS[cardOf(id)]
  if (!printed) throw new Error(`there is no card ${id}`)
  const { kind, value, suit } = printed
  return {
    kind,
    value: COURT[value] ?? String(value),
    suit: SUIT_NAMES[suit],
    isRed: suit === 'H' || suit === 'D',
    isBlue: KINDS[kind].border === 'blue',
  }
}
