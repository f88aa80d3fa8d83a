import type { Bot, Interjector, Thinker } from './bot'
import { easy, interjectEasily } from './easy'
import { CARDS_LEVELS, type CardsLevel } from './levels'
import { interjectAtRandom, random } from './random'

export type { Aside, Bot, Choice, Interjector, Reason, Sight, Thinker } from './bot'

export { CARDS_LEVELS, type CardsLevel } from './levels'

export const isCardsLevel = (level: unknown): level is CardsLevel =>
  CARDS_LEVELS.some((known) => known === level)

export const BOTS: Readonly<Record<CardsLevel, Bot>> = { random, easy }

/** The same bots where they may interject and need not. */
export const INTERJECTORS: Readonly<Record<CardsLevel, Interjector>> = {
  random: interjectAtRandom,
  easy: interjectEasily,
}

/** A bot for whoever draws a screen meanwhile. */
export const thinkerOf = (level: CardsLevel): Thinker =>
  function* (sight, rng) {
    return BOTS[level](sight, rng)
  }
