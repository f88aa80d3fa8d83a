import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSpeed } from '@/store/settings/selectors'
import { settingsChanged } from '@/store/settings/slice'
import { SPEEDS } from '@/store/setup/slice'
import { Divider, ListRow, SegmentedControl } from '@/ui'
import { CharactersSheet } from './characters-sheet'
import type { Draft } from './draft'
import { RoleSheet } from './role-sheet'
import { SettingRow } from './setting-row'
import { TempersSheet, chosenTempers } from './tempers-sheet'

interface TermsProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** Role, characters, rules and speed: what is set, and the sheets that set it. */
export function Terms({ draft, onChange }: TermsProps) {
  const { t } = useTranslation(['setup', 'common'])
  const { setUp } = useFace()
  const [open, setOpen] = useState<'role' | 'characters' | 'tempers' | 'rules' | null>(null)
  const close = () => setOpen(null)
  const { role, seats, options } = draft
  const chosenCount = chosenTempers(draft)
  const hasBots = draft.players.slice(0, seats).some(({ kind }) => kind === 'bot')
  const hasTempers = hasBots && setUp.tempers.length > 0
  return (
    <>
      <View style={styles.rows}>
        <Divider />
        {draft.mode === 'solo' && (
          <>
            <ListRow
              label={t('role.label')}
              value={role === 'random' ? t('role.random') : t(`common:roles.${role}`)}
              onPress={() => setOpen('role')}
            />
            <Divider />
          </>
        )}
        <ListRow
          label={t('characters.label')}
          value={useCharactersValue(draft)}
          onPress={() => setOpen('characters')}
        />
        <Divider />
        {hasTempers && (
          <>
            <ListRow
              label={t('tempers.label')}
              value={
                chosenCount > 0
                  ? t('characters.chosenCount', { count: chosenCount })
                  : t('tempers.mixed')
              }
              onPress={() => setOpen('tempers')}
            />
            <Divider />
          </>
        )}
        <ListRow
          label={t('rules.label')}
          value={setUp.useOptionsName(options)}
          onPress={() => setOpen('rules')}
        />
        <Divider />
      </View>
      <Speed />
      <RoleSheet
        visible={open === 'role'}
        seats={seats}
        role={role}
        onChange={(wanted) => onChange({ ...draft, role: wanted })}
        onClose={close}
      />
      <CharactersSheet
        visible={open === 'characters'}
        draft={draft}
        onChange={onChange}
        onClose={close}
      />
      <TempersSheet
        visible={open === 'tempers'}
        draft={draft}
        onChange={onChange}
        onClose={close}
      />
      <setUp.OptionsSheet
        visible={open === 'rules'}
        options={options}
        onChange={(wanted) => onChange({ ...draft, options: wanted })}
        onClose={close}
      />
    </>
  )
}

function useCharactersValue({ characters, chosen, seats }: Draft): string {
  const { t } = useTranslation('setup')
  const count = chosen.slice(0, seats).filter((id) => id !== null).length
  if (characters === 'chosen' && count > 0) return t('characters.chosenCount', { count })
  return t(`characters.${characters === 'chosen' ? 'random' : characters}`)
}

/** The speed is a setting of the app; it is only set here as well. */
function Speed() {
  const { t } = useTranslation(['setup', 'common'])
  const dispatch = useAppDispatch()
  const speed = useAppSelector(selectSpeed)
  return (
    <View style={styles.speed}>
      <SettingRow label={t('speed')}>
        <SegmentedControl
          label={t('speed')}
          value={speed}
          onChange={(wanted) => dispatch(settingsChanged({ speed: wanted }))}
          options={SPEEDS.map((value) => ({ value, label: t(`common:speeds.${value}`) }))}
        />
      </SettingRow>
    </View>
  )
}

const styles = StyleSheet.create({
  rows: { marginTop: 4 },
  speed: { paddingTop: 10 },
})
