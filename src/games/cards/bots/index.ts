import type { Personality } from '@/family/tempers'
import { thoughtOut } from '@/family/thought'
import type { Bot, Interjector, Thinker } from './bot'
import { easy, interjectEasily } from './easy'
import { greedy, interjectGreedily } from './greedy'
import { hardBot } from './hard'
import { CARDS_LEVELS, type CardsLevel } from './levels'
import { interjectKnowingly, normalBot } from './normal'
import { interjectAtRandom, random } from './random'
import { temperOf } from './temper'

export type { Aside, Bot, Choice, Interjector, Reason, Sight, Thinker } from './bot'

export { CARDS_LEVELS, type CardsLevel } from './levels'

export const isCardsLevel = (level: unknown): level is CardsLevel =>
  CARDS_LEVELS.some((known) => known === level)

/** A bot that needs no pause. */
const atOnce = (bot: Bot): Thinker =>
  function* (sight, rng) {
    return bot(sight, rng)
  }

/** The bot of a level, for whoever draws a screen meanwhile. */
export function thinkerOf(level: CardsLevel, personality: Personality | null = null): Thinker {
  switch (level) {
    case 'random':
      return atOnce(random)
    case 'easy':
      return atOnce(easy)
    case 'normal':
      return normalBot(temperOf(personality))
    case 'hard':
      return hardBot(temperOf(personality))
  }
}

/** The same for whoever waits for the answer. */
export const withoutPause =
  (thinker: Thinker): Bot =>
  (sight, rng) =>
    thoughtOut(thinker(sight, rng))

export const BOTS: Readonly<Record<CardsLevel, Bot>> = {
  random,
  easy,
  normal: withoutPause(thinkerOf('normal')),
  hard: withoutPause(thinkerOf('hard')),
}

/** The same bots where they may interject and need not. */
export const INTERJECTORS: Readonly<Record<CardsLevel, Interjector>> = {
  random: interjectAtRandom,
  easy: interjectEasily,
  normal: interjectKnowingly,
  hard: interjectKnowingly,
}

/** Measures, which stand in the arena only: plain sense, and `hard` to whom the arena shows every role. */
export const MEASURES = ['greedy', 'oracle'] as const
export type Measure = (typeof MEASURES)[number]

export const MEASURE_BOTS: Readonly<Record<Measure, Bot>> = { greedy, oracle: BOTS.hard }
export const MEASURE_INTERJECTORS: Readonly<Record<Measure, Interjector>> = {
  greedy: interjectGreedily,
  oracle: interjectKnowingly,
}
