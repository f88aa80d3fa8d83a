import { memo, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated'
import { useTheme } from '../theme'
import { palette } from '../tokens'
import type { SeatMeasures } from './seat-layout'
import { LIFT } from './seat-parts'

/** Three dots that breathe: somebody is making up their mind. */
export const Thinking = memo(function Thinking({
  measures: m,
}: {
  readonly measures: SeatMeasures
}) {
  return (
    <View
      testID="thinking"
      style={[styles.cloud, { left: m.width / 2 + m.medallion * 0.3, top: -LIFT }]}
    >
      {[0, 1, 2].map((i) => (
        <Dot key={i} delay={i * 160} />
      ))}
    </View>
  )
})

function Dot({ delay }: { readonly delay: number }) {
  const { reducedMotion } = useTheme()
  const opacity = useSharedValue(reducedMotion ? 1 : 0.3)
  useEffect(() => {
    if (reducedMotion) return
    opacity.set(withDelay(delay, withRepeat(withTiming(1, { duration: 420 }), -1, true)))
  }, [delay, opacity, reducedMotion])
  const style = useAnimatedStyle(() => ({ opacity: opacity.get() }))
  return <Animated.View style={[styles.dot, style]} />
}

const styles = StyleSheet.create({
  cloud: {
    position: 'absolute',
    pointerEvents: 'none',
    flexDirection: 'row',
    gap: 3,
    padding: 6,
    borderRadius: 10,
    borderBottomLeftRadius: 2,
    backgroundColor: palette.parchment200,
    boxShadow: '0px 2px 3px rgba(0,0,0,0.5)',
  },
  dot: { width: 6, height: 6, borderRadius: 3, backgroundColor: palette.leather600 },
})
