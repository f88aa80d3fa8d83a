import { StyleSheet, View } from 'react-native'
import { ASK_ME, REFLEX_VALUES, type ReflexName, type Reflexes } from '@/games/cards/pass/reflexes'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { reflexesSet } from '@/store/match/slice'
import { selectReflexesAt } from '@/store/pass/selectors'
import { SegmentedControl, Sheet, Text, space } from '@/ui'
import type { ReflexSheetProps } from '../../face'

const NAMES: readonly ReflexName[] = ['barrel', 'missed', 'bang', 'beer']

/** What is answered for somebody until their next turn, so that the phone can stay where it is. */
export function ReflexSheet({ isOpen, seat, onClose }: ReflexSheetProps) {
  const { t } = useTranslation(['cards', 'common'])
  const dispatch = useAppDispatch()
  const reflexes = useAppSelector(selectReflexesAt('cards', seat)) ?? ASK_ME
  const change = (changed: Partial<Reflexes>) =>
    dispatch(reflexesSet({ game: 'cards', seat, reflexes: { ...reflexes, ...changed } }))
  return (
    <Sheet
      visible={isOpen}
      onClose={onClose}
      title={t('cards:pass.reflexes.title')}
      closeLabel={t('common:close')}
    >
      <Text tone="secondary">{t('cards:pass.reflexes.lead')}</Text>
      {NAMES.map((name) => (
        <View key={name} style={styles.row}>
          <Text bold>{t(`cards:pass.reflexes.${name}.title`)}</Text>
          <SegmentedControl
            label={t(`cards:pass.reflexes.${name}.title`)}
            type="text"
            options={REFLEX_VALUES[name].map((value) => ({
              value,
              label: t(`cards:pass.reflexes.values.${value}`),
            }))}
            value={reflexes[name]}
            onChange={(value) => change({ [name]: value })}
          />
        </View>
      ))}
      <Text variant="tiny" tone="secondary" style={styles.foot}>
        {t('cards:pass.reflexes.foot')}
      </Text>
    </Sheet>
  )
}

const styles = StyleSheet.create({
  row: { gap: space[2], marginTop: space[3] },
  foot: { marginTop: space[4] },
})
