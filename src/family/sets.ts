import { at } from '@/core/list'
import { MOST_SEATS } from './roles'

const NUMBERS = Array.from({ length: MOST_SEATS }, (_, number) => number)

const LISTS: readonly (readonly number[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, bits) =>
  NUMBERS.filter((number) => bits & (1 << number)),
)

/** The seats or dice of a set of bits, lowest first. There are few sets, so no list is made twice. */
export const listOf = (bits: number): readonly number[] => at(LISTS, bits)

/** The set of a list of seats or dice. */
export function bitsOf(list: readonly number[]): number {
  let bits = 0
  for (let i = 0; i < list.length; i++) bits |= 1 << at(list, i)
  return bits
}
