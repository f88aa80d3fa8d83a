import { useEffect } from 'react'
import { AccessibilityInfo } from 'react-native'

export interface SpokenProps {
  readonly text: string
  /** Counts what is said: the same words twice are said twice. */
  readonly turn: number
}

/** Says a text to whoever listens to the screen, after what is being said. */
export function Spoken({ text, turn }: SpokenProps) {
  useEffect(() => {
    if (text !== '') AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
  }, [text, turn])
  return null
}
