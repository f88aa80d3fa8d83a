import { useState } from 'react'
import { Modal, StyleSheet, View } from 'react-native'
import { GestureHandlerRootView } from 'react-native-gesture-handler'
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated'
import { gradeOf } from '@/boards'
import type { Seat } from '@/core/game'
import type { Suspicion, Sureness } from '@/family/reading/marks'
import type { SealedRole } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { haptics } from '@/platform/haptics'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { suspicionMarked } from '@/store/match/slice'
import { selectChips } from '@/store/reading/selectors'
import { Press, palette, useBackCloses, usePress, useReturnedFocus } from '@/ui'
import { SuspicionChip, seatBox, type TableLayout } from '@/ui/table'
import { ChipTray, type Picked } from './chip-tray'

interface ReadingLayerProps {
  readonly layout: TableLayout
  /** Where a seat lies on the table. */
  readonly placeOf: (seat: Seat) => number
  readonly nameOf: (seat: Seat) => string
  readonly own: Seat | null
  /** Whose cards one may guess at. */
  readonly readable: readonly Seat[]
  readonly onClose: () => void
}

const GHOST = 60

/** Over the table while one says who is who: seats to put chips on, and the chips at the thumb. The match waits. */
export function ReadingLayer(props: ReadingLayerProps) {
  const { layout, placeOf, nameOf, own, readable, onClose: close } = props
  const { t } = useTranslation(['table', 'common'])
  const dispatch = useAppDispatch()
  const chips = useAppSelector(selectChips)
  const [picked, setPicked] = useState<Picked>('outlaw')
  const [sureness, setSureness] = useState<Sureness>('likely')
  const [dragged, setDragged] = useState<SealedRole | null>(null)
  const x = useSharedValue(0)
  const y = useSharedValue(0)
  const ghost = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() - GHOST / 2 }, { translateY: y.get() - GHOST }],
  }))
  useBackCloses(true, close)
  useReturnedFocus(true)
  const put = (about: Seat, says: Suspicion | null) => {
    if (own === null) return
    haptics.tap()
    dispatch(suspicionMarked({ by: own, about, says }))
  }
  const saying = (role: Picked): Suspicion | null => (role === 'none' ? null : { role, sureness })
  const seatUnder = (px: number, py: number): Seat | undefined =>
    readable.find((seat) => {
      const box = seatBox(layout, placeOf(seat))
      return px >= box.x && px <= box.x + box.width && py >= box.y && py <= box.y + box.height
    })
  return (
    <Modal
      transparent
      visible
      statusBarTranslucent
      navigationBarTranslucent
      animationType="none"
      aria-label={t('table:reading.title')}
      onRequestClose={close}
    >
      <GestureHandlerRootView style={styles.layer} testID="reading-layer">
        <View
          aria-hidden
          style={styles.scrim}
          onStartShouldSetResponder={() => true}
          onResponderRelease={close}
        />
        {readable.map((seat) => (
          <SeatTarget
            key={seat}
            box={seatBox(layout, placeOf(seat))}
            says={chips.get(seat) ?? null}
            label={labelOf(seat)}
            onPress={() => put(seat, saying(picked))}
            testID={`reading-seat-${seat}`}
          />
        ))}
        <ChipTray
          layout={layout}
          picked={picked}
          onPick={setPicked}
          sureness={sureness}
          onSureness={setSureness}
          onClose={close}
          onDrag={(role, px, py) => {
            if (dragged !== role) setDragged(role)
            x.set(px)
            y.set(py)
          }}
          onDrop={(role, px, py) => {
            setDragged(null)
            const seat = seatUnder(px, py - GHOST / 2) ?? seatUnder(px, py)
            if (seat !== undefined) put(seat, { role, sureness })
          }}
        />
        {dragged && (
          <Animated.View aria-hidden style={[styles.ghost, ghost]}>
            <SuspicionChip role={dragged} grade={gradeOf(sureness)} size={GHOST - 10} />
          </Animated.View>
        )}
      </GestureHandlerRootView>
    </Modal>
  )

  function labelOf(seat: Seat): string {
    const name = nameOf(seat)
    const says = chips.get(seat)
    const now = says
      ? t(`table:reading.says.${says.sureness}`, { role: t(`common:roles.${says.role}`) })
      : t('table:reading.saysNothing')
    const next =
      picked === 'none'
        ? t('table:reading.takeOff')
        : t('table:reading.put', {
            role: t(`common:roles.${picked}`),
            sure: t(`table:reading.sureness.${sureness}`),
          })
    return `${name}: ${now}. ${next}`
  }
}

interface SeatTargetProps {
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  readonly says: Suspicion | null
  readonly label: string
  readonly onPress: () => void
  readonly testID: string
}

/** A seat that waits for a chip. The chip itself lies on its card, in full light. */
function SeatTarget({ box, says, label, onPress, testID }: SeatTargetProps) {
  const press = usePress(2)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[
        styles.seat,
        { left: box.x, top: box.y, width: box.width, height: box.height },
        press.ringStyle,
      ]}
    >
      {says && (
        <View aria-hidden>
          <SuspicionChip role={says.role} grade={gradeOf(says.sureness)} size={CHIP} />
        </View>
      )}
    </Press>
  )
}

const CHIP = 40

const styles = StyleSheet.create({
  layer: { flex: 1, overflow: 'hidden' },
  scrim: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(20,12,8,0.45)' },
  seat: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 12,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderColor: palette.parchment100,
    backgroundColor: 'rgba(244,241,230,0.12)',
  },
  ghost: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
