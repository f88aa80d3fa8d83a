import { ROLES, type DiceState, type Role, type RoleCounts, type SeenRole } from './state'

export const MIN_SEATS = 3
export const MAX_SEATS = 8

const BY_SEATS: Readonly<Record<number, RoleCounts>> = {
  3: { sheriff: 0, deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  8: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
}

/** How many of each role the official game deals to so many players (rules §1). */
export function officialRoleCounts(seats: number): RoleCounts {
  const found = BY_SEATS[seats]
  if (!found) throw new RangeError(`the game is for ${MIN_SEATS} to ${MAX_SEATS} players`)
  return found
}

const cardsByCounts = new Map<RoleCounts, readonly SeenRole[]>()

/** The role cards that are dealt to so many players. */
export function officialRoleCards(seats: number): readonly SeenRole[] {
  const counts = officialRoleCounts(seats)
  const known = cardsByCounts.get(counts)
  if (known) return known
  const cards = ROLES.flatMap((role) => Array<SeenRole>(counts[role]).fill(role))
  cardsByCounts.set(counts, cards)
  return cards
}

const SEALED = ['deputy', 'outlaw', 'renegade'] as const

/** The roles that a sealed envelope can still hold: all in the game less those in sight. */
export function sealedRoles({ roles, roleCounts }: DiceState): Role[] {
  const seen = (role: Role): number => roles.filter((other) => other === role).length
  return SEALED.filter((role) => roleCounts[role] > seen(role))
}

/** Whom each role hunts in the three-player game (rules §9). */
export const PREY: Readonly<Record<Role, Role | null>> = {
  deputy: 'renegade',
  renegade: 'outlaw',
  outlaw: 'deputy',
  sheriff: null,
}

/** Three players play with open roles and without a Sheriff (rules §9). */
export const isThreePlayerGame = (state: { readonly roles: readonly unknown[] }): boolean =>
  state.roles.length === MIN_SEATS
