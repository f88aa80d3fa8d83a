import type { Role, RoleCounts } from './state'

export const MIN_SEATS = 3
export const MAX_SEATS = 8

const counts = (sheriff: number, renegade: number, outlaw: number, deputy: number): RoleCounts => ({
  sheriff,
  deputy,
  outlaw,
  renegade,
})

const BY_SEATS: Readonly<Record<number, RoleCounts>> = {
  3: counts(0, 1, 1, 1),
  4: counts(1, 1, 2, 0),
  5: counts(1, 1, 2, 1),
  6: counts(1, 1, 3, 1),
  7: counts(1, 1, 3, 2),
  8: counts(1, 2, 3, 2),
}

/** How many of each role the official game deals to so many players (rules §1). */
export function officialRoleCounts(seats: number): RoleCounts {
  const found = BY_SEATS[seats]
  if (!found) throw new RangeError(`the game is for ${MIN_SEATS} to ${MAX_SEATS} players`)
  return found
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
