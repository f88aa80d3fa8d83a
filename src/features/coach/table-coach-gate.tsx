import { Suspense, lazy, useState } from 'react'
import { selectHint, selectShownAdvice } from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'

const TableCoach = lazy(() => import('./table-coach').then((m) => ({ default: m.TableCoach })))

/** The coach comes to the table when he is first called: until then nothing of him is loaded. */
export function TableCoachGate() {
  const isCalled = useAppSelector(
    (state) => selectHint(state) !== null || selectShownAdvice(state) !== null,
  )
  const [hasCome, setCome] = useState(isCalled)
  if (isCalled && !hasCome) setCome(true)
  return hasCome ? (
    <Suspense fallback={null}>
      <TableCoach />
    </Suspense>
  ) : null
}
