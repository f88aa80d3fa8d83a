import type { HookTable } from '../characters/ability'
import type { GainCause } from './events'
import type { Seat } from './state'

export interface Gain {
  readonly seat: Seat
  readonly amount: number
  readonly cause: GainCause
  readonly by: Seat
  readonly die: number | null
}

/** Gives life up to the start value; the rest is lost. A wasted beer or gift is still told (rules §5). */
export function gainLife(table: HookTable, { seat, amount, cause, by, die }: Gain): void {
  const { life, maxLife } = table.state
  const before = life[seat] ?? 0
  const after = Math.min(before + amount, maxLife[seat] ?? before)
  const gained = after - before
  if (gained === 0 && cause === 'ability') return
  table.tell({ type: 'lifeGained', seat, amount: gained, cause, by, die, life: after })
}
