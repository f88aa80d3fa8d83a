import type { Seat } from '@/core/game'
import type { Role, SeenRole } from './roles'
import type { Side, Winner } from './winning'

/** How and when somebody left a game. */
export interface FamilyFall {
  readonly seat: Seat
  readonly role: Role
  /** Counted from 1 over the whole match. */
  readonly turn: number
  readonly by: Seat | null
}

/** Who won, and the fall that decided it; null where the match was over before it began, or a house rule decided. */
export interface FamilyEnding<F extends FamilyFall = FamilyFall> {
  readonly winner: Winner
  readonly turn: number
  readonly fall: F | null
}

/** A match looked back on, as far as every game of the family tells of it. */
export interface FamilyRecap {
  readonly turns: number
  readonly roles: readonly SeenRole[]
  /** By seat: life at the deal, then after each turn. */
  readonly life: readonly (readonly number[])[]
  /** In the order in which they fell. */
  readonly falls: readonly FamilyFall[]
  /** Null while nobody has won. */
  readonly ending: FamilyEnding | null
}

const DECIDED_BY: Readonly<Record<'law' | 'outlaws' | 'renegade', readonly Role[]>> = {
  outlaws: ['sheriff'],
  renegade: ['sheriff'],
  law: ['outlaw', 'renegade'],
}

/** The fall that made a side win at a table with a Sheriff; without one, the last fall of all. */
export function decisiveFall<F extends FamilyFall>(side: Side, falls: readonly F[]): F | null {
  if (side !== 'law' && side !== 'outlaws' && side !== 'renegade') return falls.at(-1) ?? null
  return falls.findLast(({ role }) => DECIDED_BY[side].includes(role)) ?? null
}
