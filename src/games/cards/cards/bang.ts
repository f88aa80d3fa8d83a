import { brown } from './kind'

/** A shot at somebody within reach, one a turn. In a Duel and against Indians! it fires back (rules §6). */
export const bang = brown('bang', {
  sign: 'fire',
  isShot: true,
  offerPlays: (offer) => offer.at(offer.inReach()),
  afterPlayed: (table, played) => table.shoot(played),
})
