import { brown } from './kind'

/** Every other player discards a BANG! or takes a hit (rules §6). */
export const indians = brown('indians', {
  isAdvanced: true,
  offerPlays: (offer) => offer.plain(),
  afterPlayed: (table, played) => table.demandOfAll(played, 'indians'),
})
