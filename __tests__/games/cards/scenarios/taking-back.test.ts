import { cards, type CardsEvent } from '@/games/cards'
import { anyDeal, anyGame } from '../../../support/cards-games'

/** What each fact means for taking back what led to it (rules decision 9). */
const IS_FINAL: Readonly<Record<CardsEvent['type'], boolean | 'by another'>> = {
  // Somebody has seen a card that they did not know.
  cardDrawn: true,
  cardsLookedAt: true,
  reshuffled: true,
  cardTaken: true,
  cardsOpened: true,
  cardsTurned: true,
  storeStocked: true,
  cardDiscarded: 'by another',
  // An answer, or none, tells of a hand.
  cardShown: true,
  passed: true,
  eliminated: true,
  gameEnded: true,
  // All of this was known before.
  turnStarted: false,
  phaseBegan: false,
  cardPutBack: false,
  discardTaken: false,
  turnedDiscarded: false,
  cardPlayed: false,
  cardLaid: false,
  cardSettled: false,
  cardPassedOn: false,
  storeTaken: false,
  lifeLost: false,
  lifeGained: false,
  cardsInherited: false,
  cardsLost: false,
  decisionOpened: false,
}

test('what showed somebody a card, an answer, a fall and the end cannot be taken back', () => {
  const met = new Set<string>()
  for (let seed = 1; met.size < Object.keys(IS_FINAL).length; seed++) {
    if (seed > 400) throw new Error(`only ${[...met].join(', ')} were met`)
    for (const { events } of anyGame(anyDeal(seed), seed))
      for (const event of events) {
        met.add(event.type)
        const final = IS_FINAL[event.type]
        const isFinal =
          final === 'by another' ? event.type === 'cardDiscarded' && event.by !== event.seat : final
        if (cards.reveals(event) !== isFinal)
          throw new Error(`${JSON.stringify(event)} ${isFinal ? 'can' : 'cannot'} be taken back`)
      }
  }
})
