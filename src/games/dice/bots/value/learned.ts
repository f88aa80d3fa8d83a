import { VALUE } from '../generated/value'
import { SHIPPED_PARTS, type Stake, type ValueTable } from './tables'

const unpacked = new Map<Stake, ValueTable>()

/** The table learned for a side, unpacked when it is first asked for. */
export function learnedValue(stake: Stake): ValueTable {
  const known = unpacked.get(stake)
  if (known) return known
  const { phases, characters, places } = VALUE[stake]
  const table = {
    phases: numbersOf(phases, SHIPPED_PARTS.phases),
    characters: numbersOf(characters, SHIPPED_PARTS.characters),
    places: numbersOf(places, SHIPPED_PARTS.places),
  }
  unpacked.set(stake, table)
  return table
}

const numbersOf = (text: string, unit: number): Float32Array =>
  Float32Array.from(text.split(' '), (number) => Number(number) / unit)
