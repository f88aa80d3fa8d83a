import type { Bot, Thinker } from './bot'
import { easy } from './easy'
import { greedy } from './greedy'
import { hard } from './hard'
import { BOT_LEVELS, type BotLevel } from './levels'
import { normal } from './normal'
import { random } from './random'
import { thoughtOut } from './thought'

export type { Bot, Choice, Reason, Sight, Thinker } from './bot'
export { BOT_LEVELS, isBotLevel, type BotLevel } from './levels'

/** A bot that needs no pause. */
const atOnce = (bot: Bot): Thinker =>
  function* (sight, rng) {
    return bot(sight, rng)
  }

/** Bots for whoever draws a screen meanwhile. */
export const THINKERS: Readonly<Record<BotLevel, Thinker>> = {
  random: atOnce(random),
  easy: atOnce(easy),
  normal,
  hard,
}

const withoutPause =
  (thinker: Thinker): Bot =>
  (sight, rng) =>
    thoughtOut(thinker(sight, rng))

/** The same bots for whoever waits for the answer. */
export const BOTS: Readonly<Record<BotLevel, Bot>> = {
  random,
  easy,
  normal: withoutPause(normal),
  hard: withoutPause(hard),
}

/** Levels that stand in the arena only: measures, never opponents in the app. */
export const ARENA_LEVELS = [...BOT_LEVELS, 'greedy', 'oracle'] as const
export type ArenaLevel = (typeof ARENA_LEVELS)[number]

/** The oracle is `hard` to whom the arena shows every card. */
export const ARENA_BOTS: Readonly<Record<ArenaLevel, Bot>> = { ...BOTS, greedy, oracle: BOTS.hard }

export const isArenaLevel = (level: unknown): level is ArenaLevel =>
  ARENA_LEVELS.some((known) => known === level)
