import { useEffect, useState } from 'react'
import { useRoomWords, useTranslation } from '@/i18n'
import { selectShownAdvice } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectLog, selectOwnSeat, selectShown, selectView } from '@/store/match/selectors'
import { selectShownTips } from '@/store/progress/selectors'
import { tipShown } from '@/store/progress/slice'
import { Note } from '@/ui/table'
import { tipFor, type Tip } from './tips'

/** Time to read a tip twice; it stands in the way of the log. */
const LONG_ENOUGH = 9000

/** A tip when the table gives reason for it. Closing it, a while, or the end of one's turn puts it away for good. */
export function TipNote() {
  const hasWords = useRoomWords('tutorial')
  const { t } = useTranslation(['tutorial', 'common'])
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectView)
  const own = useAppSelector(selectOwnSeat)
  const shown = useAppSelector(selectShownTips)
  const hasCaughtUp = useAppSelector(selectShown) >= useAppSelector(selectLog).length
  const [open, setOpen] = useState<Tip | null>(null)
  const found = view && hasCaughtUp ? tipFor(view, own, shown) : null
  if (found && open === null) setOpen(found)
  const isAsked = view?.decision?.seat === own
  if (open !== null && !isAsked) setOpen(null)
  useEffect(() => {
    if (open !== null) dispatch(tipShown(open))
  }, [open, dispatch])
  useEffect(() => {
    if (open === null) return undefined
    const timer = setTimeout(() => setOpen(null), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [open])
  // A hint that lies on the table has the same place, and was asked for.
  const isAdvised = useAppSelector(selectShownAdvice) !== null
  if (!hasWords || open === null || isAdvised) return null
  return (
    <Note
      text={t(`tips.${open}`)}
      icon="close"
      label={t('common:close')}
      onPress={() => setOpen(null)}
      testID="tip"
    />
  )
}
