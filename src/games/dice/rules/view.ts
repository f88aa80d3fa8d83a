import { isThreePlayerGame } from './roles'
import type { SeenRole } from '@/family/roles'
import { copyState, type DiceState, type Seat } from './state'

/** The table as one seat sees it: sealed envelopes for the roles it may not know (rules §1). */
export function viewFor(state: DiceState, seat: Seat | null): DiceState {
  const view = copyState(state)
  view.roles = view.roles.map((role, owner): SeenRole =>
    isOpen(state, owner) || owner === seat ? role : 'hidden',
  )
  return view
}

/** The Sheriff's star, the cards of the fallen, and in the three-player game all cards lie open. */
export function isOpen(state: DiceState, seat: Seat): boolean {
  return state.roles[seat] === 'sheriff' || !state.alive[seat] || isThreePlayerGame(state)
}
