import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import type { SharedValue } from 'react-native-reanimated'
import { Medallion, Plate, RoleBadge, Text, duration, easing, useTheme } from '@/ui'
import { OwnPlate, Seat, seatBox } from '@/ui/table'
import type { TableLayout } from '@/ui/table'
import { cardGap, isAt, type Stage } from './deal-stages'
import type { DealtSeat } from './use-dealt'

interface DealSeatProps {
  readonly dealt: DealtSeat
  readonly layout: TableLayout
  readonly stage: Stage
  readonly pace: number
  readonly onPress: () => void
}

/** A seat while cards are dealt: first a name, then a card face down, at last the character. */
export function DealSeat(props: DealSeatProps) {
  const { dealt, layout, stage, pace, onPress } = props
  const box = seatBox(layout, dealt.seat)
  const isOwn = dealt.seat === 0
  const hasCharacter = isAt(stage, 'characters')
  const opened = useStep(hasCharacter, stage === 'ready' ? 0 : dealt.seat * cardGap, pace)
  const shown = useAnimatedStyle(() => ({
    opacity: opened.get() < 0.5 ? 0 : 1,
    transform: [{ scaleX: Math.max(0.02, interpolate(opened.get(), [0, 0.5, 1], [1, 0, 1])) }],
  }))
  const blank = useAnimatedStyle(() => ({
    opacity: opened.get() < 0.5 ? 1 : 0,
    transform: [{ scaleX: Math.max(0.02, interpolate(opened.get(), [0, 0.5, 1], [1, 0, 1])) }],
  }))
  const facts = {
    name: dealt.name,
    character: dealt.character,
    characterName: dealt.characterName,
    life: dealt.life,
    max: dealt.life,
    arrows: 0,
    role: dealt.role,
    label: dealt.label,
    onPress,
  }
  return (
    <View style={[styles.abs, { left: box.x, top: box.y }]}>
      <Animated.View aria-hidden style={[styles.blank, blank]}>
        {isOwn ? (
          <BlankOwn name={dealt.name} layout={layout} />
        ) : (
          <BlankSeat name={dealt.name} layout={layout} />
        )}
      </Animated.View>
      {hasCharacter && (
        <Animated.View style={shown}>
          {isOwn ? (
            <OwnPlate {...facts} box={layout.own} showsRole={dealt.role !== 'hidden'} />
          ) : (
            <Seat {...facts} measures={layout.seat} />
          )}
        </Animated.View>
      )}
      {!isOwn && <FlyingRole {...props} isOpened={opened} />}
    </View>
  )
}

/** From 0 to 1 once the time has come. */
function useStep(isOn: boolean, delay: number, pace: number): SharedValue<number> {
  const { reducedMotion } = useTheme()
  const step = useSharedValue(0)
  useEffect(() => {
    const ms = reducedMotion ? duration.reduced : duration.fly
    const easingCurve = Easing.bezier(...easing.inOut)
    const rise = withTiming(1, { duration: ms / pace, easing: easingCurve })
    step.set(isOn ? withDelay(delay / pace, rise) : 0)
  }, [isOn, delay, pace, reducedMotion, step])
  return step
}

/** A role card on its way from the deck; an open one turns as soon as it lies. */
function FlyingRole(props: DealSeatProps & { readonly isOpened: SharedValue<number> }) {
  const { dealt, layout, stage, pace, isOpened } = props
  const { reducedMotion } = useTheme()
  const { width, medallion } = layout.seat
  const size = medallion * 0.46
  const left = Math.max(0, width / 2 - medallion / 2 - size * 0.62)
  const box = seatBox(layout, dealt.seat)
  const way = reducedMotion
    ? { x: 0, y: 0 }
    : { x: layout.pile.x - box.x - left - size / 2, y: layout.pile.y - box.y - size / 2 }
  const flown = useStep(true, stage === 'ready' ? 0 : dealt.seat * cardGap, pace)
  const isUp = dealt.role !== 'hidden' && isAt(stage, 'sheriff')
  const turned = useStep(isUp, 0, pace)
  const flight = useAnimatedStyle(() => ({
    opacity: isOpened.get() < 0.5 ? Math.min(1, flown.get() * 4) : 0,
    transform: [
      { translateX: interpolate(flown.get(), [0, 1], [way.x, 0]) },
      { translateY: interpolate(flown.get(), [0, 1], [way.y, 0]) },
      { rotate: `${interpolate(flown.get(), [0, 1], [200, 0])}deg` },
      { scale: interpolate(turned.get(), [0, 0.5, 1], [1, 1.5, 1]) },
      { scaleX: Math.max(0.02, Math.abs(1 - 2 * turned.get())) },
    ],
  }))
  const back = useAnimatedStyle(() => ({ opacity: turned.get() < 0.5 ? 1 : 0 }))
  const front = useAnimatedStyle(() => ({ opacity: turned.get() < 0.5 ? 0 : 1 }))
  return (
    <Animated.View aria-hidden style={[styles.flying, { left, top: -size * 0.1 }, flight]}>
      <Animated.View style={back}>
        <RoleBadge role="hidden" size={size} />
      </Animated.View>
      {isUp && (
        <Animated.View style={[styles.blank, front]}>
          <RoleBadge role={dealt.role} size={size} />
        </Animated.View>
      )}
    </Animated.View>
  )
}

interface BlankProps {
  readonly name: string
  readonly layout: TableLayout
}

function BlankSeat({ name, layout: { seat: m } }: BlankProps) {
  return (
    <View style={{ width: m.width, height: m.height, alignItems: 'center' }}>
      <Medallion character={null} size={m.medallion} />
      <Plate style={[styles.plate, { width: m.width, height: m.plate }]}>
        <Text
          variant="label"
          tone="strong"
          numberOfLines={1}
          maxScale={1.2}
          style={{ fontSize: m.name, lineHeight: m.name + 3 }}
        >
          {name}
        </Text>
      </Plate>
    </View>
  )
}

function BlankOwn({ name, layout: { own } }: BlankProps) {
  const m = own.medallion
  return (
    <View style={{ width: own.width, height: own.height }}>
      <Plate style={[styles.plank, { left: m / 2, paddingLeft: m / 2 + 10 }]}>
        <Text
          variant="label"
          tone="strong"
          numberOfLines={1}
          maxScale={1.2}
          style={{ fontSize: own.name, lineHeight: own.name + 4 }}
        >
          {name}
        </Text>
      </Plate>
      <View style={[styles.abs, { left: 0, top: (own.height - m) / 2 }]}>
        <Medallion character={null} size={m} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  abs: { position: 'absolute' },
  blank: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  flying: { position: 'absolute', pointerEvents: 'none' },
  plate: { marginTop: -8, alignItems: 'center', justifyContent: 'center' },
  plank: { position: 'absolute', top: 8, right: 0, bottom: 4, justifyContent: 'center' },
})
