import { add, at } from '@/core/list'
import { cardOf, type Card, type SeenCard } from '../cards/ids'
import type { CardsEvent } from './events'
import type { CardsView, Seat } from './state'

/** What a seat remembers beyond its view: faces it was shown that have since been turned over. Plain data. */
export interface Seen {
  /** Cards known to be in each hand, the viewer's own left out. */
  readonly hands: readonly (readonly Card[])[]
  /** Cards known to lie on top of the pile, the top last. */
  readonly pile: readonly Card[]
  /** How many cards each hand holds. */
  readonly sizes: readonly number[]
}

/** What a seat has seen that sits down at a table: what lies open before it. */
export function firstSeen(view: CardsView): Seen {
  const { hands } = view
  return {
    hands: hands.map(() => []),
    pile: openPile(view) ?? [],
    sizes: hands.map(({ length }) => length),
  }
}

/** Cards on top of the pile that the open decision shows this seat, the top last; null if it shows none. */
export function openPile({ decision }: CardsView): Card[] | null {
  if (decision?.kind !== 'keep' && decision?.kind !== 'choose') return null
  const cards: readonly SeenCard[] = decision.cards
  return cards.includes('hidden') ? null : cards.map(cardOf).reverse()
}

/** What a seat remembers after what it was shown (`eventsFor`). */
export function remembered(seen: Seen, viewer: Seat | null, events: readonly CardsEvent[]): Seen {
  const memory = new Memory(seen, viewer)
  for (const event of events) memory.note(event)
  return { hands: memory.hands, pile: memory.pile, sizes: memory.sizes }
}

class Memory {
  readonly hands: Card[][]
  readonly sizes: number[]
  pile: Card[]

  constructor(
    seen: Seen,
    readonly viewer: Seat | null,
  ) {
    this.hands = seen.hands.map((hand) => [...hand])
    this.sizes = [...seen.sizes]
    this.pile = [...seen.pile]
  }

  note(event: CardsEvent): void {
    switch (event.type) {
      case 'cardDrawn': {
        const top = this.pile.pop()
        return this.arrived(event.seat, event.card === 'hidden' ? top : cardOf(event.card))
      }
      case 'cardsLookedAt':
      case 'cardsOpened':
        return this.lookedAt(event.cards)
      case 'cardPutBack':
        return this.putBack(event.card)
      case 'cardTaken':
        return event.zone === 'hand'
          ? this.arrived(event.seat, this.picked(event.from, event.card))
          : this.arrived(event.seat, cardOf(event.card))
      case 'discardTaken':
      case 'storeTaken':
        return this.arrived(event.seat, cardOf(event.card))
      case 'cardsTurned':
        this.pile.length = Math.max(0, this.pile.length - event.cards.length)
        return
      case 'storeStocked':
        this.pile.pop()
        return
      case 'cardPlayed':
      case 'cardShown':
        return this.left(event.seat, cardOf(event.card))
      case 'cardDiscarded':
        return event.zone === 'hand' ? this.left(event.seat, cardOf(event.card)) : undefined
      case 'cardsInherited':
        return this.inherited(event)
      case 'cardsLost':
        this.hands[event.seat] = []
        this.sizes[event.seat] = 0
        return
      default:
        return
    }
  }

  private arrived(seat: Seat, card: Card | undefined): void {
    add(this.sizes, seat, 1)
    if (seat !== this.viewer && card !== undefined) at(this.hands, seat).push(card)
  }

  private left(seat: Seat, card: Card): void {
    add(this.sizes, seat, -1)
    const hand = at(this.hands, seat)
    const i = hand.indexOf(card)
    if (i >= 0) hand.splice(i, 1)
  }

  /**
   * A card leaves a hand at random. Whoever did not see it no longer knows what is left there, unless there was nothing
   * to choose from.
   */
  private picked(from: Seat, card: SeenCard): Card | undefined {
    const only = this.sizes[from] === 1 ? at(this.hands, from)[0] : undefined
    const known = card === 'hidden' ? only : cardOf(card)
    if (known === undefined) {
      this.hands[from] = []
      add(this.sizes, from, -1)
    } else this.left(from, known)
    return known
  }

  private lookedAt(cards: readonly SeenCard[]): void {
    this.pile = cards.includes('hidden') ? [] : cards.map(cardOf).reverse()
  }

  /** It lies under the others that were looked at, which are drawn next. */
  private putBack(card: SeenCard): void {
    if (card === 'hidden') return
    const back = cardOf(card)
    this.pile = [back, ...this.pile.filter((other) => other !== back)]
  }

  private inherited(event: Extract<CardsEvent, { type: 'cardsInherited' }>): void {
    const { seat, from, hand, inPlay } = event
    const shown = hand.includes('hidden') ? at(this.hands, from) : hand.map(cardOf)
    if (seat !== this.viewer) at(this.hands, seat).push(...shown, ...inPlay.map(cardOf))
    add(this.sizes, seat, hand.length + inPlay.length)
    this.hands[from] = []
    this.sizes[from] = 0
  }
}
