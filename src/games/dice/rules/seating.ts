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

export const countLiving = (state: DiceState): number => livingSeats(state).length

/** The place to the left, living or not. */
export const leftOf = ({ alive }: DiceState, seat: Seat): Seat =>
  seat + 1 === alive.length ? 0 : seat + 1

/** The next living player to the left. */
export function nextLiving(state: DiceState, from: Seat): Seat {
  let seat = from
  do seat = leftOf(state, seat)
  while (!state.alive[seat])
  return seat
}

/** Up to three living players, every `2` is treated as a `1` (rules §2). */
const SMALL_RING = 3
const ONE_PLACE = [1] as const
const TWO_PLACES = [2] as const

/** Whom a living shooter's bull's eye may hit, lowest seat first. Nobody is his own target, whatever the count gives. */
export function targetsOf(state: DiceState, shooter: Seat, face: Face): readonly Seat[] {
  const { characters, options } = state
  const ring = livingSeats(state)
  const living = ring.length
  const printed = face === 'one' || living <= SMALL_RING ? ONE_PLACE : TWO_PLACES
  const reach =
    abilityAt(characters, shooter).modifyReach?.(printed, { living, options }) ?? printed
  const from = ring.indexOf(shooter)
  let bits = 0
  for (let i = 0; i < reach.length; i++) {
    const places = at(reach, i)
    bits |= 1 << at(ring, (from + places) % living)
    bits |= 1 << at(ring, (from + living - places) % living)
  }
  return listOf(bits & ~(1 << shooter))
}

/** How many places lie between two living players, the shorter way. */
export function placesBetween(state: DiceState, from: Seat, to: Seat): number {
  const ring = livingSeats(state)
  const apart = Math.abs(ring.indexOf(to) - ring.indexOf(from))
  return Math.min(apart, ring.length - apart)
}
