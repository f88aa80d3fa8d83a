import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectRoster } from '@/store/roster/selectors'
import { personAdded, personChanged } from '@/store/roster/slice'
import { LONGEST_NAME, plainName } from '@/store/setup/names'
import type { TablePerson } from '@/store/tracker/slice'
import { Button, Chip, Sheet, Text, TextField } from '@/ui'
import { nextWithout, seatNamed, withSeat, type TableDraft } from './draft'

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
export function PeopleSheet(props: PickSheetProps) {
  const { seat, draft, onChange, onSeat, onClose } = props
  const { t } = useTranslation(['tracker', 'common'])
  const roster = useAppSelector(selectRoster)
  const seated = draft.people.slice(0, draft.seats)
  const waiting = roster.filter(({ id }) => !seated.some(({ person }) => person === id))
  const empty = seated.filter(({ name }) => name === '').length
  const sitter = seat === null ? undefined : draft.people[seat]
  const sit = (person: TablePerson) => {
    if (seat === null) return
    const people = withSeat(draft.people, seat, person)
    onChange({ ...draft, people })
    const next = nextWithout((other) => people[other]?.name !== '', draft.seats)
    if (person.name === '' || next < 0) onClose()
    else onSeat(next)
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
        {sitter && sitter.name !== '' && (
          <Rename key={sitter.name} {...props} seat={seat ?? 0} sitter={sitter} />
        )}
        <NewName draft={draft} isAwaited={waiting.length < empty} onSit={sit} />
        {waiting.length > 0 && (
          <View style={styles.chips}>
            {waiting.map((person) => (
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
      </View>
    </Sheet>
  )
}

interface NewNameProps {
  readonly draft: TableDraft
  /** More seats are empty than people are known: somebody has to be written down, so the field has the focus. */
  readonly isAwaited: boolean
  readonly onSit: (person: TablePerson) => void
}

/** Names typed in a row: the field keeps the focus from one seat to the next. */
function NewName({ draft, isAwaited, onSit }: NewNameProps) {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const roster = useAppSelector(selectRoster)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const write = (text: string) => {
    setName(text)
    setError(undefined)
  }
  const add = () => {
    const trimmed = name.trim()
    if (trimmed === '') return
    const there = seatNamed(draft, trimmed)
    if (there >= 0) {
      const known = draft.people[there]?.name ?? trimmed
      return setError(t('people.seated', { name: known, number: there + 1 }))
    }
    const { payload } = dispatch(personAdded(trimmed))
    const known = roster.find((person) => plainName(person.name) === plainName(trimmed))
    write('')
    onSit({ name: known?.name ?? trimmed, person: known?.id ?? payload.id })
  }
  return (
    <View style={styles.row}>
      <View style={styles.fill}>
        <TextField
          label={t('people.name')}
          value={name}
          onChange={write}
          maxLength={LONGEST_NAME}
          autoCapitalize="words"
          autoFocus={isAwaited}
          returnKeyType="next"
          submitBehavior="submit"
          blurOnSubmit={false}
          onSubmitEditing={add}
          error={error}
        />
      </View>
      <Button kind="brass" size="small" label={t('people.add')} onPress={add} style={styles.add} />
    </View>
  )
}

interface RenameProps extends PickSheetProps {
  readonly seat: number
  readonly sitter: TablePerson
}

/** A typo is set right for good: at this table, in the roster, and with it in the statistics. */
function Rename({ seat, sitter, draft, onChange, onClose }: RenameProps) {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const roster = useAppSelector(selectRoster)
  const [name, setName] = useState(sitter.name)
  const trimmed = name.trim()
  const isOther = roster.some(
    (person) => person.id !== sitter.person && plainName(person.name) === plainName(trimmed),
  )
  const error = isOther ? t('people.taken', { name: trimmed }) : undefined
  const canSave = trimmed !== '' && trimmed !== sitter.name && !isOther
  const save = () => {
    if (!canSave) return
    const person = roster.find(({ id }) => id === sitter.person)
    if (person) dispatch(personChanged({ ...person, name: trimmed }))
    onChange({ ...draft, people: withSeat(draft.people, seat, { ...sitter, name: trimmed }) })
    onClose()
  }
  return (
    <View style={styles.row}>
      <View style={styles.fill}>
        <TextField
          label={t('people.rename')}
          value={name}
          onChange={setName}
          maxLength={LONGEST_NAME}
          autoCapitalize="words"
          returnKeyType="done"
          onSubmitEditing={save}
          error={error}
        />
      </View>
      <Button
        size="small"
        label={t('people.save')}
        disabled={!canSave}
        onPress={save}
        style={styles.add}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  page: { gap: 14 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: 10 },
  fill: { flex: 1 },
  add: { alignSelf: 'flex-end' },
})
