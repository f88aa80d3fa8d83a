import { useEffect, type RefObject } from 'react'
import { AccessibilityInfo, type View } from 'react-native'

/**
 * The key that was pressed may be gone when the next question is asked. Whoever plays with a screen reader then finds
 * himself at the question, not at the top of the screen.
 */
export function useLostFocus(target: RefObject<View | null>, question: unknown): void {
  useEffect(() => {
    const view = target.current
    if (question === null || !view) return
    void AccessibilityInfo.isScreenReaderEnabled().then((isOn) => {
      if (isOn) AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
    })
  }, [target, question])
}
