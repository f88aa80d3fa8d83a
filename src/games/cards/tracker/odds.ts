import type { Seat } from '@/core/game'
import { KINDS, kindOf } from '../cards'
import { abilityAt } from '../characters'
import type { CheckKind } from '../protocol'
import { packOf } from '../rules/setup'
import { copiesOf, holdersOf, isGear } from './gear'
import type { TrackerState } from './state'

/**
 * How likely a draw! comes out well for whoever turns the card: over all cards of the deck but those that can only be the
 * ones in front of somebody. Whoever turns two takes the better one.
 */
export function luckOf(state: TrackerState, seat: Seat, check: CheckKind): number {
  const { modifyCheck } = KINDS[check]
  const cards = packOf(state.options).filter((card) => !liesOpen(state, card))
  const met = cards.filter((card) => modifyCheck?.(card)).length
  const bad = isMetBad(check) ? met : cards.length - met
  const turned = abilityAt(state.characters, seat).modifyTurned
  let allBad = 1
  for (let i = 0; i < turned; i++) allBad *= (bad - i) / (cards.length - i)
  return 1 - allBad
}

/** What the Dynamite asks for is what nobody wants to see. */
const isMetBad = (check: CheckKind): boolean => check === 'dynamite'

/** All copies of its kind lie in front of players, so this one does. */
function liesOpen(state: TrackerState, card: number): boolean {
  const { id } = kindOf(card)
  return isGear(id) && holdersOf(state, id).length >= copiesOf(state, id)
}
