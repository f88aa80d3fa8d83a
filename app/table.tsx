import { SeatCoachGate, TableCoachGate } from '@/features/coach/table-coach-gate'
import { TableScreen } from '@/features/table/table-screen'
import { CoachGate } from '@/features/tutorial/coach-gate'

/** The table, with the lesson's cards or the coach's advice over it. */
export default function TableRoute() {
  return (
    <>
      <TableScreen SeatNote={SeatCoachGate} />
      <CoachGate />
      <TableCoachGate />
    </>
  )
}
