import type { CardsState, Seat } from './state'

type Living = Pick<CardsState, 'alive'>

export function countLiving({ alive }: Living): number {
  let count = 0
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) count++
  return count
}

/** The place to the left, living or not. */
export const leftOf = ({ alive }: Living, seat: Seat): Seat =>
  seat + 1 === alive.length ? 0 : seat + 1

/** The next living player to the left. */
export function nextLiving(state: Living, from: Seat): Seat {
  let seat = from
  do seat = leftOf(state, seat)
  while (!state.alive[seat])
  return seat
}
