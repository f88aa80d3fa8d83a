import { KINDS, kindOf } from '../cards'
import type { Card } from '../cards/ids'
import type { CardKind, Sign } from '../cards/kind'
import type { Ability } from '../characters/ability'

/** The kind as which a player plays a card in phase 2. */
export function playedAs({ modifyKind }: Ability, card: Card): CardKind {
  return modifyKind === null ? kindOf(card) : KINDS[modifyKind(kindOf(card).id)]
}

/** Does a card in a player's hand give the answer that is asked? */
export function saysInAnswer({ modifySign }: Ability, card: Card, sign: Sign): boolean {
  const own = kindOf(card).sign
  if (own === null) return false
  return own === sign || (modifySign !== null && modifySign(own) === sign)
}
