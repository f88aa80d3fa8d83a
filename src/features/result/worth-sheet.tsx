import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { MOST_POINTS, selectSeries, worthOf, worthSet } from '@/store/pass/series'
import { Button, Sheet, Stepper, Text } from '@/ui'

interface WorthSheetProps {
  readonly visible: boolean
  readonly onClose: () => void
}

const WINS = ['law', 'outlaws', 'alone'] as const

/** The table sets its own points: what a win is worth to each of its winners. */
export function WorthSheet({ visible, onClose }: WorthSheetProps) {
  const { t } = useTranslation(['pass', 'common'])
  const dispatch = useAppDispatch()
  const worth = worthOf(useAppSelector(selectSeries))
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('series.worth.title')}
      sub={t('series.worth.text')}
      closeLabel={t('common:close')}
      footer={<Button kind="brass" label={t('common:done')} onPress={onClose} />}
    >
      {WINS.map((win) => {
        const points = worth[win]
        const label = t(`series.worth.${win}`)
        const set = (value: number) => dispatch(worthSet({ ...worth, [win]: value }))
        return (
          <View key={win} style={styles.line}>
            <Text bold style={styles.fill}>
              {label}
            </Text>
            <Stepper
              kind="number"
              label={label}
              value={`${points}`}
              previousLabel={t('series.worth.fewer', { what: label })}
              nextLabel={t('series.worth.more', { what: label })}
              onPrevious={points > 0 ? () => set(points - 1) : undefined}
              onNext={points < MOST_POINTS ? () => set(points + 1) : undefined}
              width={56}
            />
          </View>
        )
      })}
    </Sheet>
  )
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 56 },
  fill: { flex: 1 },
})
