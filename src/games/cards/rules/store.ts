import { at } from '@/core/list'
import { idOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import * as changes from './changes'
import { afterLeaving, topUp } from './piles'
import { countLiving, leftOf } from '@/family/ring'
import type { Seat } from './state'
import type { Table } from './table'
import type { StoreTask } from './tasks'

/** As many cards as there are living players are turned up; then each takes one, the player first (rules §6). */
export function openStore(table: Table, seat: Seat): void {
  const { state, log } = table
  for (let left = countLiving(state); left > 0 && topUp(table, 1) > 0; left--) {
    const card = at(state.pile, state.pile.length - 1)
    changes.storeStocked(state, card)
    log?.push({ type: 'storeStocked', seat, card: idOf(card) })
    afterLeaving(table)
  }
  table.later({ do: 'store', seat })
}

/** Clockwise, until none is left: with too few cards the last in order get none. */
export function runStore(table: Table, task: StoreTask): void {
  const { state } = table
  if (state.store.length === 0) return table.done()
  while (!state.alive[task.seat]) task.seat = leftOf(state, task.seat)
  table.askPlainly('store', task.seat)
}

export function takeFromStore(table: Table, task: StoreTask, card: Card): void {
  const { state, log } = table
  const { seat } = task
  changes.storeTaken(state, card)
  changes.cardReceived(state, seat, card)
  log?.push({ type: 'storeTaken', seat, card: idOf(card) })
  task.seat = leftOf(state, seat)
}
