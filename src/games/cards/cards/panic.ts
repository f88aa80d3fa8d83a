import { brown } from './kind'

const DISTANCE = 1

/** A card of somebody at distance 1 comes to the player's hand; by option also one that lies in front of himself (rules §6). */
export const panic = brown('panic', {
  offerPlays: (offer) => {
    offer.cardsOf(offer.within(DISTANCE))
    if (offer.state.options.ownCards === 'both') offer.ownCards()
  },
  afterPlayed: (table, played) => table.seize(played),
})
