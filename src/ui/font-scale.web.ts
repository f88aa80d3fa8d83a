import { StyleSheet } from 'react-native'
import type { StyleProp, TextStyle } from 'react-native'

/** What browsers call a letter of usual size, in px. */
const USUAL = 16
/** As on phones, nothing grows beyond twice its size, and nothing shrinks. */
const LARGEST = 2

/** The size that is set in the browser; it is read once, because the page is laid out again when it changes. */
const scale = Math.min(
  LARGEST,
  Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1),
)

/** The web's twin: React Native Web sets letters in pixels, whatever the browser is told. */
export const useFontScale = (): number => scale

/** The style with letters as large as the browser wants them, up to what their place can bear. */
export function enlarged(style: StyleProp<TextStyle>, maxScale: number): StyleProp<TextStyle> {
  const factor = Math.min(scale, maxScale)
  if (factor === 1) return style
  const { fontSize, lineHeight } = StyleSheet.flatten(style) ?? {}
  return [
    style,
    fontSize !== undefined && { fontSize: fontSize * factor },
    lineHeight !== undefined && { lineHeight: lineHeight * factor },
  ]
}
