import { KINDS, kindOf } from '../cards'
import type { Card } from '../cards/ids'
import type { CardKind, Sign } from '../cards/kind'
import type { Ability } from '../characters/ability'

/** The kind as which a player plays a card in phase 2. */
export function playedAs({ modifyKind }: Ability, card: Card): CardKind {
  const kind = kindOf(card)
  return modifyKind === null ? kind : KINDS[modifyKind(kind.id)]
}

/** Does a card in a player's hand give the answer that is asked? */
export function saysInAnswer({ modifySign }: Ability, card: Card, sign: Sign): boolean {
  const own = kindOf(card).sign
  if (own === null) return false
  return own === sign || (modifySign !== null && modifySign(own) === sign)
}
