import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { TrackerAction } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectDiceLog } from '@/store/tracker/dice-selectors'
import { entryOf } from '@/store/tracker/selectors'
import { entryEdited } from '@/store/tracker/slice'
import { Button, Sheet, Text } from '@/ui'
import { EntryFields } from './entry-fields'
import type { SheetsProps } from './sheets'
import { useEntryWords } from './use-entry-words'

/** An earlier entry, to be set right or taken out; everything after it is entered again. */
export function EntrySheet({ index, onOpen }: SheetsProps & { readonly index: number }) {
  const { t } = useTranslation(['tracker', 'common'])
  const dispatch = useAppDispatch()
  const entry = useAppSelector(selectDiceLog)[index]
  const action = useAppSelector((state) => entryOf(state, 'dice', index))
  const words = useEntryWords()
  const [changed, setChanged] = useState<TrackerAction | null>(null)
  if (!entry || !action) return null
  const apply = (wanted: TrackerAction | null) => {
    dispatch(entryEdited({ index, action: wanted }))
    onOpen({ kind: 'log' })
  }
  return (
    <Sheet
      visible
      onClose={() => onOpen({ kind: 'log' })}
      title={t(`entry.${action.type}`)}
      sub={words(entry)}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button
            kind="brass"
            label={t('edit.save')}
            disabled={changed === null}
            onPress={() => apply(changed)}
          />
          <Button kind="barn" label={t('edit.remove')} onPress={() => apply(null)} />
        </>
      }
    >
      <View style={styles.page}>
        <EntryFields action={changed ?? action} before={entry.before} onChange={setChanged} />
        <Text variant="small" tone="secondary">
          {t('edit.text')}
        </Text>
      </View>
    </Sheet>
  )
}

const styles = StyleSheet.create({ page: { gap: 14 } })
