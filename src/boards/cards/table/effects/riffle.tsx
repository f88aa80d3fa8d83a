import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { useTheme } from '@/ui'
import type { TableLayout } from '@/ui/table'
import { CardBack } from '../../art/card-face'
import { pileBoxes } from '../layout'

interface RiffleProps {
  readonly layout: TableLayout
  readonly ms: number
}

const CARDS = 6
/** The discards have squared up, and the halves have run into each other, as parts of the time. */
const SQUARED = 0.22
const RIFFLED = 0.78

/** The discards are turned over, riffled in two halves and slid onto the deck. */
export function Riffle({ layout, ms }: RiffleProps) {
  const { reducedMotion } = useTheme()
  const progress = useSharedValue(0)
  useEffect(() => {
    progress.set(withTiming(1, { duration: ms, easing: Easing.linear }))
  }, [progress, ms])
  if (reducedMotion) return null
  return Array.from({ length: CARDS }, (_, index) => (
    <Half key={index} index={index} layout={layout} progress={progress} />
  ))
}

interface HalfProps {
  readonly index: number
  readonly layout: TableLayout
  readonly progress: SharedValue<number>
}

/** Cards run in one by one, from the left and from the right in turns. */
function Half({ index, layout, progress }: HalfProps) {
  const { deck, discards } = pileBoxes(layout)
  const { width } = deck
  const style = useAnimatedStyle(() => {
    const p = progress.get()
    const squared = Math.min(1, p / SQUARED)
    const riffled = Math.max(0, Math.min(1, (p - SQUARED) / (RIFFLED - SQUARED)))
    const slid = Math.max(0, (p - RIFFLED) / (1 - RIFFLED))
    const run = Math.max(0, Math.min(1, riffled * (CARDS + 1) - index))
    const side = (index % 2 === 0 ? -1 : 1) * width * 0.42 * squared * (1 - run)
    return {
      zIndex: run > 0 ? index + 1 : 0,
      transform: [
        { translateX: discards.x + (deck.x - discards.x) * slid + side },
        { translateY: discards.y - (1 - run) * squared * 8 - index * 1.2 },
        { rotate: `${(side / width) * 14}deg` },
      ],
    }
  })
  return (
    <Animated.View style={[styles.card, style]}>
      <CardBack width={width} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({ card: { position: 'absolute', left: 0, top: 0 } })
