import { StyleSheet, View, useWindowDimensions } from 'react-native'
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
  const { width, height } = useWindowDimensions()
  // The column beside the table of a phone held across: one key for all speeds.
  const isNarrow = width > height && width < NARROW
  const choose = (value: Speed) => dispatch(settingsChanged({ speed: value }))
  return (
    <View style={styles.row}>
      <Button
        style={isNarrow ? styles.fill : styles.pause}
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
      {isNarrow ? (
        <Button
          kind="quiet"
          label={t(`common:speeds.${speed}`)}
          hint={t('table:speed')}
          onPress={() => choose(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
          style={styles.fill}
        />
      ) : (
        <View style={styles.first}>
          <SegmentedControl
            label={t('table:speed')}
            options={SPEEDS.map((value) => ({ value, label: t(`common:speeds.${value}`) }))}
            value={speed}
            onChange={choose}
          />
        </View>
      )}
    </View>
  )
}

const SPEEDS = [1, 2, 4, 'instant'] as const
type Speed = (typeof SPEEDS)[number]
const NARROW = 900

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  first: { flex: 1.7 },
  fill: { flex: 1 },
  pause: { width: 64 },
})
