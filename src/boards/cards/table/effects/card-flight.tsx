import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import type { SeenCard } from '@/games/cards'
import { easing, useTheme } from '@/ui'
import type { Point } from '@/ui/table'
import { CARD_RATIO, CardBack, CardFace } from '../../art/card-face'

interface CardFlightProps {
  readonly card: SeenCard
  readonly turns: boolean
  readonly from: Point & { readonly width: number }
  readonly to: Point & { readonly width: number }
  readonly ms: number
  readonly delay: number
}

/** How high a card rises, as a part of its way. */
const RISE = 0.12

/** A card that flies in a shallow arc and is turned over halfway, if it is. With reduced motion it fades in where it arrives. */
export function CardFlight({ card, turns, from, to, ms, delay }: CardFlightProps) {
  const { reducedMotion } = useTheme()
  const progress = useSharedValue(0)
  useEffect(() => {
    const ease = Easing.bezier(...easing.inOut)
    progress.set(withDelay(delay, withTiming(1, { duration: ms, easing: ease })))
  }, [progress, ms, delay])
  const start = reducedMotion ? to : from
  const rise = RISE * Math.hypot(to.x - start.x, to.y - start.y)
  const width = Math.max(from.width, to.width)
  const place = useAnimatedStyle(() => {
    const p = progress.get()
    const scale = (start.width + (to.width - start.width) * p) / width
    return {
      opacity: reducedMotion ? p : p === 0 ? 0 : 1,
      transform: [
        { translateX: start.x + (to.x - start.x) * p - width / 2 },
        {
          translateY:
            start.y + (to.y - start.y) * p - 4 * rise * p * (1 - p) - (width * CARD_RATIO) / 2,
        },
        { scale },
      ],
    }
  })
  const face = useAnimatedStyle(() => {
    if (!turns || reducedMotion) return { opacity: 1, transform: [{ scaleX: 1 }] }
    const p = progress.get()
    return { opacity: p < 0.5 ? 0 : 1, transform: [{ scaleX: Math.max(0.02, 2 * p - 1) }] }
  })
  const back = useAnimatedStyle(() => {
    const p = progress.get()
    return { opacity: p < 0.5 ? 1 : 0, transform: [{ scaleX: Math.max(0.02, 1 - 2 * p) }] }
  })
  return (
    <Animated.View style={[styles.flying, place]}>
      {card === 'hidden' ? (
        <CardBack width={width} />
      ) : (
        <>
          <Animated.View style={face}>
            <CardFace card={card} width={width} />
          </Animated.View>
          {turns && !reducedMotion && (
            <Animated.View style={[styles.back, back]}>
              <CardBack width={width} />
            </Animated.View>
          )}
        </>
      )}
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  flying: { position: 'absolute', left: 0, top: 0 },
  back: { position: 'absolute', left: 0, top: 0 },
})
