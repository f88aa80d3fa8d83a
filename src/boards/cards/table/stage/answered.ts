import type { CardsEvent } from '@/games/cards'

/** What is told while a question stays open: how it came up, and a card put down in a duel, which leaves it with the other. */
const OPEN: readonly CardsEvent['type'][] = [
  'cardPlayed',
  'cardsOpened',
  'cardShown',
  'decisionOpened',
]

/** Is it told what followed? A view holds a decision until the next one, also when it has been answered. */
export const isAnswered = (events: readonly CardsEvent[]): boolean =>
  events.some(({ type }) => !OPEN.includes(type))
