import { brown } from './kind'

/** A shot at every other player, at any distance; it is no BANG! card (rules §6). */
export const gatling = brown('gatling', {
  offerPlays: (offer) => offer.plain(),
  afterPlayed: (table, played) => table.shootAll(played),
})
