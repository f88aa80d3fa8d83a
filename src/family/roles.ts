export const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const
export type Role = (typeof ROLES)[number]
/** A role card as somebody sees it: a sealed envelope until its owner falls. */
export type SeenRole = Role | 'hidden'
export type RoleCounts = Readonly<Record<Role, number>>

/** The smallest and the largest table of any game of the family. */
export const FEWEST_SEATS = 3
export const MOST_SEATS = 8

/** Three hunt one another in a ring, with open roles and without a Sheriff (dice, rules §9). */
export const isHunt = (seats: number): boolean => seats === FEWEST_SEATS

const BY_SEATS: Readonly<Record<number, RoleCounts>> = {
  [FEWEST_SEATS]: { sheriff: 0, deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  [MOST_SEATS]: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
}

/** How many of each role the official games deal to a number of players (both rules §1). */
export function officialRoleCounts(seats: number): RoleCounts {
  const found = BY_SEATS[seats]
  if (!found) throw new RangeError(`no game of the family is for ${seats} players`)
  return found
}

const rolesByCounts = new Map<RoleCounts, readonly SeenRole[]>()

/** The role cards that are dealt to a number of players. */
export function officialRoleCards(seats: number): readonly SeenRole[] {
  const counts = officialRoleCounts(seats)
  const known = rolesByCounts.get(counts)
  if (known) return known
  const roles = ROLES.flatMap((role) => Array<SeenRole>(counts[role]).fill(role))
  rolesByCounts.set(counts, roles)
  return roles
}

/** What a sealed envelope can hold, in the order of all lists of three; the Sheriff's card lies open. */
export const SEALED_ROLES = ['deputy', 'outlaw', 'renegade'] as const
export type SealedRole = (typeof SEALED_ROLES)[number]

interface RolesInSight {
  readonly roles: readonly SeenRole[]
  readonly roleCounts: RoleCounts
}

/** The roles that a sealed envelope can still hold: all in the game less those in sight. */
export function sealedRoles({ roles, roleCounts }: RolesInSight): Role[] {
  const seen = (role: Role): number => roles.filter((other) => other === role).length
  return SEALED_ROLES.filter((role) => roleCounts[role] > seen(role))
}
