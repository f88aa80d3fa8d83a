import type { CardId } from '@/games/cards'
import { cardOf } from '@/games/cards/cards/ids'

/** How a card came to lie, in degrees: a little askew, and always the same card in the same way. */
export const tiltOf = (card: CardId): number => ((cardOf(card) * 37) % 61) / 10 - 3
