import { at } from '@/core/list'
import type { CardsAction } from '../protocol'
import type { CardsState } from '../rules/state'
import { cardShown } from './reflexes'

/**
 * What whoever is on turn says before the phone goes to somebody who must answer, so that it need not come back in between.
 * All of it is forgotten when the phone does come back.
 */
export interface Orders {
  /** How many Bang! to put down in the Duel that they began; null asks each time. */
  readonly duel: number | null
  /** The card that is being answered was the last: the turn ends. */
  readonly isLast: boolean
}

export const NO_ORDERS: Orders = { duel: null, isLast: false }

/** What is done for whoever is on turn, and the orders that are left then; null where they must be asked. */
export function ordered(
  { decision, turn, hands, life }: CardsState,
  legal: readonly CardsAction[],
  orders: Orders,
): { readonly action: CardsAction; readonly left: Orders } | null {
  if (decision?.seat !== turn) return null
  if (decision.kind === 'duel' && orders.duel !== null) {
    const when = orders.duel > 0 ? 'always' : 'never'
    const action = cardShown(legal, { when, needs: 1, sign: 'fire' })
    return action && { action, left: { ...orders, duel: Math.max(0, orders.duel - 1) } }
  }
  // A life lost in a Duel can leave too many cards: which of them go is for their owner to say.
  const isDone = orders.isLast && at(hands, turn).length <= at(life, turn)
  return decision.kind === 'play' && isDone ? { action: { type: 'end' }, left: NO_ORDERS } : null
}
