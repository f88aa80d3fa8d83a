import { FEWEST_SEATS, MOST_SEATS, type Role } from '@/family/roles'

export const MIN_SEATS = FEWEST_SEATS
export const MAX_SEATS = MOST_SEATS

export const isTableSize = (seats: number): boolean =>
  Number.isInteger(seats) && seats >= MIN_SEATS && seats <= MAX_SEATS

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
