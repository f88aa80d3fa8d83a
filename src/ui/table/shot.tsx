import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated'
import { palette } from '../tokens'
import type { Point } from './superellipse'

interface ShotProps {
  readonly from: Point
  readonly to: Point
  readonly ms: number
  readonly delay?: number
}

const THICKNESS = 4

/** A tracer from shooter to target: it flashes along the whole line and dies away. */
export function Shot({ from, to, ms, delay = 0 }: ShotProps) {
  const progress = useSharedValue(0)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  useEffect(() => {
    progress.set(
      withDelay(
        delay,
        withSequence(
          withTiming(1, { duration: ms * 0.35 }),
          withTiming(2, { duration: ms * 0.65 }),
        ),
      ),
    )
  }, [progress, ms, delay])
  const line = useAnimatedStyle(() => {
    const p = progress.get()
    return { opacity: p <= 1 ? p : 2 - p, transform: [{ scaleX: Math.min(1, p) }] }
  })
  const burst = useAnimatedStyle(() => {
    const p = progress.get()
    return { opacity: p < 0.8 ? 0 : 2 - p, transform: [{ scale: 0.4 + Math.max(0, p - 0.8) }] }
  })
  return (
    <>
      <Animated.View
        testID="shot"
        style={[
          styles.line,
          { left: from.x, top: from.y - THICKNESS / 2, width: length, transformOrigin: 'left' },
          { transform: [{ rotate: `${angle}rad` }] },
        ]}
      >
        <Animated.View style={[styles.tracer, line]} />
      </Animated.View>
      <Animated.View style={[styles.burst, { left: to.x - 28, top: to.y - 28 }, burst]} />
    </>
  )
}

const styles = StyleSheet.create({
  line: { position: 'absolute', height: THICKNESS },
  tracer: {
    flex: 1,
    transformOrigin: 'left',
    borderRadius: THICKNESS,
    backgroundColor: palette.brass200,
    boxShadow: '0px 0px 10px rgba(251,231,180,0.9)',
  },
  burst: {
    position: 'absolute',
    width: 56,
    height: 56,
    borderRadius: 28,
    borderWidth: 6,
    borderColor: palette.barn500,
  },
})
