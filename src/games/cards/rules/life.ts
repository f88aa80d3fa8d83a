import { at } from '@/core/list'
import * as changes from './changes'
import type { GainCause } from './events'
import type { Seat } from './state'
import type { Table } from './table'

export interface Gain {
  readonly seat: Seat
  readonly by: Seat
  readonly cause: GainCause
}

const POINT = 1

/** A life point for somebody who is below the maximum. */
export function gainLife(table: Table, gain: Gain): void {
  changes.lifeGained(table.state, gain.seat, POINT)
  tell(table, gain, POINT)
}

/** A card that should have given a life point gave none. Everybody saw it played: it is told that nothing came of it. */
export const gainNothing = (table: Table, gain: Gain): void => tell(table, gain, 0)

function tell({ state, log }: Table, { seat, by, cause }: Gain, amount: number): void {
  log?.push({ type: 'lifeGained', seat, amount, by, cause, life: at(state.life, seat) })
}
