import { useEffect, useState } from 'react'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { selectMaySuspect } from '@/store/coach/selectors'
import { panelOpened } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectShownTips } from '@/store/progress/selectors'
import { tipShown } from '@/store/progress/slice'
import { selectSettings } from '@/store/settings/selectors'
import { settingsChanged } from '@/store/settings/slice'
import { selectCanRead } from '@/store/reading/selectors'
import { Note } from '@/ui/table'
import type { TableShell } from './use-table-shell'

/** Whoever skips so often would like it faster. */
const OFTEN = 5
/** There is something to suspect from the second round on. */
const ROUND = 2
/** Time to read it twice. */
const LONG_ENOUGH = 9000

const NOTES = ['speed', 'suspicions'] as const
type NoteId = (typeof NOTES)[number]

/** What the table suggests once in a lifetime while others play, each where there is reason for it. */
export function OnceNotes<G extends GameId>({ table }: { readonly table: TableShell<G> }) {
  const shown = useAppSelector(selectShownTips)
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState<NoteId | null>(null)
  const reasons = useReasons(table)
  const found = NOTES.find((note) => reasons[note] && !shown.includes(note)) ?? null
  const isFree = table.parts.question === null && !table.isCovered
  if (open === null && found !== null && isFree) setOpen(found)
  if (open !== null && !isFree) setOpen(null)
  useEffect(() => {
    if (open === null) return undefined
    dispatch(tipShown(open))
    const timer = setTimeout(() => setOpen(null), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [open, dispatch])
  return open && <Suggestion note={open} onDone={() => setOpen(null)} />
}

function useReasons<G extends GameId>({ facts, hurry }: TableShell<G>) {
  const { speed } = useAppSelector(selectSettings)
  const maySuspect = useAppSelector(selectMaySuspect)
  return {
    speed: speed === 1 && hurry.skips >= OFTEN,
    suspicions: maySuspect && facts.round >= ROUND && facts.winner === null,
  }
}

function Suggestion({ note, onDone }: { readonly note: NoteId; readonly onDone: () => void }) {
  const { t } = useTranslation('table')
  const dispatch = useAppDispatch()
  const canRead = useAppSelector(selectCanRead)
  const follow = () => {
    onDone()
    if (note === 'speed') return void dispatch(settingsChanged({ speed: 2 }))
    dispatch(settingsChanged({ suspicions: true }))
    dispatch(panelOpened())
  }
  return (
    <Note
      text={t(`once.${note}`)}
      icon={note === 'speed' ? 'speed' : 'eye'}
      label={t(`once.${note}Do`)}
      onPress={follow}
      testID={`once-${note}`}
      isBesideTwo={canRead}
    />
  )
}
