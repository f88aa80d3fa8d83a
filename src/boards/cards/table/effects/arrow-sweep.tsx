import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { Arrow, useTheme } from '@/ui'
import type { TableLayout } from '@/ui/table'

interface ArrowSweepProps {
  readonly layout: TableLayout
  readonly ms: number
}

const ARROWS = 9
const SIZE = 54
const ANGLE = 14

/** Arrows sweep over the table from left to right. */
export function ArrowSweep({ layout, ms }: ArrowSweepProps) {
  const { reducedMotion } = useTheme()
  const progress = useSharedValue(0)
  useEffect(() => {
    progress.set(withTiming(1, { duration: ms, easing: Easing.linear }))
  }, [progress, ms])
  if (reducedMotion) return null
  return Array.from({ length: ARROWS }, (_, index) => (
    <OneArrow key={index} index={index} layout={layout} progress={progress} />
  ))
}

interface OneArrowProps {
  readonly index: number
  readonly layout: TableLayout
  readonly progress: SharedValue<number>
}

function OneArrow({ index, layout, progress }: OneArrowProps) {
  const { tableWidth, bar, own } = layout
  const top = bar.y + ((index * 5) % ARROWS) * ((own.y - bar.y) / ARROWS)
  const late = (index % 4) * 0.12
  const style = useAnimatedStyle(() => {
    const p = Math.max(0, (progress.get() - late) / (1 - 0.36))
    return {
      opacity: p > 0 && p < 1 ? 1 : 0,
      transform: [
        { translateX: -SIZE + (tableWidth + SIZE) * p },
        { translateY: top + Math.tan((ANGLE * Math.PI) / 180) * tableWidth * (p - 0.5) * 0.5 },
      ],
    }
  })
  return (
    <Animated.View style={[styles.arrow, style]}>
      <Arrow size={SIZE} angle={ANGLE / 2} />
    </Animated.View>
  )
}

const styles = StyleSheet.create({ arrow: { position: 'absolute', left: 0, top: 0 } })
