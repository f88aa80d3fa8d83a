import { useCallback } from 'react'
import { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated'

import { duration, easing, touch } from './tokens'
import { useFocusRing } from './use-focus-ring'

/**
 * The feel of everything pressable: its `PressFace` sinks onto its lip in 90 ms, and a ring shows when the keyboard has
 * reached it.
 */
export function usePress(depth: number = touch.depth) {
  const down = useSharedValue(0)
  const { ringStyle, onFocus, onBlur } = useFocusRing()
  const sinkTo = useCallback(
    (value: number) => {
      down.set(withTiming(value, { duration: duration.tap, easing: Easing.bezier(...easing.out) }))
    },
    [down],
  )
  const faceStyle = useAnimatedStyle(() => ({ transform: [{ translateY: down.get() * depth }] }))
  return {
    faceStyle,
    ringStyle,
    handlers: {
      onPressIn: useCallback(() => sinkTo(1), [sinkTo]),
      onPressOut: useCallback(() => sinkTo(0), [sinkTo]),
      onFocus,
      onBlur,
    },
  }
}
