import { useWindowDimensions } from 'react-native'
import type { StyleProp, TextStyle } from 'react-native'

/** How much larger than usual the owner wants letters to be. */
export const useFontScale = (): number => useWindowDimensions().fontScale

/** Phones enlarge text by themselves. */
export const enlarged = (style: StyleProp<TextStyle>, _maxScale: number): StyleProp<TextStyle> =>
  style
