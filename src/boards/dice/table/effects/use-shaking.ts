import { useEffect } from 'react'
import { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated'
import { useTheme } from '@/ui'
import type { Cue } from '../../../face'

/** Offsets of a blast that dies away, in px. */
const JOLTS = [8, -8, 6, -5, 3, -2, 0] as const

/** Shakes what wears the style while dynamite goes off. */
export function useShaking(cue: Cue<'dice'> | null) {
  const { reducedMotion } = useTheme()
  const offset = useSharedValue(0)
  const isBlast = cue?.events[0]?.type === 'dynamiteExploded'
  const ms = cue?.shownMs ?? 0
  useEffect(() => {
    if (!isBlast || reducedMotion) return
    const [first, ...rest] = JOLTS.map((jolt) => withTiming(jolt, { duration: ms / JOLTS.length }))
    if (first !== undefined) offset.set(withSequence(first, ...rest))
  }, [isBlast, reducedMotion, ms, offset])
  return useAnimatedStyle(() => ({ transform: [{ translateX: offset.get() }] }))
}
