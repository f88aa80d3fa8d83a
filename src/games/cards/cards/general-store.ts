import { brown } from './kind'

/** A card for everybody, open to choose from, the player first (rules §6). */
export const generalStore = brown('general-store', {
  isAdvanced: true,
  offerPlays: (offer) => offer.plain(),
  afterPlayed: (table, { seat }) => table.openStore(seat),
})
