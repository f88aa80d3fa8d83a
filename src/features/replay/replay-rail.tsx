import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Button, IconButton, Rail, Scrubber, touch } from '@/ui'
import type { TableLayout } from '@/ui/table'
import type { Replay } from './use-replay'

interface ReplayRailProps {
  readonly layout: TableLayout
  readonly replay: Replay
  readonly falls: readonly number[]
  readonly line: string
  readonly turn: number
  readonly turns: number
}

/** The near edge of the table: the groove of time, and the keys to move in it. */
export function ReplayRail({ layout, replay, falls, line, turn, turns }: ReplayRailProps) {
  const { t } = useTranslation(['replay', 'common'])
  const { rail, kind, height } = layout
  const { isPlaying, index, last, starts, speed, goTo, byEvent, byTurn, toggle, changeSpeed } =
    replay
  const isLow = height < 700
  const main = isPlaying ? 'pause' : index >= last ? 'again' : 'play'
  const icons = { play: 'play', pause: 'pause', again: 'replay' } as const
  const speedText = t(`common:speeds.${speed}`)
  const key = { size: isLow ? 44 : 48, iconSize: isLow ? 22 : 26 }
  return (
    <Rail
      style={[styles.rail, { left: rail.x, top: rail.y, width: rail.width, height: rail.height }]}
    >
      <View style={[styles.inner, { paddingHorizontal: kind === 'portrait' ? 16 : 18 }]}>
        <Scrubber
          index={index}
          last={last}
          starts={starts}
          onChange={goTo}
          falls={falls}
          label={t('replay:place')}
          valueText={t('replay:placeValue', { turn, turns, line })}
        />
        <View style={styles.keys}>
          <IconButton
            {...key}
            icon="step-back"
            label={t('replay:previousTurn')}
            disabled={index === 0}
            onPress={() => byTurn(-1)}
          />
          <IconButton
            {...key}
            icon="back"
            label={t('replay:previousEvent')}
            disabled={index === 0}
            onPress={() => byEvent(-1)}
          />
          <Button
            kind="brass"
            size={isLow ? 'small' : 'normal'}
            icon={icons[main]}
            iconOnly
            label={t(`replay:${main}`)}
            onPress={toggle}
            style={styles.main}
          />
          <IconButton
            {...key}
            icon="forward"
            label={t('replay:nextEvent')}
            disabled={index >= last}
            onPress={() => byEvent(1)}
          />
          <IconButton
            {...key}
            icon="skip"
            label={t('replay:nextTurn')}
            disabled={index >= last}
            onPress={() => byTurn(1)}
          />
          <Button
            kind="quiet"
            size={isLow ? 'small' : 'normal'}
            label={speedText}
            hint={t('replay:speed', { speed: speedText })}
            onPress={changeSpeed}
            style={styles.speed}
          />
        </View>
      </View>
    </Rail>
  )
}

const styles = StyleSheet.create({
  rail: { position: 'absolute' },
  inner: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  keys: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
  main: { flex: 1, maxWidth: 132, alignSelf: 'center' },
  speed: { minWidth: touch.min },
})
