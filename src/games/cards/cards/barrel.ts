import { isHeart } from './faces'
import { blue } from './kind'

/** Its owner may draw! once for each shot at them; a heart is a Missed! (rules §6). */
export const barrel = blue('barrel', {
  offerDodge: 'barrel',
  checkKind: 'barrel',
  modifyCheck: isHeart,
  afterCheck: (table, { isMet }) => {
    if (isMet) table.dodged()
  },
})
