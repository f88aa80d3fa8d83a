import { useMemo } from 'react'
import { useWindowDimensions, type ViewStyle } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

/** Where the landscape has its horizon (see `Screen`, ground `sky`). */
const horizonAt = 0.435

/** Planks from roomy to tight: how high, and how far apart. */
const PLANKS = [
  { height: 72, gap: 12 },
  { height: 64, gap: 9 },
  { height: 56, gap: 7 },
] as const
const POSTER = 126
/** Wordmark and motto, with some sky below. */
const TITLE = 132
const WORDS = 122
/** The motto alone: a small screen does without it. */
const MOTTO = 54
/** The tumbleweed, with some air above. */
const WEED = 84
/** Above the signs of the games. */
const SIGNS_GAP = 14
/** The mound, and the doors at the foot. */
const FOOT = 86

export interface HomeLayout {
  readonly width: number
  readonly height: number
  readonly horizon: number
  /** Title and doors side by side: tablets held across, and phones on their side. */
  readonly isWide: boolean
  readonly isLarge: boolean
  readonly wordmark: number
  readonly hasMotto: boolean
  readonly planks: number
  readonly plank: (typeof PLANKS)[number]
  /** How far the post stands up above its first board, clear of the words. */
  readonly stake: number
  /** Where the tumbleweed comes to rest: clear of the post; null where the post takes all the ground. */
  readonly weed: number | null
  /** The line that the tumbleweed rolls along: the horizon, or just below the signs. */
  readonly ground: number
  /** How high the signs of the games are. */
  readonly signs: number
  readonly head: ViewStyle
  readonly doors: ViewStyle
  readonly bottom: number
}

interface Boards {
  readonly signs: number
  readonly hasPoster: boolean
  /** How much room the leaves below the post take. */
  readonly leaves: number
}

/** The title stands in the sky and the post on the ground, whatever the screen; many boards move up and closer together. */
export function useHomeLayout({ signs, hasPoster, leaves }: Boards): HomeLayout {
  const { width, height } = useWindowDimensions()
  const { top, bottom } = useSafeAreaInsets()
  return useMemo(() => {
    const isWide = width > height && width >= 640
    const isLarge = width >= 700 && height >= 700
    const horizon = height * horizonAt
    const room = isWide ? Math.min(width, 1100) / 2 : Math.min(width, 600)
    const foot = FOOT + leaves + Math.max(bottom, height < 700 ? 4 : 20)
    const boardsOf = ({ height: plank, gap }: HomeLayout['plank']): number =>
      (hasPoster ? POSTER : 0) + signs * (plank + gap)
    const signsHeight = isWide || height >= 780 ? 112 : 52
    const hasMotto = isWide ? height >= 480 : height >= 780
    const motto = hasMotto ? 0 : MOTTO
    const taken = isWide ? 0 : signsHeight + SIGNS_GAP
    const least = isWide ? top + 12 : top + 16 + TITLE - motto + taken
    const plank = PLANKS.find((one) => least + boardsOf(one) + foot <= height) ?? PLANKS[2]
    const above = Math.max(least, height - foot - boardsOf(plank))
    const headHeight = Math.min(horizon + taken * 0.6 + (height < 700 ? -14 : 8), above)
    const titleTop = Math.min(Math.max(top + 16, height * 0.1), top + 16 + headHeight - least)
    const words = WORDS - motto
    const sky = headHeight - titleTop - words - taken
    const ground = isWide ? horizon : Math.max(horizon, titleTop + words + taken + WEED)
    const isClear = isWide || headHeight > ground - 40
    return {
      width,
      height,
      horizon,
      isWide,
      isLarge,
      wordmark: room - (isWide ? 72 : 34),
      hasMotto,
      planks: Math.min(room - 32, isLarge ? 470 : 420),
      plank,
      signs: signsHeight,
      stake: isWide ? 56 : Math.max(0, Math.min(56, sky)),
      ground,
      weed: isClear ? width * (isWide ? (isLarge ? 0.3 : 0.41) : 0.73) : null,
      head: {
        paddingTop: isWide ? Math.max(top + 16, horizon * 0.3) : titleTop,
        paddingLeft: isWide ? 48 : 22,
        paddingRight: 12,
        ...(isWide ? { flex: 1 } : { minHeight: headHeight }),
      },
      doors: {
        paddingHorizontal: 16,
        paddingTop: isWide ? Math.min(Math.max(72, height * 0.26), above) : 0,
        ...(isWide && { flex: 1 }),
      },
      bottom: Math.max(bottom, height < 700 ? 4 : 20),
    }
  }, [width, height, top, bottom, signs, hasPoster, leaves])
}
