import {
  INTERJECTORS,
  Observer,
  account,
  asideAccount,
  hint,
  remark,
  review,
  thinkerOf,
  why,
} from '@/games/cards/minds'
import type { Minds } from './minds'

/** All that thinks in the card game. */
export const cardsMinds: Minds<'cards'> = {
  *decide({ level, personality }, sight, rng) {
    const { action } = yield* thinkerOf(level, personality)(sight, rng)
    return action
  },
  *interject({ level }, sight, rng) {
    return INTERJECTORS[level](sight, rng).action
  },
  account,
  asideAccount,
  remark,
  coach: { hint, review, why, observer: (hearing) => new Observer(hearing) },
}
