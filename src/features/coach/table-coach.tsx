import { useRoomWords } from '@/i18n'
import { HintSheet } from './hint-sheet'
import { ShownAdvice } from './shown-advice'
import { SuspicionPanel } from './suspicion-panel'

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
