import { StyleSheet, View } from 'react-native'
import Animated, { css, cubicBezier } from 'react-native-reanimated'
import { useTheme } from '../theme'
import { palette } from '../tokens'
import type { Point } from './superellipse'

interface ShotProps {
  readonly from: Point
  readonly to: Point
  readonly ms: number
  readonly delay?: number
}

const THICKNESS = 4

/**
 * A tracer from shooter to target: it flashes along the whole line and dies away. Declared, so that nothing is computed
 * while shots go round a whole table; with reduced motion it only lights up.
 */
export function Shot({ from, to, ms, delay = 0 }: ShotProps) {
  const { reducedMotion } = useTheme()
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const time = { animationDuration: `${ms}ms`, animationDelay: `${delay}ms` }
  return (
    <>
      <View
        testID="shot"
        style={[
          styles.line,
          { left: from.x, top: from.y - THICKNESS / 2, width: length, transformOrigin: 'left' },
          { transform: [{ rotate: `${angle}rad` }] },
        ]}
      >
        <Animated.View
          style={[styles.tracer, reducedMotion ? moving.light : moving.tracer, time]}
        />
      </View>
      {!reducedMotion && (
        <Animated.View
          style={[styles.burst, { left: to.x - 28, top: to.y - 28 }, moving.burst, time]}
        />
      )}
    </>
  )
}

const easeInOut = cubicBezier(0.45, 0, 0.55, 1)

const trace = css.keyframes({
  from: { opacity: 0, transform: [{ scaleX: 0 }], animationTimingFunction: easeInOut },
  '35%': { opacity: 1, transform: [{ scaleX: 1 }], animationTimingFunction: easeInOut },
  to: { opacity: 0, transform: [{ scaleX: 1 }] },
})
const light = css.keyframes({ from: { opacity: 0 }, '35%': { opacity: 1 }, to: { opacity: 0 } })
/** The ring opens as the tracer arrives. */
const open = css.keyframes({
  from: { opacity: 0, transform: [{ scale: 0.4 }] },
  '23%': { opacity: 0, transform: [{ scale: 0.4 }] },
  '24%': { opacity: 1, transform: [{ scale: 0.4 }], animationTimingFunction: 'ease-out' },
  '35%': { opacity: 1, transform: [{ scale: 0.6 }], animationTimingFunction: easeInOut },
  to: { opacity: 0, transform: [{ scale: 1.6 }] },
})

const moving = css.create({
  tracer: { animationName: trace, animationFillMode: 'both' },
  light: { animationName: light, animationFillMode: 'both' },
  burst: { animationName: open, animationFillMode: 'both' },
})

const styles = StyleSheet.create({
  line: { position: 'absolute', height: THICKNESS },
  tracer: {
    flex: 1,
    transformOrigin: 'left',
    borderRadius: THICKNESS,
    backgroundColor: palette.brass200,
    boxShadow: '0px 0px 10px rgba(251,231,180,0.9)',
  },
  burst: {
    position: 'absolute',
    width: 56,
    height: 56,
    borderRadius: 28,
    borderWidth: 6,
    borderColor: palette.barn500,
  },
})
