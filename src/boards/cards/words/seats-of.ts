import type { CardsEvent, Seat } from '@/games/cards'

/** Everybody whom an event is about. */
export function seatsOf(event: CardsEvent): readonly Seat[] {
  switch (event.type) {
    case 'reshuffled':
    case 'cardSettled':
    case 'gameEnded':
      return []
    case 'decisionOpened':
      return [event.decision.seat]
    case 'cardPlayed':
      return event.target === null ? [event.seat] : [event.seat, event.target]
    case 'cardTaken':
    case 'cardsInherited':
      return [event.seat, event.from]
    case 'cardPassedOn':
      return [event.seat, event.to]
    case 'cardLaid':
    case 'cardDiscarded':
    case 'lifeGained':
      return [event.seat, event.by]
    case 'lifeLost':
    case 'eliminated':
      return event.by === null ? [event.seat] : [event.seat, event.by]
    default:
      return [event.seat]
  }
}
