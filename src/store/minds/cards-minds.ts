import type { BotLevel } from '@/family/levels'
import { INTERJECTORS, isCardsLevel, thinkerOf, type CardsLevel } from '@/games/cards/minds'
import type { Minds } from './minds'

/** The best that this game has so far sits in for levels that it does not have yet. */
const levelOf = (level: BotLevel): CardsLevel => (isCardsLevel(level) ? level : 'easy')

/** All that thinks in the card game. */
export const cardsMinds: Minds<'cards'> = {
  *decide({ level }, sight, rng) {
    const { action } = yield* thinkerOf(levelOf(level))(sight, rng)
    return action
  },
  *interject({ level }, sight, rng) {
    return INTERJECTORS[levelOf(level)](sight, rng).action
  },
  *remark() {
    return null
  },
  coach: null,
}
