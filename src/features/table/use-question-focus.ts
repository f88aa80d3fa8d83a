import { useEffect, type RefObject } from 'react'
import { AccessibilityInfo, type View } from 'react-native'

/** What is asked, where it stands, and whether something lies over the table. */
export interface QuestionFocus {
  readonly prompt: RefObject<View | null>
  readonly question: unknown
  readonly isCovered: boolean
}

/**
 * The key that was pressed may be gone when the next question is asked. Whoever plays with a screen reader then finds
 * themselves at the question, not at the top of the screen.
 */
export function useQuestionFocus({ prompt, question, isCovered }: QuestionFocus): void {
  useEffect(() => {
    const view = prompt.current
    if (question === null || isCovered || !view) return
    void AccessibilityInfo.isScreenReaderEnabled().then((isOn) => {
      if (isOn) AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
    })
  }, [prompt, question, isCovered])
}
