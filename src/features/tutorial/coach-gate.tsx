import { Suspense, lazy } from 'react'
import { useFace } from '@/boards'
import { useAppSelector } from '@/store/hooks'
import { selectIsLesson, selectPlayers } from '@/store/match/selectors'
import { selectShownTips } from '@/store/progress/selectors'
import { Held } from './held'

const Coach = lazy(() => import('./coach').then((m) => ({ default: m.Coach })))
const Tips = lazy(() => import('./tip-note').then((m) => ({ default: m.TipNote })))

/** The coach over the table: in the lesson its steps, after it tips. Whoever has seen them all loads nothing. */
export function CoachGate() {
  const { tips } = useFace()
  const isLesson = useAppSelector(selectIsLesson)
  const shown = useAppSelector(selectShownTips)
  const people = useAppSelector(selectPlayers).filter(({ kind }) => kind === 'human').length
  if (isLesson)
    return (
      <Suspense fallback={<Held />}>
        <Coach />
      </Suspense>
    )
  // A phone that is passed around is not the place for what its owner should learn.
  return people === 1 && tips.some((tip) => !shown.includes(tip)) ? (
    <Suspense fallback={null}>
      <Tips />
    </Suspense>
  ) : null
}
