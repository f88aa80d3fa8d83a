import { lazyScreen } from '@/ui'

/** The table, and what the lesson and the coach may lay over it. */
export const tableParts = () =>
  Promise.all([
    import('@/features/table/table-screen'),
    import('@/features/coach/table-coach-gate'),
    import('@/features/tutorial/coach-gate'),
  ])

/** The table, with the lesson's cards or the coach's advice over it. */
export default lazyScreen(async () => {
  const [{ TableScreen }, { SeatCoachGate, TableCoachGate }, { CoachGate }] = await tableParts()
  return function TableRoute() {
    return (
      <>
        <TableScreen SeatNote={SeatCoachGate} />
        <CoachGate />
        <TableCoachGate />
      </>
    )
  }
})
