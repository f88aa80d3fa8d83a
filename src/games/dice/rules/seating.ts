import { at } from '@/core/list'
import { abilityAt } from '../characters'
import { listOf } from './sets'
import type { DiceState, Face, Seat } from './state'

/** The living seats, clockwise from 0. */
export function livingSeats({ alive }: DiceState): readonly Seat[] {
  let bits = 0
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) bits |= 1 << seat
  return listOf(bits)
}

export function countLiving(state: DiceState): number {
  const { alive } = state
  let living = 0
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) living++
  return living
}

/** The next living player to the left. */
export function nextLiving(state: DiceState, from: Seat): Seat {
  return walk(state, from, 1)
}

/** The place to the left, living or not. */
export const leftOf = ({ alive }: DiceState, seat: Seat): Seat =>
  seat + 1 === alive.length ? 0 : seat + 1

const rightOf = ({ alive }: DiceState, seat: Seat): Seat => (seat === 0 ? alive.length : seat) - 1

/** The living player so many places to the left; negative places count to the right (rules §2). */
function walk(state: DiceState, from: Seat, places: number): Seat {
  let seat = from
  for (let left = Math.abs(places); left > 0; left--) {
    do seat = places < 0 ? rightOf(state, seat) : leftOf(state, seat)
    while (!state.alive[seat])
  }
  return seat
}

/** Up to three living players, every `2` is treated as a `1` (rules §2). */
const SMALL_RING = 3
const ONE_PLACE = [1] as const
const TWO_PLACES = [2] as const

/** The places at which a shooter's bull's eye of this face may hit. */
export function reachOf(state: DiceState, shooter: Seat, face: Face): readonly number[] {
  const living = countLiving(state)
  const places = face === 'one' || living <= SMALL_RING ? ONE_PLACE : TWO_PLACES
  const ability = abilityAt(state.characters, shooter)
  return ability.modifyReach?.(places, { living, options: state.options }) ?? places
}

/** Whom a bull's eye may hit, lowest seat first. Nobody is his own target, whatever the count gives. */
export function targetsOf(state: DiceState, shooter: Seat, face: Face): readonly Seat[] {
  let bits = 0
  const reach = reachOf(state, shooter, face)
  for (let i = 0; i < reach.length; i++) {
    const places = at(reach, i)
    bits |= (1 << walk(state, shooter, places)) | (1 << walk(state, shooter, -places))
  }
  return listOf(bits & ~(1 << shooter))
}

/** How many places lie between two living players, the shorter way. */
export function placesBetween(state: DiceState, from: Seat, to: Seat): number {
  const { alive } = state
  let left = 0
  for (let seat = from; seat !== to; seat = leftOf(state, seat)) if (alive[seat]) left++
  return Math.min(left, countLiving(state) - left)
}
