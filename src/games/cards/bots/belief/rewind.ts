import { add, at } from '@/core/list'
import { cardOf, type Card } from '../../cards/ids'
import type { CardsEvent } from '../../rules/events'
import type { CardsView, Seat } from '../../rules/state'

/** Everybody's life before anything happened. */
export function lifeAtDeal(view: CardsView, events: readonly CardsEvent[]): number[] {
  const life = view.life.slice()
  const known = new Set<Seat>()
  for (const event of events) {
    if ((event.type !== 'lifeLost' && event.type !== 'lifeGained') || known.has(event.seat))
      continue
    known.add(event.seat)
    life[event.seat] = event.life + (event.type === 'lifeLost' ? event.amount : -event.amount)
  }
  return life
}

/** How many cards each hand held before anything happened. */
export function sizesAtDeal(view: CardsView, events: readonly CardsEvent[]): number[] {
  const sizes = view.hands.map(({ length }) => length)
  for (const event of events) undoSize(sizes, event)
  return sizes
}

function undoSize(sizes: number[], event: CardsEvent): void {
  switch (event.type) {
    case 'cardDrawn':
    case 'discardTaken':
    case 'storeTaken':
      return add(sizes, event.seat, -1)
    case 'cardTaken':
      if (event.zone === 'hand') add(sizes, event.from, 1)
      return add(sizes, event.seat, -1)
    case 'cardPlayed':
    case 'cardShown':
      return add(sizes, event.seat, 1)
    case 'cardDiscarded':
      return event.zone === 'hand' ? add(sizes, event.seat, 1) : undefined
    case 'cardsInherited':
      add(sizes, event.from, event.hand.length)
      return add(sizes, event.seat, -event.hand.length - event.inPlay.length)
    case 'cardsLost':
      return add(sizes, event.seat, event.hand.length)
    default:
      return
  }
}

/** What lay in front of everybody before anything happened. */
export function inPlayAtDeal(view: CardsView, events: readonly CardsEvent[]): Card[][] {
  const inPlay = view.inPlay.map((cards) => cards.slice())
  for (let i = events.length - 1; i >= 0; i--) undoPlace(inPlay, at(events, i))
  return inPlay
}

function undoPlace(inPlay: Card[][], event: CardsEvent): void {
  switch (event.type) {
    case 'cardLaid':
      return takeOff(at(inPlay, event.seat), cardOf(event.card))
    case 'cardDiscarded':
      if (event.zone === 'in-play') at(inPlay, event.seat).push(cardOf(event.card))
      return
    case 'cardTaken':
      if (event.zone === 'in-play') at(inPlay, event.from).push(cardOf(event.card))
      return
    case 'cardPassedOn':
      at(inPlay, event.seat).push(cardOf(event.card))
      return takeOff(at(inPlay, event.to), cardOf(event.card))
    case 'cardsInherited':
      at(inPlay, event.from).push(...event.inPlay.map(cardOf))
      return
    case 'cardsLost':
      at(inPlay, event.seat).push(...event.inPlay.map(cardOf))
      return
    default:
      return
  }
}

function takeOff(cards: Card[], card: Card): void {
  const i = cards.indexOf(card)
  if (i >= 0) cards.splice(i, 1)
}
