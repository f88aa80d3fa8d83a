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
export function gainLife({ state, log }: Table, { seat, by, cause }: Gain): void {
  changes.lifeGained(state, seat, POINT)
  const life = at(state.life, seat)
  log?.push({ type: 'lifeGained', seat, amount: POINT, by, cause, life })
}
