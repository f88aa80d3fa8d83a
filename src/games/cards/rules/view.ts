import { at } from '@/core/list'
import { HIDDEN, type Card } from '../cards/ids'
import type { Decision } from '../protocol'
import { copyState, type CardsState, type CardsView, type Seat } from './state'

/** The table as one seat sees it: the backs of other hands and of the pile, sealed roles (rules §1). */
export function viewFor(state: CardsState, seat: Seat | null): CardsView {
  const view = copyState(state)
  view.roles = view.roles.map((role, owner) =>
    owner === seat || isOpen(state, owner) ? role : 'hidden',
  )
  view.hands = view.hands.map((hand, owner) => (owner === seat ? hand : backs(hand)))
  view.pile = backs(view.pile)
  view.decision = state.decision && decisionFor(state.decision, seat)
  return { ...view, viewer: seat }
}

/** The Sheriff's star and the roles of the fallen lie open. */
export const isOpen = (
  { roles, alive }: Pick<CardsState, 'roles' | 'alive'>,
  seat: Seat,
): boolean => at(roles, seat) === 'sheriff' || !at(alive, seat)

export const backs = (cards: readonly Card[]): Card[] => cards.map(() => HIDDEN)

/** Cards that only one player is looking at are hidden from the others. */
export function decisionFor(decision: Decision, seat: Seat | null): Decision {
  if (decision.kind !== 'keep' || decision.seat === seat) return decision
  return { ...decision, cards: decision.cards.map(() => 'hidden') }
}

/** A copy that knows whose view it is. */
export const copyView = (view: CardsView): CardsView => ({
  ...copyState(view),
  viewer: view.viewer,
})
