import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import { ROLES, isHunt, type Role, type RoleCounts } from '../roles'
import type { FamilyRecap } from '../story'

/** Who was who, and when everybody else got to see it. */
export interface Truth {
  readonly roles: readonly Role[]
  /** By seat: the turn in which the card turned up; 0 where it lay open from the start. */
  readonly turnedUp: readonly number[]
}

type Told = Pick<FamilyRecap, 'roles' | 'falls' | 'turns'>

/** The truth of a match that is over; null where a card is still sealed. */
export function truthOf({ roles, falls, turns }: Told): Truth | null {
  const known = roles.flatMap((role): Role[] => (role === 'hidden' ? [] : [role]))
  if (known.length < roles.length) return null
  const isOpen = isHunt(roles.length)
  const turnedUp = known.map((role, seat) =>
    isOpen || role === 'sheriff'
      ? 0
      : (falls.find((fall) => fall.seat === seat)?.turn ?? Math.max(1, turns)),
  )
  return { roles: known, turnedUp }
}

/** Whose cards somebody could guess at when a turn began: sealed ones that are not their own. */
export const sealedBefore = ({ turnedUp }: Truth, by: Seat, turn: number): Seat[] =>
  turnedUp.flatMap((when, seat) => (seat !== by && when >= turn ? [seat] : []))

/** How many of each role lay sealed before somebody when a turn began. */
export function sealedCounts(truth: Truth, by: Seat, turn: number): RoleCounts {
  const counts = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 }
  for (const seat of sealedBefore(truth, by, turn)) counts[at(truth.roles, seat)] += 1
  return counts
}

/** What counting the cards says of every sealed one: no more than how many of each there are. */
export function countedChances(counts: RoleCounts): readonly [number, number, number, number] {
  const all = ROLES.reduce((sum, role) => sum + counts[role], 0)
  const share = (role: Role): number => (all === 0 ? 0 : counts[role] / all)
  return [share('sheriff'), share('deputy'), share('outlaw'), share('renegade')]
}
