import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { palette, useTheme } from '@/ui'
import type { Point } from '@/ui/table'
import { RISE } from './card-flight'

interface SparkTrailProps {
  readonly from: Point
  readonly to: Point
  readonly ms: number
}

/** Where on the way each spark is shed, and how far to the side it falls, in px. */
const SPARKS = [
  { at: 0.04, aside: -5 },
  { at: 0.14, aside: 6 },
  { at: 0.24, aside: -2 },
  { at: 0.34, aside: 5 },
  { at: 0.45, aside: -6 },
  { at: 0.56, aside: 3 },
  { at: 0.68, aside: -4 },
] as const

/** How long a spark glows, as a part of the way. */
const GLOW = 0.3
const SIZE = 5
/** How far it falls meanwhile, in px. */
const FALL = 16

/** What a burning fuse sheds on the way to the next seat. */
export function SparkTrail({ from, to, ms }: SparkTrailProps) {
  const { reducedMotion } = useTheme()
  const way = useSharedValue(0)
  useEffect(() => {
    way.set(withTiming(1, { duration: ms, easing: Easing.linear }))
  }, [way, ms])
  if (reducedMotion) return null
  return SPARKS.map(({ at, aside }) => (
    <Spark key={at} at={at} aside={aside} place={onArc(from, to, at)} way={way} />
  ))
}

/** A point of the arc that a card flies in. */
function onArc(from: Point, to: Point, p: number): Point {
  const rise = RISE * Math.hypot(to.x - from.x, to.y - from.y) * 4 * p * (1 - p)
  return { x: from.x + (to.x - from.x) * p, y: from.y + (to.y - from.y) * p - rise }
}

interface SparkProps {
  readonly at: number
  readonly aside: number
  readonly place: Point
  readonly way: SharedValue<number>
}

function Spark({ at, aside, place, way }: SparkProps) {
  const style = useAnimatedStyle(() => {
    const age = (way.get() - at) / GLOW
    const isLit = age >= 0 && age < 1
    return {
      opacity: isLit ? 1 - age * age : 0,
      transform: [
        { translateX: isLit ? aside * age : 0 },
        { translateY: isLit ? FALL * age * age : 0 },
        { scale: isLit ? 1 - 0.6 * age : 1 },
      ],
    }
  })
  const spot = { left: place.x - SIZE / 2, top: place.y - SIZE / 2 }
  return <Animated.View style={[styles.spark, spot, style]} testID="spark" />
}

const styles = StyleSheet.create({
  spark: {
    position: 'absolute',
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    backgroundColor: palette.brass200,
    boxShadow: `0px 0px 6px 2px ${palette.brass400}`,
  },
})
