import type { BotLevel } from '@/family/levels'

/** The levels that can play this game so far, weakest first: a list of names, for whoever needs no bot. */
export const CARDS_LEVELS = ['random', 'easy'] as const satisfies readonly BotLevel[]
export type CardsLevel = (typeof CARDS_LEVELS)[number]
