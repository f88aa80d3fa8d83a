import type { Ledger, LedgerProps } from '../../face'
import { DrawChart } from './draw-chart'
import { RecordSection } from './record-section'
import { ShotChart } from './shot-chart'

/** What the ledger tells of cards: shots, the luck of draw!s, and what was played, drunk and suffered. */
export const ledger: Ledger = { Sections }

function Sections({ told, title, width }: LedgerProps) {
  return (
    <>
      <ShotChart {...told} width={width} />
      <DrawChart {...told} />
      <RecordSection {...told} title={title} />
    </>
  )
}
