import { at } from '@/core/list'
import { PREY, isThreePlayerGame, sealedRoles } from './roles'
import { countLiving, livingSeats } from './seating'
import type { DiceState, Role, Seat, SeenRole, Winner } from './state'
import type { Table } from './table'
import type { DamageTask } from './tasks'

/** Looks, once per batch and after all its eliminations, whether somebody has won. */
export function settleGame(table: Table, batch: Pick<DamageTask, 'credit' | 'dead'>): void {
  const { state } = table
  const winner = isThreePlayerGame(state) ? huntWinner(state, batch) : showdownWinner(state)
  if (winner) table.tell({ type: 'gameEnded', winner })
  else if (isThreePlayerGame(state) && !state.lastManStanding)
    table.tell({ type: 'lastManStandingBegan', seats: livingSeats(state) })
}

/**
 * Four to eight players (rules §7). It follows from what the whole table can see: the fallen are revealed and the number
 * of each role is public.
 */
export function showdownWinner(state: DiceState): Winner | null {
  const { roles } = state
  if (!state.alive[roles.indexOf('sheriff')]) {
    const living = livingSeats(state)
    const isLoneRenegade = living.length === 1 && stillIn(state, 'renegade') === 1
    return isLoneRenegade ? { side: 'renegade', seats: living } : outlawsWin(state)
  }
  if (stillIn(state, 'outlaw') + stillIn(state, 'renegade') > 0) return null
  return { side: 'law', seats: seatsWhere(state, (seat) => !isVillain(at(roles, seat))) }
}

/** How many of a role have not fallen. */
function stillIn({ roleCounts, roles, alive }: DiceState, role: Role): number {
  let count = roleCounts[role]
  for (let seat = 0; seat < roles.length; seat++) if (roles[seat] === role && !alive[seat]) count--
  return count
}

const isVillain = (role: string): boolean => role === 'outlaw' || role === 'renegade'

/** Those known as Outlaws, and whoever sits behind a sealed envelope that can hold nothing else; the rest only the table knows. */
function outlawsWin(state: DiceState): Winner {
  const isOutlawSealed = sealedRoles(state).join() === 'outlaw'
  const isOutlaw = (role: SeenRole): boolean =>
    role === 'outlaw' || (role === 'hidden' && isOutlawSealed)
  return { side: 'outlaws', seats: seatsWhere(state, (seat) => isOutlaw(at(state.roles, seat))) }
}

function seatsWhere(state: DiceState, is: (seat: Seat) => boolean): Seat[] {
  return state.roles.map((_, seat) => seat).filter(is)
}

/** Three players: whoever takes the last point of his prey, else the last of the survivors (rules §9). */
function huntWinner(
  state: DiceState,
  { credit, dead }: Pick<DamageTask, 'credit' | 'dead'>,
): Winner | null {
  if (credit !== null && !state.lastManStanding && state.alive[credit]) {
    const role = at(state.roles, credit)
    const prey = role === 'hidden' ? null : PREY[role]
    if (dead.some((seat) => state.roles[seat] === prey)) return { side: 'hunter', seats: [credit] }
  }
  return survivorWinner(state)
}

/** Three players: the end that needs no kill of one's own. */
export function survivorWinner(state: DiceState): Winner | null {
  const living = countLiving(state)
  if (living === 1) return { side: 'survivor', seats: livingSeats(state) }
  if (living > 1) return null
  return state.options.threeAllDead === 'outlaw' ? outlawsWin(state) : { side: 'draw', seats: [] }
}
