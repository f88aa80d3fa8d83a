import { VALUE } from '../generated/value'
import type { Stake, ValueTable } from './tables'

const HUNDREDTHS = 100
const THOUSANDTHS = 1000

const unpacked = new Map<Stake, ValueTable>()

/** The table learned for a side, unpacked when it is first asked for. */
export function learnedValue(stake: Stake): ValueTable {
  const known = unpacked.get(stake)
  if (known) return known
  const { phases, characters, places } = VALUE[stake]
  const table = {
    phases: numbersOf(phases, HUNDREDTHS),
    characters: numbersOf(characters, HUNDREDTHS),
    places: numbersOf(places, THOUSANDTHS),
  }
  unpacked.set(stake, table)
  return table
}

const numbersOf = (text: string, unit: number): Float32Array =>
  Float32Array.from(text.split(' '), (number) => Number(number) / unit)
