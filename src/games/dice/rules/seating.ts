import { at } from '@/core/list'
import { livingSeats } from '@/family/ring'
import { listOf } from '@/family/sets'
import { abilityAt } from '../characters'
import type { DiceState, Face, Seat } from './state'

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
