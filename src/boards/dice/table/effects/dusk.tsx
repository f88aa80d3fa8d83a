import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import { palette } from '@/ui'

/** The red light of an attack, going out. */
export function Dusk({ ms }: { readonly ms: number }) {
  const light = useSharedValue(0.4)
  useEffect(() => {
    light.set(withDelay(ms * 0.5, withTiming(0, { duration: ms * 0.5 })))
  }, [light, ms])
  const style = useAnimatedStyle(() => ({ opacity: light.get() }))
  return <Animated.View style={[styles.light, style]} />
}

const styles = StyleSheet.create({
  light: { ...StyleSheet.absoluteFill, backgroundColor: palette.barn900 },
})
