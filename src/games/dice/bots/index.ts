import type { Bot } from './bot'
import { easy } from './easy'
import { random } from './random'

export type { Bot, Choice, Reason, Sight } from './bot'

/** The levels there are, weakest first. */
export const BOT_LEVELS = ['random', 'easy'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Levels that programs may name already and that are not built yet. */
export const COMING_LEVELS = ['normal', 'hard', 'oracle'] as const

export const BOTS: Readonly<Record<BotLevel, Bot>> = { random, easy }

export const isBotLevel = (level: unknown): level is BotLevel =>
  BOT_LEVELS.some((known) => known === level)
