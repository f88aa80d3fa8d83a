import { FEWEST_SEATS, MOST_SEATS, isHunt, type Role } from '@/family/roles'

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

export const isThreePlayerGame = (state: { readonly roles: readonly unknown[] }): boolean =>
  isHunt(state.roles.length)
