import { useEffect } from 'react'
import Animated, {
  Easing,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import { easing, useTheme } from '@/ui'
import { ROLL, type RolledProps } from './roll'

/** What moves with the tumbleweed as it rolls in. */
export function Rolled({ poses, style, children }: RolledProps) {
  const { reducedMotion } = useTheme()
  const way = useSharedValue(reducedMotion ? 1 : 0)
  useEffect(() => {
    if (reducedMotion) way.set(1)
    else
      way.set(
        withDelay(
          ROLL.delay,
          withTiming(1, { duration: ROLL.ms, easing: Easing.bezier(...easing.out) }),
        ),
      )
  }, [reducedMotion, way])
  const points = poses.map(({ at }) => at)
  const xs = poses.map(({ x = 0 }) => x)
  const degrees = poses.map((pose) => pose.degrees ?? 0)
  const opacities = poses.map(({ opacity = 1 }) => opacity)
  const moved = useAnimatedStyle(() => ({
    opacity: interpolate(way.get(), points, opacities),
    transform: [
      { translateX: interpolate(way.get(), points, xs) },
      { rotate: `${interpolate(way.get(), points, degrees)}deg` },
    ],
  }))
  return <Animated.View style={[style, moved]}>{children}</Animated.View>
}
