import { Suspense, lazy, useState } from 'react'
import type { Seat } from '@/core/game'
import {
  selectAreSuspicionsOn,
  selectHint,
  selectIsPanelOpen,
  selectShownAdvice,
} from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'

const TableCoach = lazy(() => import('./table-coach').then((m) => ({ default: m.TableCoach })))
const SeatNote = lazy(() => import('./table-coach').then((m) => ({ default: m.SeatNote })))

/** The coach comes to the table when first called: until then nothing of it is loaded. */
export function TableCoachGate() {
  const isCalled = useAppSelector(
    (state) =>
      selectHint(state) !== null || selectShownAdvice(state) !== null || selectIsPanelOpen(state),
  )
  const [hasCome, setCome] = useState(isCalled)
  if (isCalled && !hasCome) setCome(true)
  return hasCome ? (
    <Suspense fallback={null}>
      <TableCoach />
    </Suspense>
  ) : null
}

/** What the coach says about one seat, on that seat's sheet. */
export function SeatCoachGate({ seat }: { readonly seat: Seat }) {
  return useAppSelector(selectAreSuspicionsOn) ? (
    <Suspense fallback={null}>
      <SeatNote seat={seat} />
    </Suspense>
  ) : null
}
