import { useEffect, type ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import { easing, useTheme } from '@/ui'

export interface Place {
  readonly x: number
  readonly y: number
}

interface FlightProps {
  readonly from: Place
  readonly to: Place
  readonly ms: number
  readonly delay?: number
  /** How high it rises on its way, in px. */
  readonly arc?: number
  readonly size: number
  /** Turns so that its top points where it goes. */
  readonly isPointing?: boolean
  readonly children: ReactNode
}

/** Something that travels across the table. With reduced motion it only fades in where it arrives. */
export function Flight(props: FlightProps) {
  const { from, to, ms, delay = 0, arc = 40, size, isPointing = false, children } = props
  const { reducedMotion } = useTheme()
  const progress = useSharedValue(0)
  useEffect(() => {
    const ease = Easing.bezier(...easing.inOut)
    progress.set(withDelay(delay, withTiming(1, { duration: ms, easing: ease })))
  }, [progress, ms, delay])
  const angle = isPointing ? Math.atan2(to.x - from.x, from.y - to.y) : 0
  const start = reducedMotion ? to : from
  const height = reducedMotion ? 0 : arc
  const style = useAnimatedStyle(() => {
    const p = progress.get()
    return {
      opacity: p === 0 ? 0 : p < 0.12 ? p / 0.12 : p > 0.92 ? (1 - p) / 0.08 : 1,
      transform: [
        { translateX: start.x + (to.x - start.x) * p - size / 2 },
        { translateY: start.y + (to.y - start.y) * p - 4 * height * p * (1 - p) - size / 2 },
        { rotate: `${angle}rad` },
      ],
    }
  })
  return <Animated.View style={[styles.flying, style]}>{children}</Animated.View>
}

const styles = StyleSheet.create({
  flying: { position: 'absolute', left: 0, top: 0 },
})
