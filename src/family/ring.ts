import type { Seat } from '@/core/game'
import { listOf } from './sets'

/** Who sits round a table and still plays. */
export interface Ring {
  readonly alive: readonly boolean[]
}

/** The living seats, clockwise from 0. */
export function livingSeats({ alive }: Ring): readonly Seat[] {
  let bits = 0
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) bits |= 1 << seat
  return listOf(bits)
}

export function countLiving({ alive }: Ring): number {
  let count = 0
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) count++
  return count
}

/** The place to the left, living or not. */
export const leftOf = ({ alive }: Ring, seat: Seat): Seat =>
  seat + 1 === alive.length ? 0 : seat + 1

/** The next living player to the left. */
export function nextLiving(ring: Ring, from: Seat): Seat {
  let seat = from
  do seat = leftOf(ring, seat)
  while (!ring.alive[seat])
  return seat
}

/** How many places lie between two living players, the shorter way. */
export function placesBetween(ring: Ring, from: Seat, to: Seat): number {
  const living = livingSeats(ring)
  const apart = Math.abs(living.indexOf(to) - living.indexOf(from))
  return Math.min(apart, living.length - apart)
}
