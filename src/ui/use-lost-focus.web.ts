import { useEffect, type RefObject } from 'react'
import type { View } from 'react-native'

/** The web's twin: focus is taken only if it has been lost, so that nobody is pulled away from what he does. */
export function useLostFocus(target: RefObject<View | null>, question: unknown): void {
  useEffect(() => {
    const view = target.current
    if (question === null || !(view instanceof HTMLElement)) return
    if (document.activeElement === document.body) view.focus({ preventScroll: true })
  }, [target, question])
}
