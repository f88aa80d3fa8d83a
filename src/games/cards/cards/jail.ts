import { isHeart } from './faces'
import { blue, type Seats } from './kind'

/** In front of anybody else but the Sheriff. A heart at the start of his turn sets the prisoner free, or the turn is lost (rules §2, §6). */
export const jail = blue('jail', {
  isAdvanced: true,
  barsSheriff: true,
  rank: 2,
  checkKind: 'jail',
  offerPlays: (offer) => {
    const { roles } = offer.state
    let seats: Seats = offer.others()
    for (let seat = 0; seat < roles.length; seat++)
      if (roles[seat] === 'sheriff' || offer.has(seat, offer.kind)) seats &= ~(1 << seat)
    offer.at(seats)
  },
  afterPlayed: (table, { target, card }) => table.lay(target, card),
  modifyCheck: isHeart,
  afterCheck: (table, { seat, card, isMet }) => {
    table.discardInPlay(seat, card, 'settled')
    if (!isMet) table.skipTurn()
  },
})
