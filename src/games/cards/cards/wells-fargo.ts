import { brown } from './kind'

const CARDS = 3

/** Three cards from the pile (rules §6). */
export const wellsFargo = brown('wells-fargo', {
  offerPlays: (offer) => offer.plain(),
  afterPlayed: (table, { seat }) => table.drawCards(seat, CARDS, 'wells-fargo'),
})
