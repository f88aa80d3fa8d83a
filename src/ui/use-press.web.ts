import { useCallback, useMemo, useState } from 'react'

import { duration, easing, touch } from './tokens'
import { useFocusRing } from './use-focus-ring'

const sinking = {
  transitionProperty: 'transform',
  transitionDuration: `${duration.tap}ms`,
  transitionTimingFunction: `cubic-bezier(${easing.out.join(', ')})`,
} as const

/** The web's twin of use-press.ts: browsers sink a face by themselves, and Home needs no Reanimated for it. */
export function usePress(depth: number = touch.depth) {
  const [isDown, setDown] = useState(false)
  const { ringStyle, onFocus, onBlur } = useFocusRing()
  return {
    faceStyle: useMemo(
      () => ({ ...sinking, transform: [{ translateY: isDown ? depth : 0 }] }),
      [isDown, depth],
    ),
    ringStyle,
    handlers: {
      onPressIn: useCallback(() => setDown(true), []),
      onPressOut: useCallback(() => setDown(false), []),
      onFocus,
      onBlur,
    },
  }
}
