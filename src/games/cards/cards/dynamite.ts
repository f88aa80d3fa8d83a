import { isSpade, valueOf } from './faces'
import { blue } from './kind'

const DAMAGE = 3
const HIGHEST = 9

/** Looked at first at the start of a turn: spades 2 to 9 explode, anything else passes it on (rules §2, §6). */
export const dynamite = blue('dynamite', {
  isAdvanced: true,
  rank: 1,
  checkKind: 'dynamite',
  modifyCheck: (turned) => isSpade(turned) && valueOf(turned) <= HIGHEST,
  afterCheck: (table, { seat, card, isMet }) => {
    if (!isMet) return table.passOn(seat, card)
    table.discardInPlay(seat, card, 'settled')
    table.explode({ seat, amount: DAMAGE, by: null, cause: 'dynamite' })
  },
})
