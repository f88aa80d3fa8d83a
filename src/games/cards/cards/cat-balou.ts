import { brown } from './kind'

/** A card of anybody is discarded; by option also one that lies in front of the player (rules §6). */
export const catBalou = brown('cat-balou', {
  offerPlays: (offer) => {
    offer.cardsOf(offer.others())
    if (offer.state.options.ownCards !== 'none') offer.ownCards()
  },
  afterPlayed: (table, played) => table.scrap(played),
})
