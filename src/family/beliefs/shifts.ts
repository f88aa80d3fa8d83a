import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import { ROLES, type Role } from '../roles'
import type { RoleChances } from './belief'

/** How a mind changed about somebody: the role whose chance changed most, and from what to what. */
export interface ChanceShift {
  readonly seat: Seat
  readonly role: Role
  readonly from: number
  readonly to: number
}

const NOTABLE = 0.06

/** What changed enough to be told. */
export function shiftsBetween(
  before: readonly RoleChances[],
  after: readonly RoleChances[],
): ChanceShift[] {
  return before.flatMap((old, seat) => {
    const now = at(after, seat)
    const changes = ROLES.map((_, i) => Math.abs((now[i] ?? 0) - (old[i] ?? 0)))
    const largest = Math.max(...changes)
    if (largest < NOTABLE) return []
    const i = changes.indexOf(largest)
    return [{ seat, role: at(ROLES, i), from: old[i] ?? 0, to: now[i] ?? 0 }]
  })
}
