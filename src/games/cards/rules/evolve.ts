import { cardOf, HIDDEN, type Card, type SeenCard } from '../cards/ids'
import { seenCardOf } from '../cards/faces'
import { abilityAt } from '../characters'
import * as changes from './changes'
import type { CardsEvent } from './events'
import { copyState, type CardsState, type CardsView, type Seat } from './state'
import { copyView } from './view'

/** A copy of a view, after what its viewer was shown. */
export function evolved(view: CardsView, events: readonly CardsEvent[]): CardsView {
  const next = copyView(view)
  const folding = { state: next, sees: (seat: Seat): boolean => seat === view.viewer }
  for (const event of events) evolve(folding, event)
  return next
}

/** A copy of a whole table, after everything that happened. */
export function evolvedTable(state: CardsState, events: readonly CardsEvent[]): CardsState {
  const next = copyState(state)
  const folding = { state: next, sees: (): boolean => true }
  for (const event of events) evolve(folding, event)
  return next
}

interface Folding {
  readonly state: CardsState
  /** Whose hand is seen. A card that comes to another's is turned over, however well it is remembered. */
  sees(seat: Seat): boolean
}

/** Folds one fact: calls the same changes as the rules did when it happened. */
function evolve(folding: Folding, event: CardsEvent): void {
  const { state } = folding
  const inHandOf = (seat: Seat, card: SeenCard): Card =>
    folding.sees(seat) ? seenCardOf(card) : HIDDEN
  switch (event.type) {
    case 'turnStarted':
      return changes.turnStarted(state, event.seat, event.round)
    case 'phaseBegan':
      return changes.phaseBegan(state, event.phase)
    case 'cardDrawn':
      return changes.cardDrawn(state, event.seat, inHandOf(event.seat, event.card))
    case 'cardPutBack':
      return changes.cardPutBack(state, seenCardOf(event.card), lookedAt(state, event.seat))
    case 'reshuffled':
      return changes.reshuffled(state, event.cards.map(seenCardOf).reverse())
    case 'cardTaken': {
      const taken = event.zone === 'hand' ? changes.handCardTaken : changes.inPlayCardTaken
      taken(state, event.from, seenCardOf(event.card))
      return changes.cardReceived(state, event.seat, inHandOf(event.seat, event.card))
    }
    case 'discardTaken':
      return changes.discardTaken(state, event.seat, inHandOf(event.seat, event.card))
    case 'cardsTurned':
      return changes.cardsTurned(state, event.cards.length)
    case 'turnedDiscarded':
      for (const card of event.cards) changes.cardDiscarded(state, cardOf(card))
      return
    case 'cardPlayed':
      changes.cardPlayed(state, event.seat, cardOf(event.card))
      return changes.shotCounted(state, event.shots)
    case 'cardLaid':
      return changes.cardLaid(state, event.seat, cardOf(event.card))
    case 'cardSettled':
      return changes.cardSettled(state, cardOf(event.card))
    case 'cardShown':
      return changes.handCardDiscarded(state, event.seat, cardOf(event.card))
    case 'cardDiscarded': {
      const isHand = event.zone === 'hand'
      const discarded = isHand ? changes.handCardDiscarded : changes.inPlayCardDiscarded
      return discarded(state, event.seat, cardOf(event.card))
    }
    case 'cardPassedOn':
      changes.inPlayCardTaken(state, event.seat, cardOf(event.card))
      return changes.cardFaced(state, event.to, cardOf(event.card))
    case 'storeStocked':
      return changes.storeStocked(state, cardOf(event.card))
    case 'storeTaken':
      changes.storeTaken(state, cardOf(event.card))
      return changes.cardReceived(state, event.seat, inHandOf(event.seat, event.card))
    case 'lifeLost':
      return changes.lifeLost(state, event.seat, event.amount)
    case 'lifeGained':
      return changes.lifeGained(state, event.seat, event.amount)
    case 'eliminated':
      return changes.eliminated(state, event.seat, event.role)
    case 'cardsInherited':
      changes.cardsGone(state, event.from)
      for (const card of [...event.hand, ...event.inPlay])
        changes.cardReceived(state, event.seat, inHandOf(event.seat, card))
      return
    case 'cardsLost':
      changes.cardsGone(state, event.seat)
      for (const card of [...event.hand, ...event.inPlay])
        changes.cardDiscarded(state, cardOf(card))
      return
    case 'gameEnded':
      return changes.gameEnded(state, event.winner)
    case 'decisionOpened':
      state.decision = event.decision
      state.queue = [...event.queue]
      return
    case 'cardsLookedAt':
    case 'cardsOpened':
    case 'passed':
      return
  }
}

const lookedAt = ({ characters }: CardsState, seat: Seat): number =>
  abilityAt(characters, seat).offerKeep
