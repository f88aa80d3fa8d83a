import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectRoster } from '@/store/roster/selectors'
import { personAdded } from '@/store/roster/slice'
import { LONGEST_NAME } from '@/store/setup/names'
import type { TablePerson } from '@/store/tracker/slice'
import { Button, Chip, Sheet, Text, TextField } from '@/ui'
import { nextWithout, withSeat, type TableDraft } from './draft'

export interface PickSheetProps {
  /** Null while it is closed. */
  readonly seat: number | null
  readonly draft: TableDraft
  readonly onChange: (draft: TableDraft) => void
  /** Goes on with another seat. */
  readonly onSeat: (seat: number) => void
  readonly onClose: () => void
}

/** Who sits there: somebody of the roster, somebody new, or nobody by name. Then on to the next empty seat. */
export function PeopleSheet({ seat, draft, onChange, onSeat, onClose }: PickSheetProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const dispatch = useAppDispatch()
  const roster = useAppSelector(selectRoster)
  const [name, setName] = useState('')
  const seated = draft.people.slice(0, draft.seats)
  const isSeated = (id: string) => seated.some(({ person }) => person === id)
  const sit = (person: TablePerson) => {
    if (seat === null) return
    const people = withSeat(draft.people, seat, person)
    onChange({ ...draft, people })
    const next = nextWithout((other) => people[other]?.name !== '', draft.seats)
    if (person.name === '' || next < 0) onClose()
    else onSeat(next)
  }
  const add = () => {
    const trimmed = name.trim()
    if (trimmed === '') return
    const { payload } = dispatch(personAdded(trimmed))
    const known = roster.find((person) => person.name.toLowerCase() === trimmed.toLowerCase())
    setName('')
    sit({ name: known?.name ?? trimmed, person: known?.id ?? payload.id })
  }
  return (
    <Sheet
      visible={seat !== null}
      onClose={onClose}
      title={t('people.title', { number: (seat ?? 0) + 1 })}
      closeLabel={t('common:close')}
      footer={
        <Button
          size="small"
          label={t('people.nobody')}
          onPress={() => sit({ name: '', person: null })}
        />
      }
    >
      <View style={styles.page}>
        {roster.length > 0 && (
          <View style={styles.chips}>
            {roster
              .filter(({ id }) => !isSeated(id))
              .map((person) => (
                <Chip
                  key={person.id}
                  label={person.name}
                  icon="person"
                  onPress={() => sit({ name: person.name, person: person.id })}
                />
              ))}
          </View>
        )}
        {roster.length === 0 && <Text tone="secondary">{t('people.empty')}</Text>}
        <View style={styles.row}>
          <View style={styles.fill}>
            <TextField
              label={t('people.name')}
              value={name}
              onChange={setName}
              maxLength={LONGEST_NAME}
              autoCapitalize="words"
              returnKeyType="done"
              onSubmitEditing={add}
            />
          </View>
          <Button
            kind="brass"
            size="small"
            label={t('people.add')}
            onPress={add}
            style={styles.add}
          />
        </View>
      </View>
    </Sheet>
  )
}

const styles = StyleSheet.create({
  page: { gap: 14 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: 10 },
  fill: { flex: 1 },
  add: { alignSelf: 'flex-end' },
})
