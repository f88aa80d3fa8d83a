/**
 * The levels that people play against, weakest first. Apart from the bots themselves: their learned tables are large, and
 * a screen that only names levels need not load them.
 */
export const BOT_LEVELS = ['random', 'easy', 'normal', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const isBotLevel = (level: unknown): level is BotLevel =>
  BOT_LEVELS.some((known) => known === level)
