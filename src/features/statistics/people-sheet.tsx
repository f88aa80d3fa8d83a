import { useCallback, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { deletePerson, mergePeople } from '@/store/history/actions'
import type { HistoryBook } from '@/store/history/book'
import { useHistory } from '@/store/history/use-history'
import { useAppDispatch } from '@/store/hooks'
import { Button, ConfirmSheet, IconButton, ListRow, Medallion, Sheet } from '@/ui'
import { PersonForm, type Draft } from './person-form'
import { useSavingPerson } from './use-saving-person'
import type { Profile } from './use-profiles'

/** What the sheet is about just now. */
type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'edit'; readonly draft: Draft }
  | { readonly kind: 'merge'; readonly draft: Draft; readonly into: Profile }
  | { readonly kind: 'delete'; readonly profile: Profile }

const LIST: Step = { kind: 'list' }

interface PeopleSheetProps {
  readonly visible: boolean
  readonly profiles: readonly Profile[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** Whose ledger is shown; people are named, given a face, added and deleted here. */
export function PeopleSheet({ visible, profiles, chosen, onChoose, onClose }: PeopleSheetProps) {
  const { t } = useTranslation(['statistics', 'common'])
  const dispatch = useAppDispatch()
  const [step, setStep] = useState<Step>(LIST)
  const save = useSavingPerson(profiles)
  const close = () => {
    setStep(LIST)
    onClose()
  }
  const choose = (id: string) => {
    onChoose(id)
    close()
  }
  const finish = async (draft: Draft) => {
    const into = save.namesake(draft)
    if (into && draft.id !== null) return setStep({ kind: 'merge', draft, into })
    const id = await save.keep(draft)
    if (draft.id === null) choose(id)
    else setStep(LIST)
  }
  const merge = async (from: string, into: Profile) => {
    await dispatch(mergePeople(from, into.id))
    choose(into.id)
  }
  const remove = async (profile: Profile) => {
    close()
    await dispatch(deletePerson(profile.id))
  }
  const isForm = step.kind === 'edit'
  return (
    <>
      <Sheet
        visible={visible && (step.kind === 'list' || isForm)}
        onClose={isForm ? () => setStep(LIST) : close}
        title={t(isForm ? 'statistics:people.editTitle' : 'statistics:people.title')}
        closeLabel={t('common:close')}
      >
        {step.kind === 'edit' ? (
          <PersonForm
            initial={step.draft}
            onSave={(draft) => void finish(draft)}
            onDelete={(id) => {
              const profile = profiles.find((one) => one.id === id)
              if (profile) setStep({ kind: 'delete', profile })
            }}
          />
        ) : (
          <PeopleList
            profiles={profiles}
            chosen={chosen}
            onChoose={choose}
            onEdit={(draft) => setStep({ kind: 'edit', draft })}
          />
        )}
      </Sheet>
      {step.kind === 'merge' && (
        <ConfirmSheet
          visible={visible}
          title={t('statistics:people.mergeTitle', { name: step.into.name })}
          text={t('statistics:people.mergeText')}
          keep={{
            label: t('statistics:people.mergeNo'),
            onPress: () => setStep({ kind: 'edit', draft: step.draft }),
          }}
          lose={{
            label: t('statistics:people.mergeYes'),
            onPress: () => void merge(step.draft.id ?? '', step.into),
          }}
          onClose={() => setStep({ kind: 'edit', draft: step.draft })}
        />
      )}
      {step.kind === 'delete' && (
        <ConfirmSheet
          visible={visible}
          title={t('statistics:people.deleteTitle', { name: step.profile.name })}
          text={t('statistics:people.deleteText', { name: step.profile.name })}
          keep={{ label: t('statistics:people.deleteNo'), onPress: () => setStep(LIST) }}
          lose={{
            label: t('statistics:people.deleteYes'),
            onPress: () => void remove(step.profile),
          }}
          onClose={() => setStep(LIST)}
        />
      )}
    </>
  )
}

interface PeopleListProps {
  readonly profiles: readonly Profile[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly onEdit: (draft: Draft) => void
}

function PeopleList({ profiles, chosen, onChoose, onEdit }: PeopleListProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const ids = profiles.map(({ id }) => id).join(' ')
  const counts = useHistory(
    useCallback(
      (book: HistoryBook) => Promise.all(ids.split(' ').map((id) => book.countPlays(id))),
      [ids],
    ),
  )
  return (
    <View>
      {profiles.map((profile, i) => {
        const count = counts?.[i]
        const sub =
          count === undefined ? {} : { sub: t('games', { count, number: format.number(count) }) }
        return (
          <View key={profile.id} style={styles.row}>
            <View style={styles.fill}>
              <ListRow
                label={profile.name}
                {...sub}
                leading={
                  <Medallion character={profile.face} size={44} active={profile.id === chosen} />
                }
                onPress={() => onChoose(profile.id)}
              />
            </View>
            <IconButton
              icon="edit"
              iconSize={22}
              label={t('people.edit', { name: profile.name })}
              onPress={() => onEdit({ id: profile.id, name: profile.ownName, face: profile.face })}
            />
          </View>
        )
      })}
      <Button
        icon="plus"
        label={t('people.new')}
        onPress={() => onEdit({ id: null, name: '', face: null })}
        style={styles.new}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  fill: { flex: 1 },
  new: { marginTop: 12 },
})
