import { StyleSheet, View } from 'react-native'
import { sealedRoles } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { CompanionRecap } from '@/store/tracker/recap'
import { selectCompanionView } from '@/store/tracker/selectors'
import { entered } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Button, Chip, Sheet, Text } from '@/ui'

interface SealedSheetProps {
  readonly visible: boolean
  readonly recap: CompanionRecap
  /** All that is known has been said. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The cards that were never turned up during the game: with them, everybody who has won is known by name. */
export function SealedSheet({ visible, recap, onDone, onClose }: SealedSheetProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const dispatch = useAppDispatch()
  const nameOf = useTableNames()
  const view = useAppSelector(selectCompanionView)
  const roles = view ? sealedRoles(view) : []
  const sealed = recap.roles.flatMap((role, seat) => (role === 'hidden' ? [seat] : []))
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('result.turnUp')}
      sub={t('result.turnUpSub')}
      closeLabel={t('common:close')}
      footer={
        <Button
          kind="brass"
          label={sealed.length > 0 ? t('result.unknown') : t('common:done')}
          onPress={onDone}
        />
      }
    >
      <View style={styles.page}>
        {sealed.map((seat) => (
          <View key={seat} role="group" aria-label={nameOf(seat)}>
            <Text bold>{nameOf(seat)}</Text>
            <View style={styles.chips}>
              {roles.map((role) => (
                <Chip
                  key={role}
                  label={t(`common:roles.${role}`)}
                  onPress={() => dispatch(entered({ type: 'unseal', seat, role }))}
                />
              ))}
            </View>
          </View>
        ))}
        {sealed.length === 0 && <Text tone="secondary">{t('result.allUp')}</Text>}
      </View>
    </Sheet>
  )
}

const styles = StyleSheet.create({
  page: { gap: 10 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
})
