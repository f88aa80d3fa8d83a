import { useRoomWords } from '@/i18n'
import { HintSheet } from './hint-sheet'
import { ShownAdvice } from './shown-advice'

/** Whatever the coach lays over the table. */
export function TableCoach() {
  if (!useRoomWords('coach')) return null
  return (
    <>
      <ShownAdvice />
      <HintSheet />
    </>
  )
}
