import { at } from '@/core/list'
import { brown } from './kind'

/** All other living players gain a life point, then the player; it is no Beer (rules §6). */
export const saloon = brown('saloon', {
  offerPlays: (offer) => offer.plain(),
  afterPlayed: (table, { seat }) => {
    const { life, maxLife, alive } = table.state
    const seats = alive.length
    for (let i = 1; i <= seats; i++) {
      const guest = (seat + i) % seats
      if (alive[guest] && at(life, guest) < at(maxLife, guest))
        table.gainLife(guest, seat, 'saloon')
    }
  },
})
