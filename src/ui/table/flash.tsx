import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated'

import { palette } from '../tokens'

/** The light of a blast, gentle enough for anybody: once, and never full white. */
export function Flash({ ms }: { readonly ms: number }) {
  const light = useSharedValue(0)
  useEffect(() => {
    light.set(
      withSequence(
        withTiming(0.55, { duration: ms * 0.12 }),
        withTiming(0, { duration: ms * 0.6 }),
      ),
    )
  }, [light, ms])
  const style = useAnimatedStyle(() => ({ opacity: light.get() }))
  return <Animated.View style={[styles.light, style]} />
}

const styles = StyleSheet.create({
  /** Dark until the animation runs: where the first frame is late, it would dazzle. */
  light: { ...StyleSheet.absoluteFill, backgroundColor: palette.brass300, opacity: 0 },
})
