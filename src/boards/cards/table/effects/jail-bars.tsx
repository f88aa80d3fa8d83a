import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated'
import { easing, gradient, palette, useTheme } from '@/ui'
import type { Box } from '@/ui/table'

interface JailBarsProps {
  /** The face that they close over. */
  readonly box: Box
  /** They drop as a Jail is laid down, and lift as it goes. */
  readonly way: 'drop' | 'lift'
  readonly ms: number
}

const BARS = 5
const thud = Easing.bezier(...easing.thud)

/** Iron bars over a face, up to its rim. */
export function JailBars({ box, way, ms }: JailBarsProps) {
  const { reducedMotion } = useTheme()
  const { x, y, width, height } = box
  const away = useSharedValue(way === 'drop' ? 1 : 0)
  useEffect(() => {
    away.set(withTiming(way === 'drop' ? 0 : 1, { duration: ms, easing: thud }))
  }, [away, way, ms])
  const style = useAnimatedStyle(() => ({ transform: [{ translateY: -height * away.get() }] }))
  if (reducedMotion) return null
  const bar = Math.max(3, width * 0.07)
  return (
    <View style={[styles.face, { left: x, top: y, width, height, borderRadius: width / 2 }]}>
      <Animated.View style={[styles.bars, style]} testID="jail-bars">
        {Array.from({ length: BARS }, (_, i) => (
          <View
            key={i}
            style={[styles.bar, { left: ((i + 0.5) * width) / BARS - bar / 2, width: bar, height }]}
          />
        ))}
        <View style={[styles.rail, { top: height * 0.2, height: bar }]} />
        <View style={[styles.rail, { top: height * 0.76, height: bar }]} />
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  face: { position: 'absolute', overflow: 'hidden' },
  bars: StyleSheet.absoluteFill,
  bar: {
    ...gradient('linear-gradient(90deg, #241C17, #8A7F74 45%, #241C17)'),
    position: 'absolute',
    backgroundColor: '#4A423B',
  },
  rail: { position: 'absolute', left: 0, right: 0, backgroundColor: palette.walnut900 },
})
