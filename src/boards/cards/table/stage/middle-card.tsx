import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated'
import type { CardId } from '@/games/cards'
import { easing, useTheme } from '@/ui'
import type { Point } from '@/ui/table'
import { CARD_RATIO, CardFace } from '../../art/card-face'
import { tiltOf } from '../tilt'

interface MiddleCardProps {
  readonly card: CardId
  readonly from: Point
  readonly to: Point
  readonly width: number
  readonly ms: number
}

/** A card that takes effect: it comes from whoever played it and lies in the middle until it is settled. */
export function MiddleCard({ card, from, to, width, ms }: MiddleCardProps) {
  const { reducedMotion } = useTheme()
  const progress = useSharedValue(reducedMotion || ms === 0 ? 1 : 0)
  useEffect(() => {
    progress.set(withTiming(1, { duration: ms, easing: Easing.bezier(...easing.out) }))
  }, [progress, ms])
  const tilt = tiltOf(card)
  const style = useAnimatedStyle(() => {
    const p = progress.get()
    const rise = 0.12 * Math.hypot(to.x - from.x, to.y - from.y) * 4 * p * (1 - p)
    return {
      transform: [
        { translateX: from.x + (to.x - from.x) * p - width / 2 },
        { translateY: from.y + (to.y - from.y) * p - rise - (width * CARD_RATIO) / 2 },
        { rotate: `${tilt * 2 * p}deg` },
        { scale: 0.5 + 0.5 * p },
      ],
    }
  })
  return (
    <Animated.View style={[styles.card, style]} aria-hidden>
      <CardFace card={card} width={width} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  card: {
    position: 'absolute',
    left: 0,
    top: 0,
    zIndex: 4,
    pointerEvents: 'none',
    borderRadius: 8,
    boxShadow: '0px 10px 18px rgba(0,0,0,0.55)',
  },
})
