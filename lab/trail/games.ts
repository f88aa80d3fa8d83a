import { thoughtOut } from '@/family/thought'
import { cards } from '@/games/cards'
import {
  INTERJECTORS,
  Observer as CardsObserver,
  thinkerOf as cardsThinker,
} from '@/games/cards/minds'
import { recapOf as cardsRecap } from '@/games/cards/story'
import { dice } from '@/games/dice'
import { Observer as DiceObserver, thinkerOf as diceThinker } from '@/games/dice/minds'
import { recapOf as diceRecap } from '@/games/dice/story'
import type { TrailGame } from './ride'

export const diceTrail: TrailGame<'dice'> = {
  module: dice,
  *decide({ level, personality }, sight, rng) {
    const { action } = yield* diceThinker(level, personality)(sight, rng)
    return action
  },
  interject: () => null,
  asideBy: () => null,
  config: (deal) => ({ kind: 'deal', ...deal }),
  recapOf: diceRecap,
  beliefs(hearing) {
    const observer = new DiceObserver(hearing)
    thoughtOut(observer.follow(hearing.events))
    return observer.tell(hearing.view).chances
  },
  seen: (view) => view,
  isTurn: ({ type }) => type === 'turnStarted',
}

export const cardsTrail: TrailGame<'cards'> = {
  module: cards,
  *decide({ level, personality }, sight, rng) {
    const { action } = yield* cardsThinker(level, personality)(sight, rng)
    return action
  },
  interject: ({ level }, sight, rng) => INTERJECTORS[level](sight, rng).action,
  asideBy: (action, decider) => (action.type === 'heal' ? (action.seat ?? decider) : null),
  config: (deal) => ({ kind: 'deal', ...deal }),
  recapOf: cardsRecap,
  beliefs(hearing) {
    const observer = new CardsObserver(hearing)
    thoughtOut(observer.follow(hearing.events))
    return observer.tell(hearing.view).chances
  },
  seen: (view) => view,
  isTurn: ({ type }) => type === 'turnStarted',
}
