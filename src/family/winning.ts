import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import { livingSeats, type Ring } from './ring'
import { sealedRoles, type Role, type RoleCounts, type SeenRole } from './roles'

/** Every side that can win a game of the family; the last three only where three play. */
export const SIDES = ['law', 'outlaws', 'renegade', 'hunter', 'survivor', 'draw'] as const
export type Side = (typeof SIDES)[number]

/** Who won, with every seat that shares in it, eliminated team-mates included. */
export interface Winner<S extends Side = Side> {
  readonly side: S
  readonly seats: readonly Seat[]
}

/** What everybody at a table can see of who is who. */
export interface Standing extends Ring {
  readonly roles: readonly SeenRole[]
  readonly roleCounts: RoleCounts
}

/**
 * A table with a Sheriff (rules §7 of the dice game). It follows from what the whole table can see: the fallen are
 * revealed and the number of each role is public.
 */
export function showdownWinner(table: Standing): Winner<'law' | 'outlaws' | 'renegade'> | null {
  const { roles } = table
  if (!table.alive[roles.indexOf('sheriff')]) {
    const living = livingSeats(table)
    const isLoneRenegade = living.length === 1 && stillIn(table, 'renegade') === 1
    return isLoneRenegade ? { side: 'renegade', seats: living } : outlawsWin(table)
  }
  if (stillIn(table, 'outlaw') + stillIn(table, 'renegade') > 0) return null
  return { side: 'law', seats: seatsWhere(table, (seat) => !isVillain(at(roles, seat))) }
}

/** How many of a role have not fallen. */
function stillIn({ roleCounts, roles, alive }: Standing, role: Role): number {
  let count = roleCounts[role]
  for (let seat = 0; seat < roles.length; seat++) if (roles[seat] === role && !alive[seat]) count--
  return count
}

const isVillain = (role: SeenRole): boolean => role === 'outlaw' || role === 'renegade'

/** Those known as Outlaws, and whoever sits behind a sealed envelope that can hold nothing else; the rest only the table knows. */
export function outlawsWin(table: Standing): Winner<'outlaws'> {
  const isOutlawSealed = sealedRoles(table).join() === 'outlaw'
  const isOutlaw = (role: SeenRole): boolean =>
    role === 'outlaw' || (role === 'hidden' && isOutlawSealed)
  return { side: 'outlaws', seats: seatsWhere(table, (seat) => isOutlaw(at(table.roles, seat))) }
}

function seatsWhere({ roles }: Standing, is: (seat: Seat) => boolean): Seat[] {
  return roles.map((_, seat) => seat).filter(is)
}
