import { useEffect, useState } from 'react'
import { useFace, useRoom, type Lesson } from '@/boards'
import type { GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { selectShownAdvice } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectLog, selectOwnSeat, selectShown, selectView } from '@/store/match/selectors'
import { selectShownTips } from '@/store/progress/selectors'
import { selectCanRead } from '@/store/reading/selectors'
import { tipShown } from '@/store/progress/slice'
import { Waiting } from '@/ui'
import { Note } from '@/ui/table'

/** Time to read a tip twice; it stands in the way of the log. */
const LONG_ENOUGH = 9000

/** A tip when the table gives reason for it. Closing it, a while, or the end of one's turn puts it away for good. */
export function TipNote() {
  return <Waiting for={useRoom('lesson')}>{(lesson) => <Tip lesson={lesson} />}</Waiting>
}

function Tip({ lesson }: { readonly lesson: Lesson<GameId> }) {
  const hasWords = useRoomWords('tutorial', ...lesson.words)
  const { t } = useTranslation('common')
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectView)
  const own = useAppSelector(selectOwnSeat)
  const shown = useAppSelector(selectShownTips)
  const hasCaughtUp = useAppSelector(selectShown) >= useAppSelector(selectLog).length
  const [open, setOpen] = useState<string | null>(null)
  const found = view && hasCaughtUp ? lesson.tipFor(view, own, shown) : null
  if (found && open === null) setOpen(found)
  const { table } = useFace()
  const isAsked = view !== null && table.factsOf(view).asked === own
  if (open !== null && !isAsked) setOpen(null)
  useEffect(() => {
    if (open !== null) dispatch(tipShown(open))
  }, [open, dispatch])
  useEffect(() => {
    if (open === null) return undefined
    const timer = setTimeout(() => setOpen(null), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [open])
  const words = lesson.useTip(open)
  const canRead = useAppSelector(selectCanRead)
  // A hint that lies on the table has the same place, and was asked for.
  const isAdvised = useAppSelector(selectShownAdvice) !== null
  if (!hasWords || open === null || isAdvised) return null
  return (
    <Note
      text={words}
      icon="close"
      label={t('close')}
      onPress={() => setOpen(null)}
      testID="tip"
      isBesideTwo={canRead}
    />
  )
}
