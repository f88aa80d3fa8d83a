import { brown } from './kind'

const CARDS = 2

/** Two cards from the pile (rules §6). */
export const stagecoach = brown('stagecoach', {
  offerPlays: (offer) => offer.plain(),
  afterPlayed: (table, { seat }) => table.drawCards(seat, CARDS, 'stagecoach'),
})
