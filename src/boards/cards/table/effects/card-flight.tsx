import { memo, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import { easing, useTheme } from '@/ui'
import { CARD_RATIO, CardBack, CardFace } from '../../art/card-face'
import type { Pose } from '../places'
import type { Flight } from './flights'

interface CardFlightProps extends Pick<Flight, 'card' | 'turns' | 'isLaid'> {
  /** Where it lies before and after, and where it rests on its way, if it does. Asked for when it takes off. */
  readonly pathOf: () => readonly Pose[]
  /** A card is drawn as large as it becomes. */
  readonly width: number
  readonly ms: number
  readonly delay: number
}

/** How high a card rises, as a part of its way. */
export const RISE = 0.12
/** How much of its time a card takes to where it rests, and until it goes on. */
const REST = [0.38, 0.62] as const

/** A card that flies in a shallow arc and is turned over halfway, if it is. With reduced motion it fades in where it arrives. */
export const CardFlight = memo(function CardFlight(props: CardFlightProps) {
  const { card, turns, isLaid, pathOf, width, ms, delay } = props
  const { reducedMotion } = useTheme()
  const progress = useSharedValue(0)
  const path = useSharedValue<readonly Pose[]>([])
  useEffect(() => {
    path.set(pathOf())
    const ease = isLaid ? Easing.bezier(...easing.thud) : Easing.bezier(...easing.inOut)
    progress.set(withDelay(delay, withTiming(1, { duration: ms, easing: ease })))
    // It takes off once: where things lie later does not bend its way.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const place = useAnimatedStyle(() => {
    const poses = path.get()
    const [from, via, to] = poses.length === 3 ? poses : [poses[0], undefined, poses[1]]
    if (!from || !to) return { opacity: 0 }
    const p = progress.get()
    if (reducedMotion) return { opacity: p, transform: lying(to, width) }
    if (!via) return { opacity: 1, transform: flying({ from, to, p }, width) }
    const [until, since] = REST
    return {
      opacity: 1,
      transform:
        p < since
          ? flying({ from, to: via, p: Math.min(1, p / until) }, width)
          : flying({ from: via, to, p: (p - since) / (1 - since) }, width),
    }
  })
  const front = useAnimatedStyle(() => faceOf(turns, 'up', progress.get()))
  const back = useAnimatedStyle(() => faceOf(turns, 'down', progress.get()))
  const isBack = card === 'hidden'
  const shadow = <View style={[styles.shadow, { width, height: width * CARD_RATIO }]} />
  return (
    <Animated.View style={[styles.flying, place]}>
      {!isBack && (
        <Animated.View style={front}>
          {shadow}
          <CardFace card={card} width={width} />
        </Animated.View>
      )}
      {(isBack || turns !== null) && (
        <Animated.View style={isBack ? undefined : [styles.back, back]}>
          {shadow}
          <CardBack width={width} />
        </Animated.View>
      )}
    </Animated.View>
  )
})

interface Leg {
  readonly from: Pose
  readonly to: Pose
  readonly p: number
}

function flying({ from, to, p }: Leg, width: number) {
  'worklet'
  const rise = RISE * Math.hypot(to.x - from.x, to.y - from.y) * 4 * p * (1 - p)
  const tilt = (from.tilt ?? 0) + ((to.tilt ?? 0) - (from.tilt ?? 0)) * p
  const wide = Math.max(1, from.width + (to.width - from.width) * p)
  return [
    { translateX: from.x + (to.x - from.x) * p - width / 2 },
    { translateY: from.y + (to.y - from.y) * p - rise - (width * CARD_RATIO) / 2 },
    { rotate: `${tilt}deg` },
    { scale: wide / width },
  ]
}

function lying(at: Pose, width: number) {
  'worklet'
  return flying({ from: at, to: at, p: 1 }, width)
}

/** One side of a card that is turned over halfway: the side that comes up, or the one that goes. */
function faceOf(turns: Flight['turns'], comes: 'up' | 'down', p: number) {
  'worklet'
  if (turns === null) return { opacity: 1, transform: [{ scaleX: 1 }] }
  const isComing = turns === comes
  const isSeen = isComing ? p >= 0.5 : p < 0.5
  const open = Math.max(0.02, isComing ? 2 * p - 1 : 1 - 2 * p)
  return { opacity: isSeen ? 1 : 0, transform: [{ scaleX: Math.min(1, open) }] }
}

const styles = StyleSheet.create({
  flying: { position: 'absolute', left: 0, top: 0 },
  back: { position: 'absolute', left: 0, top: 0 },
  shadow: {
    position: 'absolute',
    left: 0,
    top: 6,
    borderRadius: 6,
    backgroundColor: 'rgba(0,0,0,0.3)',
  },
})
