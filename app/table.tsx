import { TableScreen } from '@/features/table/table-screen'
import { CoachGate } from '@/features/tutorial/coach-gate'

/** The table, with the coach over it. */
export default function TableRoute() {
  return (
    <>
      <TableScreen />
      <CoachGate />
    </>
  )
}
