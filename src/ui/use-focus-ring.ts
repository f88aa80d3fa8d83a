import { useCallback, useState } from 'react'
import { Platform } from 'react-native'
import type { FocusEvent } from 'react-native'

import { useInk } from './theme'

/** A ring around what the keyboard (not the mouse) has reached. */
export function useFocusRing() {
  const ink = useInk()
  const [isFocusVisible, setFocusVisible] = useState(false)
  return {
    ringStyle: isFocusVisible
      ? { ...ring, outlineWidth: 3, outlineColor: ink.focus }
      : { ...ring, outlineWidth: 0 },
    onFocus: useCallback((event: FocusEvent) => setFocusVisible(reachedByKeyboard(event)), []),
    onBlur: useCallback(() => setFocusVisible(false), []),
  }
}

const ring = { outlineStyle: 'solid', outlineOffset: 2 } as const

function reachedByKeyboard(event: FocusEvent): boolean {
  if (Platform.OS !== 'web') return true
  const target: unknown = event.target
  return target instanceof Element && target.matches(':focus-visible')
}
