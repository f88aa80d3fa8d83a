import { useRoomWords } from '@/i18n'
import { HintSheet } from './hint-sheet'
import { ShownAdvice } from './shown-advice'
import { SuspicionPanel } from './suspicion-panel'

// One file of the web app for all that the coach shows at a table: what both need is fetched once, and not at the start.
export { SeatSuspicions } from './seat-suspicions'

/** Whatever the coach lays over the table. */
export function TableCoach() {
  if (!useRoomWords('coach')) return null
  return (
    <>
      <ShownAdvice />
      <HintSheet />
      <SuspicionPanel />
    </>
  )
}
