import { at } from '@/core/list'
import { brown } from './kind'

/** All other living players gain a life point, then the player; it is no Beer, and may heal nobody (rules §6). */
export const saloon = brown('saloon', {
  offerPlays: (offer) => offer.plain(),
  afterPlayed: (table, { seat }) => {
    const { life, maxLife, alive } = table.state
    const seats = alive.length
    let isIdle = true
    for (let i = 1; i <= seats; i++) {
      const guest = (seat + i) % seats
      if (!alive[guest] || at(life, guest) === at(maxLife, guest)) continue
      table.gainLife(guest, seat, 'saloon')
      isIdle = false
    }
    if (isIdle) table.gainNothing(seat, 'saloon')
  },
})
