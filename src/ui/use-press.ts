import { useCallback, useState } from 'react'
import { Platform } from 'react-native'
import type { FocusEvent } from 'react-native'
import { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated'

import { useInk } from './theme'
import { duration, easing } from './tokens'

/** How far a button sinks, in px. */
export const sinkDepth = 3

/**
 * The feel of everything pressable: it sinks onto its lip in 90 ms, and shows a ring when the
 * keyboard (not the mouse) has reached it.
 */
export function usePress(depth: number = sinkDepth) {
  const down = useSharedValue(0)
  const ink = useInk()
  const [isFocusVisible, setFocusVisible] = useState(false)
  const sinkTo = useCallback(
    (value: number) => {
      down.set(withTiming(value, { duration: duration.tap, easing: Easing.bezier(...easing.out) }))
    },
    [down],
  )
  const faceStyle = useAnimatedStyle(() => ({ transform: [{ translateY: down.get() * depth }] }))
  return {
    faceStyle,
    ringStyle: isFocusVisible
      ? { ...ring, outlineWidth: 3, outlineColor: ink.focus }
      : { ...ring, outlineWidth: 0 },
    handlers: {
      onPressIn: useCallback(() => sinkTo(1), [sinkTo]),
      onPressOut: useCallback(() => sinkTo(0), [sinkTo]),
      onFocus: useCallback((event: FocusEvent) => setFocusVisible(reachedByKeyboard(event)), []),
      onBlur: useCallback(() => setFocusVisible(false), []),
    },
  }
}

const ring = { outlineStyle: 'solid', outlineOffset: 2 } as const

function reachedByKeyboard(event: FocusEvent): boolean {
  if (Platform.OS !== 'web') return true
  const target: unknown = event.target
  return target instanceof Element && target.matches(':focus-visible')
}
