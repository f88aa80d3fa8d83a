export const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const
export type Role = (typeof ROLES)[number]
/** A role card as somebody sees it: a sealed envelope until its owner falls. */
export type SeenRole = Role | 'hidden'
export type RoleCounts = Readonly<Record<Role, number>>

export const MIN_SEATS = 4
export const MAX_SEATS = 7

const BY_SEATS: Readonly<Record<number, RoleCounts>> = {
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
}

/** How many of each role the official game deals to so many players (rules §1). */
export function officialRoleCounts(seats: number): RoleCounts {
  const found = BY_SEATS[seats]
  if (!found) throw new RangeError(`the game is for ${MIN_SEATS} to ${MAX_SEATS} players`)
  return found
}

export const officialRoleCards = (seats: number): Role[] =>
  ROLES.flatMap((role) => Array<Role>(officialRoleCounts(seats)[role]).fill(role))
