import type { ViewStyle } from 'react-native'

/**
 * A background of CSS `linear-gradient(…)` or `radial-gradient(…)`: one view, no measuring. React
 * Native calls the property experimental, the web does not; hence the two files.
 */
export function gradient(image: string): ViewStyle {
  return { experimental_backgroundImage: image }
}
