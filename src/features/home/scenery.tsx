import { memo, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import { LogoMark, Vector, easing, path, useTheme } from '@/ui'
import type { Drawing } from '@/ui'
import type { HomeLayout } from './home-layout'

const weedSize = 76
const rollMs = 2600

interface RollingWeedProps {
  readonly layout: HomeLayout
  /** How far from the left it comes to rest. */
  readonly rest: number
}

/** The tumbleweed rolls in along the horizon and comes to rest; it lies there at once if motion is reduced. */
export const RollingWeed = memo(function RollingWeed({ layout, rest: wanted }: RollingWeedProps) {
  const { reducedMotion } = useTheme()
  const size = layout.isLarge ? weedSize * 1.4 : weedSize
  const rest = Math.min(wanted, layout.width - size - 24)
  const way = useSharedValue(reducedMotion ? 1 : 0)
  useEffect(() => {
    if (reducedMotion) way.set(1)
    else
      way.set(
        withDelay(200, withTiming(1, { duration: rollMs, easing: Easing.bezier(...easing.out) })),
      )
  }, [reducedMotion, way])
  const distance = rest + size
  const turns = distance / (Math.PI * size)
  const slide = useAnimatedStyle(() => ({
    transform: [{ translateX: interpolate(way.get(), [0, 1], [-distance, 0]) }],
  }))
  const spin = useAnimatedStyle(() => ({
    transform: [{ rotate: `${interpolate(way.get(), [0, 1], [-360 * turns, 0])}deg` }],
  }))
  const dust = useAnimatedStyle(() => ({
    opacity: interpolate(way.get(), [0, 0.9, 1], [1, 0.8, 0.55]),
  }))
  return (
    <Animated.View
      aria-hidden
      style={[styles.weed, { left: rest, top: layout.ground - size * 0.92 }, slide]}
    >
      <Animated.View style={[styles.trail, { top: size * 0.78 }, dust]}>
        <Vector drawing={trail} width={64} height={22} />
      </Animated.View>
      <View
        style={[
          styles.shade,
          { top: size * 0.87, left: size * 0.03, width: size * 0.95, height: size * 0.16 },
        ]}
      />
      <Animated.View style={spin}>
        <LogoMark size={size} />
      </Animated.View>
    </Animated.View>
  )
})

const trail: Drawing = {
  viewBox: [0, 0, 64, 22],
  nodes: [path('M14 10h44M28 18h34M2 3h26', { stroke: '#FBF1DC', strokeWidth: 2, opacity: 0.75 })],
}

/** The earth that the post stands in. */
export const Mound = memo(function Mound() {
  return (
    <View aria-hidden style={styles.mound}>
      <Vector drawing={earth} width={96} height={30} />
    </View>
  )
})

const earth: Drawing = {
  viewBox: [0, 0, 96, 30],
  nodes: [
    { kind: 'ellipse', cx: 48, cy: 20, rx: 46, ry: 9, fill: '#120B07', opacity: 0.75 },
    path('M14 20c4-14 14-12 18-6s10-14 18-6 12-8 18 2 10 4 12 10z', { fill: '#3D2619' }),
  ],
}

const styles = StyleSheet.create({
  weed: { position: 'absolute', pointerEvents: 'none' },
  trail: { position: 'absolute', left: -62 },
  shade: { position: 'absolute', borderRadius: 999, backgroundColor: 'rgba(20,10,5,0.35)' },
  mound: { marginLeft: -13, marginTop: -2, pointerEvents: 'none' },
})
