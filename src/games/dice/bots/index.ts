import type { Bot, Thinker } from './bot'
import { easy } from './easy'
import { greedy } from './greedy'
import { hardBot } from './hard'
import { BOT_LEVELS, type BotLevel } from '@/family/levels'
import { normalBot } from './normal'
import type { Personality } from '@/family/tempers'
import { temperOf } from './temper'
import { random } from './random'
import { thoughtOut } from '@/family/thought'

export type { Bot, Choice, Reason, Sight, Thinker } from './bot'

/** A bot that needs no pause. */
const atOnce = (bot: Bot): Thinker =>
  function* (sight, rng) {
    return bot(sight, rng)
  }

/** The bot of a level, for whoever draws a screen meanwhile. Beginners and chance have no personality. */
export function thinkerOf(level: BotLevel, personality: Personality | null = null): Thinker {
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

/** Bots without a personality. */
export const THINKERS: Readonly<Record<BotLevel, Thinker>> = {
  random: thinkerOf('random'),
  easy: thinkerOf('easy'),
  normal: thinkerOf('normal'),
  hard: thinkerOf('hard'),
}

/** The same for whoever waits for the answer. */
export const withoutPause =
  (thinker: Thinker): Bot =>
  (sight, rng) =>
    thoughtOut(thinker(sight, rng))

export const BOTS: Readonly<Record<BotLevel, Bot>> = {
  random,
  easy,
  normal: withoutPause(THINKERS.normal),
  hard: withoutPause(THINKERS.hard),
}

/** Levels that stand in the arena only: measures, never opponents in the app. */
export const ARENA_LEVELS = [...BOT_LEVELS, 'greedy', 'oracle'] as const
export type ArenaLevel = (typeof ARENA_LEVELS)[number]

/** The oracle is `hard` to whom the arena shows every card. */
export const ARENA_BOTS: Readonly<Record<ArenaLevel, Bot>> = { ...BOTS, greedy, oracle: BOTS.hard }

export const isArenaLevel = (level: unknown): level is ArenaLevel =>
  ARENA_LEVELS.some((known) => known === level)
