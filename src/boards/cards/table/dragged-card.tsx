import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'
import type { CardId } from '@/games/cards'
import { easing, useDuration } from '@/ui'
import type { Point } from '@/ui/table'
import { CARD_RATIO, CardFace } from '../art/card-face'
import { LiftedFrame } from './hand-card'
import { leftOfCard, type HandLayout } from './hand-layout'
import type { Pose } from './places'
import type { HandMotion } from './hand-motion'

/** A card that hangs on a finger, or goes from there where it belongs. */
export interface Dragged {
  readonly card: CardId
  readonly index: number
  readonly isLetGo: boolean
  /** It was let go where it is played: it waits there for its flight. */
  readonly isPlayed: boolean
}

/** The finger holds a card near its lower edge, so that one sees it. */
const GRIP = 0.35
/** A card that was played has left the hand by then; if it has not, it goes back, in ms. */
const PATIENCE = 600

const heldAt = (hand: HandLayout, finger: Point): Point => {
  'worklet'
  return { x: finger.x, y: finger.y - hand.raised * CARD_RATIO * GRIP }
}

/** How a dragged card lies on the screen. */
export const draggedPose = (hand: HandLayout, finger: Point): Pose => ({
  ...heldAt(hand, finger),
  width: hand.raised,
})

interface DraggedCardProps {
  readonly dragged: Dragged
  readonly hand: HandLayout
  readonly motion: HandMotion
  readonly onBack: () => void
}

/** The card under the finger: it comes up to it, follows it, and falls back into its place unless it is played. */
export function DraggedCard({ dragged, hand, motion, onBack }: DraggedCardProps) {
  const { card, index, isLetGo, isPlayed } = dragged
  const ms = useDuration('quick')
  /** 0 in its place in the tray, 1 at the finger. */
  const away = useSharedValue(0)
  useEffect(() => {
    const ease = Easing.bezier(...easing.out)
    if (!isLetGo) {
      away.set(withTiming(1, { duration: 90, easing: ease }))
      return
    }
    const back = withTiming(0, { duration: ms, easing: ease }, () => scheduleOnRN(onBack))
    away.set(isPlayed ? withDelay(PATIENCE, back) : back)
  }, [away, isLetGo, isPlayed, ms, onBack])
  const style = useAnimatedStyle(() => {
    const p = away.get()
    const finger = heldAt(hand, { x: motion.x.get(), y: motion.y.get() })
    const x = leftOfCard(hand, index) - motion.scroll.get() + hand.width / 2
    const y = hand.top + hand.height / 2
    return {
      transform: [
        { translateX: x + (finger.x - x) * p - hand.raised / 2 },
        { translateY: y + (finger.y - y) * p - (hand.raised * CARD_RATIO) / 2 },
        { scale: (hand.width + (hand.raised - hand.width) * p) / hand.raised },
      ],
    }
  })
  return (
    <Animated.View style={[styles.card, style]} aria-hidden testID="dragged">
      <LiftedFrame width={hand.raised} card={card} />
      <CardFace card={card} width={hand.raised} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  card: { position: 'absolute', left: 0, top: 0, zIndex: 200, pointerEvents: 'none' },
})
