import type { ViewStyle } from 'react-native'

declare module 'react-native' {
  interface ViewStyle {
    backgroundImage?: string
  }
}

/** The web's twin of gradient.ts. */
export function gradient(image: string): ViewStyle {
  return { backgroundImage: image }
}
