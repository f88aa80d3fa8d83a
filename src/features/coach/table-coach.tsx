import { useRoom } from '@/boards'
import type { Seat } from '@/core/game'
import { useRoomWords } from '@/i18n'
import { Waiting } from '@/ui'
import { HintSheet } from './hint-sheet'
import { SeatSuspicions } from './seat-suspicions'
import { ShownAdvice } from './shown-advice'
import { SuspicionPanel } from './suspicion-panel'

// One file of the web app for all that the coach shows at a table: what both need is fetched once, and not at the start.

/** What the coach says about one seat. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  return (
    <Waiting for={useRoom('coach')}>
      {(coach) => <SeatSuspicions coach={coach} seat={seat} />}
    </Waiting>
  )
}

/** Whatever the coach lays over the table. */
export function TableCoach() {
  const hasWords = useRoomWords('coach')
  const room = useRoom('coach')
  if (!hasWords) return null
  return (
    <Waiting for={room}>
      {(coach) => (
        <>
          <ShownAdvice coach={coach} />
          <HintSheet coach={coach} />
          <SuspicionPanel coach={coach} />
        </>
      )}
    </Waiting>
  )
}
