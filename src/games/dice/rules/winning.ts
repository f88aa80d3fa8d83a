import { at } from '@/core/list'
import { PREY, isThreePlayerGame } from './roles'
import { countLiving, livingSeats } from '@/family/ring'
import { outlawsWin, showdownWinner, type Winner } from '@/family/winning'
import type { DiceState } from './state'
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
