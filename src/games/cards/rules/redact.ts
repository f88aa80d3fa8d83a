import type { CardsEvent, EventType } from './events'
import type { Seat } from './state'
import { decisionFor } from './view'

/** What a seat was shown of what happened: as many facts, with the backs of the cards it may not see (protocol.md, Who sees what). */
export const eventsFor = (events: readonly CardsEvent[], seat: Seat | null): CardsEvent[] =>
  events.map((event) => eventFor(event, seat))

function eventFor(event: CardsEvent, seat: Seat | null): CardsEvent {
  switch (event.type) {
    case 'cardDrawn':
      return event.isShown || event.seat === seat ? event : { ...event, card: 'hidden' }
    case 'cardTaken':
      return event.zone === 'in-play' || event.seat === seat || event.from === seat
        ? event
        : { ...event, card: 'hidden' }
    case 'cardsLookedAt':
      return event.seat === seat ? event : { ...event, cards: event.cards.map(() => 'hidden') }
    case 'cardPutBack':
      return event.seat === seat ? event : { ...event, card: 'hidden' }
    case 'cardsInherited':
      return event.seat === seat || event.from === seat
        ? event
        : { ...event, hand: event.hand.map(() => 'hidden') }
    case 'reshuffled':
      return { ...event, cards: event.cards.map(() => 'hidden') }
    case 'decisionOpened':
      return { ...event, decision: decisionFor(event.decision, seat) }
    default:
      return event
  }
}

/** Facts that show somebody what they did not know. */
const REVEALING: ReadonlySet<EventType> = new Set<EventType>([
  'cardDrawn',
  'cardsLookedAt',
  'reshuffled',
  'cardTaken',
  'cardsOpened',
  'cardsTurned',
  'cardShown',
  'passed',
  'storeStocked',
  'eliminated',
  'gameEnded',
])

/** Has somebody learned something by this that cannot be unlearned? Nothing before it may be undone. */
export const reveals = (event: CardsEvent): boolean =>
  REVEALING.has(event.type) || (event.type === 'cardDiscarded' && event.by !== event.seat)
