import { at } from '@/core/list'
import { brown } from './kind'

/** With so few left a Beer gives nothing (rules §6). */
const DRY = 2

/** One life point for oneself, in phase 2 or at the last breath; nothing with only two players living (rules §6, §7). */
export const beer = brown('beer', {
  sign: 'breath',
  offerPlays: (offer) => {
    const { state, seat } = offer
    const isIdle = offer.living() <= DRY || state.life[seat] === state.maxLife[seat]
    if (!isIdle || state.options.idleBeer) offer.plain()
  },
  afterPlayed: (table, { seat }) => {
    const { life, maxLife } = table.state
    if (table.living() > DRY && at(life, seat) < at(maxLife, seat))
      table.gainLife(seat, seat, 'beer')
    else table.gainNothing(seat, 'beer')
  },
})
