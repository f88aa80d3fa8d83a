import { brown } from './kind'

/** The challenged player and the challenger in turn discard a BANG!; the first who does not takes a hit (rules §6). */
export const duel = brown('duel', {
  isAdvanced: true,
  offerPlays: (offer) => offer.at(offer.others()),
  afterPlayed: (table, played) => table.faceOff(played, 'duel'),
})
