import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { css } from 'react-native-reanimated'
import { Vector } from '@/ui'
import type { TableLayout } from '@/ui/table'
import {
  BURSTS,
  FLOCK,
  SLOPE,
  TRAVEL,
  flocksOver,
  stuckDrawing,
  type Depth,
  type Flock,
} from './volley-plan'

interface VolleyProps {
  readonly layout: TableLayout
  readonly depths: readonly Depth[]
  /** What a millisecond at ×1 takes at the present speed. */
  readonly tempo: number
}

/**
 * Arrows that sweep the table. The motion is declared once and runs where the platform composes its layers: nothing is
 * computed or painted while they fly.
 */
export function Volley({ layout, depths, tempo }: VolleyProps) {
  const { tableWidth, height } = layout
  const flocks = useMemo(() => flocksOver({ tableWidth, height }), [tableWidth, height])
  return flocks.map((flock, i) =>
    depths.includes(flock.depth) ? <OneFlock key={i} flock={flock} tempo={tempo} /> : null,
  )
}

function OneFlock({ flock, tempo }: { readonly flock: Flock; readonly tempo: number }) {
  const { depth, x, y, scale, drawing, delay, ms } = flock
  const lane = { left: x, top: y, transform: [{ rotate: `${SLOPE}deg` }, { scale }] }
  return (
    <View style={[styles.lane, lane]}>
      <Animated.View
        style={[
          moving.flock,
          FLIGHTS[depth],
          { animationDuration: `${ms * tempo}ms`, animationDelay: `${delay * tempo}ms` },
        ]}
      >
        <Vector drawing={drawing} {...FLOCK} />
      </Animated.View>
    </View>
  )
}

/** When a burst strikes, in ms of an attack at ×1. */
const struckAt = (burst: number): number => 560 + burst * 260

/** What has struck the table stays in it. */
export function StuckInTable({ layout, tempo }: Omit<VolleyProps, 'depths'>) {
  const { tableWidth, height } = layout
  const bursts = useMemo(
    () => Array.from({ length: BURSTS }, (_, i) => stuckDrawing(i, { tableWidth, height })),
    [tableWidth, height],
  )
  return bursts.map((drawing, i) => (
    <Animated.View key={i} style={[moving.stuck, { animationDelay: `${struckAt(i) * tempo}ms` }]}>
      <Vector drawing={drawing} width={tableWidth} height={height} />
    </Animated.View>
  ))
}

const strike = css.keyframes({
  from: { opacity: 0, transform: [{ translateX: -26 }, { translateY: -20 }] },
  '60%': { opacity: 1, transform: [{ translateX: 2 }, { translateY: 1.5 }] },
  to: { opacity: 1, transform: [{ translateX: 0 }, { translateY: 0 }] },
})

const flight = (travel: number) => ({
  left: -(travel + FLOCK.width) / 2,
  animationName: css.keyframes({
    from: { opacity: 0, transform: [{ translateX: 0 }] },
    '8%': { opacity: 1 },
    '92%': { opacity: 1 },
    to: { opacity: 0, transform: [{ translateX: travel }] },
  }),
})

const FLIGHTS = {
  far: flight(TRAVEL.far),
  middle: flight(TRAVEL.middle),
  near: flight(TRAVEL.near),
} as const

const styles = StyleSheet.create({
  lane: { position: 'absolute', width: 0, height: 0 },
})

const moving = css.create({
  stuck: {
    position: 'absolute',
    left: 0,
    top: 0,
    animationName: strike,
    animationDuration: '140ms',
    animationFillMode: 'both',
  },
  flock: {
    position: 'absolute',
    top: -FLOCK.height / 2,
    ...FLOCK,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
  },
})
