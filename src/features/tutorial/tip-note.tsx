import { useEffect, useState } from 'react'
import { useRoomWords, useTranslation } from '@/i18n'
import { selectShownAdvice } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectLog, selectOwnSeat, selectShown, selectView } from '@/store/match/selectors'
import { selectShownTips } from '@/store/progress/selectors'
import { tipShown } from '@/store/progress/slice'
import { Note } from '@/ui/table'
import { tipFor, type Tip } from './tips'

/** A tip when the table gives reason for it. Closing it, or the next choice of one's own, puts it away for good. */
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
