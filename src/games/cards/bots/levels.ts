import { BOT_LEVELS } from '@/family/levels'

/** The levels that play this game, weakest first: a list of names, for whoever needs no bot. */
export const CARDS_LEVELS = BOT_LEVELS
export type CardsLevel = (typeof CARDS_LEVELS)[number]
