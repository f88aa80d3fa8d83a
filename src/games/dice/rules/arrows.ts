import { at } from '@/core/list'
import { damage } from './damage'
import type { Seat } from './state'
import type { Table } from './table'
import type { ArrowsTask } from './tasks'

/**
 * Takes arrows one at a time. The pile's last starts the attack; the rest come from the refilled pile, if the taker
 * still lives (rules §4).
 */
export function takeArrows(table: Table, task: ArrowsTask): void {
  const { state } = table
  const { seat, cause, by } = task
  while (task.left > 0 && state.alive[seat]) {
    task.left -= 1
    table.tell({ type: 'arrowTaken', seat, cause, by, pile: state.pile - 1 })
    if (state.pile > 0) continue
    if (task.left > 0) table.later(task)
    return attack(table, seat)
  }
}

/** Every living player loses as many points as he holds arrows at that instant; nobody is the author (rules §4). */
export function attack(table: Table, taker: Seat): void {
  const { arrows, options } = table.state
  table.mention(() => ({ type: 'attackBegan', seat: taker, arrows: arrows.slice() }))
  const credit = options.threeIndianCredit === 'taker' ? taker : null
  damage(table, { cause: 'attack', by: null, credit, points: arrows.slice() })
}

/** Puts a player's arrows back after a gatling (rules §5). */
export function dropAllArrows(table: Table): void {
  const { turn, arrows, alive } = table.state
  const count = at(arrows, turn)
  if (count > 0 && alive[turn])
    table.tell({ type: 'arrowsReturned', seat: turn, count, cause: 'gatling', by: turn })
}
