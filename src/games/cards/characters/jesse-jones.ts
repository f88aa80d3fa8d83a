import { at } from '@/core/list'
import { character } from './ability'

/** The first card of phase 1 may come from the hand of any other player who has one (rules §9). */
export const jesseJones = character('jesse-jones', {
  offerSources({ hands }, seat) {
    let bits = 0
    for (let other = 0; other < hands.length; other++)
      if (other !== seat && at(hands, other).length > 0) bits |= 1 << other
    return { hands: bits, discards: false }
  },
})
