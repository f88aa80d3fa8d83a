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
  /** What they do next, one after the other, once everybody has answered: more cards, the end of the turn, the cards that go. */
  readonly then: readonly CardsAction[]
}

export const NO_ORDERS: Orders = { duel: null, then: [] }

/** What is done for whoever is on turn, and the orders that are left then; null where they must be asked. */
export function ordered(
  state: CardsState,
  legal: readonly CardsAction[],
  orders: Orders,
): { readonly action: CardsAction; readonly left: Orders } | null {
  const { decision, turn } = state
  if (decision?.seat !== turn) return null
  if (decision.kind === 'duel' && orders.duel !== null) {
    const when = orders.duel > 0 ? 'always' : 'never'
    const action = cardShown(legal, { when, needs: 1, sign: 'fire' })
    return action && { action, left: { ...orders, duel: Math.max(0, orders.duel - 1) } }
  }
  const [action, ...then] = orders.then
  const isMeant = action !== undefined && legal.some((known) => isSame(known, action))
  if (!isMeant || (action.type === 'end' && !areEnough(state, then))) return null
  return { action, left: { ...orders, then } }
}

/** A life lost in a Duel can leave too many cards: which of them go is for their owner to say. */
function areEnough({ turn, hands, life }: CardsState, then: readonly CardsAction[]): boolean {
  const excess = at(hands, turn).length - at(life, turn)
  return Math.max(0, excess) === then.length
}

function isSame(one: CardsAction, other: CardsAction): boolean {
  if (one.type === 'play' && other.type === 'play')
    return one.card === other.card && one.target === other.target && one.take === other.take
  if (one.type === 'discard' && other.type === 'discard') return one.card === other.card
  return one.type === 'end' && other.type === 'end'
}
