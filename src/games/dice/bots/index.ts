import type { Bot } from './bot'
import { easy } from './easy'
import { greedy } from './greedy'
import { hard } from './hard'
import { normal } from './normal'
import { random } from './random'

export type { Bot, Choice, Reason, Sight } from './bot'

/** The levels that people play against, weakest first. */
export const BOT_LEVELS = ['random', 'easy', 'normal', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const BOTS: Readonly<Record<BotLevel, Bot>> = { random, easy, normal, hard }

export const isBotLevel = (level: unknown): level is BotLevel =>
  BOT_LEVELS.some((known) => known === level)

/** Levels that stand in the arena only: measures, never opponents in the app. */
export const ARENA_LEVELS = [...BOT_LEVELS, 'greedy', 'oracle'] as const
export type ArenaLevel = (typeof ARENA_LEVELS)[number]

export const ARENA_BOTS: Readonly<Record<ArenaLevel, Bot>> = { ...BOTS, greedy, oracle: hard }

export const isArenaLevel = (level: unknown): level is ArenaLevel =>
  ARENA_LEVELS.some((known) => known === level)
