import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated'
import { useTheme } from '@/ui'
import type { Point } from '@/ui/table'
import { CardArt } from '../../art/symbols'

interface BeerMugProps {
  /** Whose it is. */
  readonly to: Point
  /** From which edge of the table it is pushed over. */
  readonly from: Point
  readonly size: number
  readonly ms: number
}

/** A mug slides over the counter and stops before whoever drinks it. */
export function BeerMug({ to, from, size, ms }: BeerMugProps) {
  const { reducedMotion } = useTheme()
  const way = useSharedValue(0)
  useEffect(() => {
    way.set(withTiming(1, { duration: ms, easing: Easing.out(Easing.cubic) }))
  }, [way, ms])
  const style = useAnimatedStyle(() => {
    const p = way.get()
    return {
      opacity: p < 0.1 ? p * 10 : p > 0.9 ? (1 - p) * 10 : 1,
      transform: [
        { translateX: from.x + (to.x - from.x) * p - size / 2 },
        { translateY: from.y + (to.y - from.y) * p - size / 2 },
      ],
    }
  })
  if (reducedMotion) return null
  return (
    <Animated.View style={[styles.mug, style]} testID="mug">
      <CardArt name="pic-beer" size={size} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({ mug: { position: 'absolute', left: 0, top: 0 } })
