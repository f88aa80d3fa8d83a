import type { CardsEvent } from '@/games/cards'
import type { CardTable } from './cards-table'

// The facts that scenarios expect most often, in few words.

/** What was told so far, without the questions and the passing of turns and phases. */
export const facts = ({ events }: CardTable): CardsEvent[] =>
  events.filter(({ type }) => !['decisionOpened', 'turnStarted', 'phaseBegan'].includes(type))

export const drawn = (seat: number, card: string, cause: string, isShown = false) => ({
  type: 'cardDrawn',
  seat,
  card,
  cause,
  isShown,
})

export const discarded = (seat: number, card: string, cause: string, rest: object = {}) => ({
  type: 'cardDiscarded',
  seat,
  card,
  zone: 'hand',
  cause,
  by: seat,
  ...rest,
})

export const played = (seat: number, card: string, as: string, rest: object = {}) => ({
  type: 'cardPlayed',
  seat,
  card,
  as,
  target: null,
  take: null,
  shots: 0,
  ...rest,
})

export const settled = (card: string) => ({ type: 'cardSettled', card })
