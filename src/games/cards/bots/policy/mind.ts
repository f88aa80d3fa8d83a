import { at } from '@/core/list'
import type { RoleChances } from '@/family/beliefs/belief'
import { ROLES, type Role, type RoleCounts, type SeenRole } from '@/family/roles'
import type { Seat } from '../../rules/state'

/** How likely an unseen card is to be of the kinds that decide a fight, by card counting. */
export interface Odds {
  readonly missed: number
  readonly bang: number
}

/** As the deck is printed. */
export const PRINTED_ODDS: Odds = { missed: 12 / 80, bang: 25 / 80 }

/** What somebody goes by who plays by plain sense: who they are, and what they think of the others. */
export interface Mind {
  readonly role: Role
  /** By seat. */
  readonly chances: readonly RoleChances[]
  /** By seat: what harm to them is worth; below 0 they are friends. */
  readonly enmity: readonly number[]
  readonly odds: Odds
  /** By seat: how many unseen cards a hand is as good as where a Missed! or a Bang! is feared; null if as many as it holds. */
  readonly mayMiss: readonly number[] | null
  readonly mayFire: readonly number[] | null
}

interface Standing {
  readonly alive: readonly boolean[]
  readonly roles: readonly SeenRole[]
  readonly roleCounts: RoleCounts
}

/** How many of each role still play, in the order of `ROLES`: public. */
export function stillIn({ roles, alive, roleCounts }: Standing): number[] {
  const left = ROLES.map((role) => roleCounts[role])
  for (let seat = 0; seat < roles.length; seat++) {
    const role = roles[seat]
    if (alive[seat] || role === undefined || role === 'hidden') continue
    const i = ROLES.indexOf(role)
    left[i] = at(left, i) - 1
  }
  return left
}

export type Hatred = readonly [number, number, number, number]

/** What harm to a Sheriff, a Deputy, an Outlaw and a Renegade is worth to somebody. */
function hatredOf(
  role: Role,
  [, deputies = 0, outlaws = 0]: readonly number[],
  living: number,
): Hatred {
  switch (role) {
    case 'sheriff':
      return [0, -1, 1, outlaws > 0 ? 0.45 : 1]
    case 'deputy':
      return [-1.6, -0.8, 1, outlaws > 0 ? 0.5 : 1]
    case 'outlaw':
      return [1.6, 0.7, -0.8, 0.3]
    case 'renegade':
      return renegadeHatred(deputies, outlaws, living)
  }
}

/** The Renegade keeps the sides even and the Sheriff alive until the two are alone. */
function renegadeHatred(deputies: number, outlaws: number, living: number): Hatred {
  if (living === 2) return [2, 0, 0, 0]
  if (outlaws === 0) return [-0.8, 1, 0, 0]
  return outlaws > deputies ? [-1, 0.2, 1, 0] : [-0.4, 0.9, 0.3, 0]
}

/** What harm to each role is worth to a player of a role, at the table as it stands. */
export function hatredAt(table: Standing, role: Role): Hatred {
  let living = 0
  for (const isAlive of table.alive) if (isAlive) living++
  return hatredOf(role, stillIn(table), living)
}

/** What harm to each seat is worth to a player, by what they think of the cards. */
export const enmities = (
  hatred: Hatred,
  seat: Seat,
  chances: readonly RoleChances[],
): readonly number[] =>
  chances.map((of, other) =>
    other === seat
      ? -1
      : of[0] * hatred[0] + of[1] * hatred[1] + of[2] * hatred[2] + of[3] * hatred[3],
  )
