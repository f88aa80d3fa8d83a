import { at } from '@/core/list'
import { abilityAt } from '../characters'
import type { DiceAction } from './decisions'
import { livingSeats } from '@/family/ring'
import type { DiceState, Seat } from './state'
import type { Table } from './table'
import type { ClearTask } from './tasks'

/** Lets a clearing character take an arrow off somebody for each gatling face; by option all off one player once it fired. */
export function offerClears(table: Table, faces: number, hasFired: boolean): void {
  const { characters, turn, options } = table.state
  if (!abilityAt(characters, turn).offerClear) return
  const onlyOne = hasFired && options.kitSpread === 'oneOther'
  table.later({ do: 'clear', left: faces, onlyOne, from: null })
}

/** Asks once for each face, while there is an arrow to take. */
export function runClear(table: Table, task: ClearTask): void {
  const { state } = table
  if (task.left === 0 || !state.alive[state.turn]) return
  const targets = clearable(state, task)
  if (targets.length === 0) return
  table.later(task)
  table.ask({ kind: 'clear', seat: state.turn, left: task.left, targets })
}

function clearable(state: DiceState, { onlyOne, from }: ClearTask): Seat[] {
  const holders = livingSeats(state).filter((seat) => at(state.arrows, seat) > 0)
  return onlyOne && from !== null ? holders.filter((seat) => seat === from) : holders
}

export function answerClear(table: Table, task: ClearTask, action: DiceAction): void {
  const { turn } = table.state
  task.left -= 1
  if (action.type === 'clear-arrow') {
    const seat = action.target
    task.from = seat
    table.tell({ type: 'arrowsReturned', seat, count: 1, cause: 'cleared', by: turn })
  } else {
    table.mention(() => ({ type: 'declined', seat: turn, kind: 'clear' }))
  }
}
