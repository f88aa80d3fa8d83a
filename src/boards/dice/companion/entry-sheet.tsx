import { useState } from 'react'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectDiceLog } from '@/store/tracker/dice-selectors'
import { entryOf } from '@/store/tracker/selectors'
import { entryEdited } from '@/store/tracker/slice'
import { EntrySheet as Entry } from '../../companion/entry-sheet'
import { EntryFields } from './entry-fields'
import type { SheetsProps } from './sheets'
import { useEntryWords } from './use-entry-words'

/** An earlier entry of this table. */
export function EntrySheet({ index, onOpen }: SheetsProps & { readonly index: number }) {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const entry = useAppSelector(selectDiceLog)[index]
  const action = useAppSelector((state) => entryOf(state, 'dice', index))
  const words = useEntryWords()
  const [changed, setChanged] = useState<TrackerAction | null>(null)
  if (!entry || !action) return null
  const close = () => onOpen({ kind: 'log' })
  const apply = (wanted: TrackerAction | null) => {
    dispatch(entryEdited({ index, action: wanted }))
    close()
  }
  return (
    <Entry
      title={t(`entry.${action.type}`)}
      words={words(entry)}
      onSave={changed ? () => apply(changed) : undefined}
      onRemove={() => apply(null)}
      onClose={close}
    >
      <EntryFields action={changed ?? action} before={entry.before} onChange={setChanged} />
    </Entry>
  )
}
