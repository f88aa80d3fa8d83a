import { useEffect } from 'react'
import { AccessibilityInfo } from 'react-native'

export interface SpokenProps {
  readonly text: string
  /** Counts what is said: the same words twice are said twice. */
  readonly turn: number
  /** It interrupts what is being said. */
  readonly isUrgent?: boolean
}

/** Says a text to whoever listens to the screen, after what is being said unless it is urgent. */
export function Spoken({ text, turn, isUrgent = false }: SpokenProps) {
  useEffect(() => {
    if (text !== '')
      AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: !isUrgent })
  }, [text, turn, isUrgent])
  return null
}
