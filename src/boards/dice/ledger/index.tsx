import type { Statistics } from '@/store/history/statistics'
import type { Ledger } from '../../face'
import { DiceChart } from './dice-chart'
import { RecordSection } from './record-section'

/** What the ledger tells of dice: how they fell, and what was dealt out, drunk and suffered. */
export const ledger: Ledger = { Sections }

function Sections({ told }: { readonly told: Statistics }) {
  return (
    <>
      <DiceChart {...told} />
      <RecordSection {...told} />
    </>
  )
}
