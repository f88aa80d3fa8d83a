import type { CardId, CardsEvent, CardsView, Seat, SeenCard } from '@/games/cards'

/** Where a card can come from and go to. */
export type Spot =
  | { readonly at: 'deck' | 'discards' | 'middle' }
  /** Where a card lies open to be chosen from, or lay when it was turned. */
  | { readonly at: 'open' }
  /** Somebody's hand, what lies in front of them, and where a card is shown that comes to lie there. */
  | { readonly at: 'hand' | 'row' | 'front'; readonly seat: Seat }
  /** Between somebody and the shot that they stop; their side of a duel. */
  | { readonly at: 'guard' | 'duel'; readonly seat: Seat }

/** A card on its way. `hidden` is a back: whoever may not see a card sees none. */
export interface Flight {
  readonly card: SeenCard
  readonly from: Spot
  readonly to: Spot
  /** It rests there on its way. */
  readonly via?: Spot
  /** Its place among those that fly together. */
  readonly index: number
  /** It is turned over on the way: what arrives is its face, or its back. */
  readonly turns: 'up' | 'down' | null
  /** It falls onto its place. */
  readonly isLaid?: boolean
}

const DECK: Spot = { at: 'deck' }
const DISCARDS: Spot = { at: 'discards' }
const MIDDLE: Spot = { at: 'middle' }
const OPEN: Spot = { at: 'open' }

/** No more than these fly at once; the rest goes with them. */
const MOST = 7

/** What of a card can be seen at a spot: hands other than one's own and the deck are backs. */
const isOpenAt = (spot: Spot, own: Seat | null): boolean =>
  spot.at === 'hand' ? spot.seat === own : spot.at !== 'deck'

interface Way {
  readonly from: Spot
  readonly to: Spot
  readonly via?: Spot
  readonly isLaid?: boolean
}

/** Which cards move with an event, and where. A card is one object from the deck to the discards. */
export function flightsOf(event: CardsEvent, own: Seat | null): readonly Flight[] {
  const fly = (cards: readonly SeenCard[], way: Way): Flight[] =>
    cards.slice(0, MOST).map((card, index) => {
      const [isFace, becomesFace] = [isOpenAt(way.from, own), isOpenAt(way.to, own)]
      const turns = card === 'hidden' || isFace === becomesFace ? null : isFace ? 'down' : 'up'
      // A card that goes from back to back shows its face to nobody.
      return { ...way, card: isFace || becomesFace ? card : 'hidden', index, turns }
    })
  const handOf = (seat: Seat): Spot => ({ at: 'hand', seat })
  const rowOf = (seat: Seat): Spot => ({ at: 'row', seat })
  switch (event.type) {
    case 'cardDrawn':
      return fly([event.card], { from: DECK, to: handOf(event.seat) }).map((flight) =>
        event.isShown ? { ...flight, card: event.card, turns: 'up' } : flight,
      )
    case 'cardPutBack':
      return fly([event.card], {
        from: event.card === 'hidden' ? handOf(event.seat) : OPEN,
        to: DECK,
      })
    case 'cardTaken': {
      const from = event.zone === 'hand' ? handOf(event.from) : rowOf(event.from)
      return fly([event.card], { from, to: handOf(event.seat) })
    }
    case 'discardTaken':
      return fly([event.card], { from: DISCARDS, to: handOf(event.seat) })
    case 'turnedDiscarded':
      return fly(event.cards, { from: OPEN, to: DISCARDS })
    case 'cardLaid':
      return fly([event.card], {
        from: { at: 'front', seat: event.seat },
        to: rowOf(event.seat),
        isLaid: true,
      })
    case 'cardSettled':
      return fly([event.card], { from: MIDDLE, to: DISCARDS })
    case 'cardShown':
      return fly([event.card], shownWay(event))
    case 'cardDiscarded': {
      const from = event.zone === 'hand' ? handOf(event.seat) : rowOf(event.seat)
      return fly([event.card], { from, to: DISCARDS })
    }
    case 'cardPassedOn':
      return fly([event.card], { from: rowOf(event.seat), to: rowOf(event.to), isLaid: true })
    case 'storeTaken':
      return fly([event.card], { from: OPEN, to: handOf(event.seat) })
    case 'cardsInherited':
      return inOrder([
        ...fly(event.inPlay, { from: rowOf(event.from), to: handOf(event.seat) }),
        ...fly(event.hand, { from: handOf(event.from), to: handOf(event.seat) }),
      ])
    case 'cardsLost':
      return inOrder([
        ...fly(event.hand, { from: handOf(event.seat), to: DISCARDS }),
        ...fly(event.inPlay, { from: rowOf(event.seat), to: DISCARDS }),
      ])
    case 'reshuffled':
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

/** A shot is stopped on its way, a duel is answered on one's own side; anything else goes straight to the discards. */
function shownWay({ seat, kind }: Extract<CardsEvent, { type: 'cardShown' }>): Way {
  const from: Spot = { at: 'hand', seat }
  if (kind === 'duel') return { from, to: { at: 'duel', seat } }
  return kind === 'defend'
    ? { from, via: { at: 'guard', seat }, to: DISCARDS }
    : { from, to: DISCARDS }
}

const inOrder = (flights: readonly Flight[]): readonly Flight[] =>
  flights.map((flight, index) => ({ ...flight, index }))

/** All that flies in a beat. Events that are told together follow each other. */
export function flightsTogether(
  events: readonly CardsEvent[],
  own: Seat | null,
): readonly Flight[] {
  const flights = events.flatMap((event) => flightsOf(event, own))
  return events.length > 1 ? inOrder(flights) : flights
}

/** Cards that are seen flying: not shown where they come from, nor where they go. */
export const seenFlying = (flights: readonly Flight[]): readonly CardId[] =>
  flights.flatMap(({ card }) => (card === 'hidden' ? [] : [card]))

/** Cards that come to a hand in a beat, as far as their owner sees them. */
export function comingTo(events: readonly CardsEvent[], seat: Seat | null): readonly CardId[] {
  return flightsTogether(events, seat).flatMap(({ card, to }) =>
    card !== 'hidden' && to.at === 'hand' && to.seat === seat ? [card] : [],
  )
}

/** The table while cards are in the air: they have left where they lay and are not yet where they go. */
export function takenOff(
  view: CardsView,
  events: readonly CardsEvent[],
  { own, cardOf }: { readonly own: Seat | null; readonly cardOf: (card: CardId) => number },
): CardsView {
  let { pile, discards, hands, inPlay } = view
  for (const { card, from } of flightsTogether(events, own)) {
    const isIt = (other: number) => card !== 'hidden' && other === cardOf(card)
    if (from.at === 'deck') pile = pile.slice(0, -1)
    if (from.at === 'discards') discards = discards.slice(0, -1)
    if (from.at === 'hand' && from.seat !== own)
      hands = hands.map((hand, seat) => (seat === from.seat ? hand.slice(0, -1) : hand))
    if (from.at === 'row')
      inPlay = inPlay.map((row, seat) =>
        seat === from.seat ? row.filter((other) => !isIt(other)) : row,
      )
  }
  if (events.some(({ type }) => type === 'reshuffled')) discards = []
  return { ...view, pile, discards, hands, inPlay }
}
