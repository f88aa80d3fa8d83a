import type { Ledger, LedgerProps } from '../../face'
import { DiceChart } from './dice-chart'
import { RecordSection } from './record-section'

/** What the ledger tells of dice: how they fell, and what was dealt out, drunk and suffered. */
export const ledger: Ledger = { Sections }

function Sections({ told, title }: LedgerProps) {
  return (
    <>
      <DiceChart {...told} />
      <RecordSection {...told} title={title} />
    </>
  )
}
