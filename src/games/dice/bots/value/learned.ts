import { VALUE } from '../generated/value'
import type { Stake, ValueTable } from './tables'

const HUNDREDTHS = 100

const unpacked = new Map<Stake, ValueTable>()

/** The table learned for a side, unpacked when it is first asked for. */
export function learnedValue(stake: Stake): ValueTable {
  const known = unpacked.get(stake)
  if (known) return known
  const { phases, characters } = VALUE[stake]
  const table = { phases: numbersOf(phases), characters: numbersOf(characters) }
  unpacked.set(stake, table)
  return table
}

const numbersOf = (text: string): Float32Array =>
  Float32Array.from(text.split(' '), (number) => Number(number) / HUNDREDTHS)
