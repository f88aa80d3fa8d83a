import { useMemo } from 'react'
import { useWindowDimensions, type ViewStyle } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

/** Where the landscape has its horizon (see `Screen`, ground `sky`). */
const horizonAt = 0.435

export interface HomeLayout {
  readonly width: number
  readonly height: number
  readonly horizon: number
  /** Title and doors side by side: tablets held across, and phones on their side. */
  readonly isWide: boolean
  readonly isLarge: boolean
  readonly wordmark: number
  readonly planks: number
  /** Where the tumbleweed comes to rest: clear of the post. */
  readonly weed: number
  readonly head: ViewStyle
  readonly doors: ViewStyle
  readonly bottom: number
}

/** The title stands in the sky and the post on the ground, whatever the screen. */
export function useHomeLayout(): HomeLayout {
  const { width, height } = useWindowDimensions()
  const { top, bottom } = useSafeAreaInsets()
  return useMemo(() => {
    const isWide = width > height && width >= 640
    const isLarge = width >= 700 && height >= 700
    const horizon = height * horizonAt
    const room = isWide ? Math.min(width, 1100) / 2 : Math.min(width, 600)
    const titleTop = Math.max(top + 16, height * 0.1)
    return {
      width,
      height,
      horizon,
      isWide,
      isLarge,
      wordmark: room - (isWide ? 72 : 34),
      planks: Math.min(room - 32, isLarge ? 470 : 420),
      weed: width * (isWide ? (isLarge ? 0.3 : 0.41) : 0.73),
      head: {
        paddingTop: isWide ? Math.max(top + 16, horizon * 0.3) : titleTop,
        paddingLeft: isWide ? 48 : 22,
        paddingRight: 12,
        ...(isWide ? { flex: 1 } : { minHeight: horizon + (height < 700 ? -14 : 8) }),
      },
      doors: {
        paddingHorizontal: 16,
        paddingTop: isWide ? Math.max(72, height * 0.26) : 0,
        ...(isWide && { flex: 1 }),
      },
      bottom: Math.max(bottom, height < 700 ? 4 : 20),
    }
  }, [width, height, top, bottom])
}
