import { useState } from 'react'
import type { TrackerAction } from '@/games/cards/tracker'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { entryOf, logOf } from '@/store/tracker/selectors'
import { entryEdited } from '@/store/tracker/slice'
import { EntrySheet as Entry } from '../../companion/entry-sheet'
import { EntryFields } from './entry-fields'
import { eventLine } from '../words/entry-line'
import type { SheetsProps } from './sheets'

const selectLog = logOf('cards')

/** An earlier entry of this table. */
export function EntrySheet({ index, nameOf, onOpen }: SheetsProps & { readonly index: number }) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const dispatch = useAppDispatch()
  const entry = useAppSelector(selectLog)[index]
  const action = useAppSelector((state) => entryOf(state, 'cards', index))
  const [changed, setChanged] = useState<TrackerAction | null>(null)
  if (!entry || !action) return null
  const close = () => onOpen({ kind: 'log' })
  const apply = (wanted: TrackerAction | null) => {
    dispatch(entryEdited({ index, action: wanted }))
    close()
  }
  const words = entry.events.flatMap((event) => eventLine(event, { own: null, nameOf, t }) ?? [])
  return (
    <Entry
      title={t(`cards:companion.entry.${action.type}`)}
      words={words.join(' ')}
      onSave={changed ? () => apply(changed) : undefined}
      onRemove={() => apply(null)}
      onClose={close}
    >
      <EntryFields action={changed ?? action} before={entry.before} onChange={setChanged} />
    </Entry>
  )
}
