import { useEffect } from 'react'
import { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated'
import { useTheme } from '../theme'

/** Offsets of a blast that dies away, in px. */
const JOLTS = [8, -8, 6, -5, 3, -2, 0] as const

/** Shakes what wears the style while dynamite goes off. */
export function useShaking(isBlast: boolean, ms: number) {
  const { reducedMotion } = useTheme()
  const offset = useSharedValue(0)
  useEffect(() => {
    if (!isBlast || reducedMotion) return
    const [first, ...rest] = JOLTS.map((jolt) => withTiming(jolt, { duration: ms / JOLTS.length }))
    if (first !== undefined) offset.set(withSequence(first, ...rest))
  }, [isBlast, reducedMotion, ms, offset])
  return useAnimatedStyle(() => ({ transform: [{ translateX: offset.get() }] }))
}
