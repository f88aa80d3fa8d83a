import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsPaused } from '@/store/match/selectors'
import { clockHeld, clockReleased } from '@/store/match/slice'
import { selectSpeed } from '@/store/settings/selectors'
import { settingsChanged } from '@/store/settings/slice'
import { Button, IconButton, SegmentedControl, space } from '@/ui'

interface PaceControlsProps {
  /** Whoever is out hastens to the end, everybody else to their turn. */
  readonly isOut: boolean
  readonly onHurry: () => void
}

/** While others act: pause, on to one's own turn, and how fast the story is told. A tap on the table skips a beat. */
export function PaceControls({ isOut, onHurry }: PaceControlsProps) {
  const { t } = useTranslation(['table', 'common'])
  const dispatch = useAppDispatch()
  const isPaused = useAppSelector(selectIsPaused)
  const speed = useAppSelector(selectSpeed)
  const speeds = [1, 2, 4, 'instant'] as const
  return (
    <View style={styles.row}>
      <Button
        style={styles.pause}
        label={t(isPaused ? 'table:continue' : 'table:pause')}
        icon={isPaused ? 'play' : 'pause'}
        iconOnly
        onPress={() => dispatch(isPaused ? clockReleased('player') : clockHeld('player'))}
      />
      <IconButton
        icon="skip"
        label={t(isOut ? 'table:toTheEnd' : 'table:toMyTurn')}
        onPress={onHurry}
        testID="hurry"
      />
      <View style={styles.first}>
        <SegmentedControl
          label={t('table:speed')}
          options={speeds.map((value) => ({ value, label: t(`common:speeds.${value}`) }))}
          value={speed}
          onChange={(value) => dispatch(settingsChanged({ speed: value }))}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  first: { flex: 1.7 },
  pause: { width: 64 },
})
