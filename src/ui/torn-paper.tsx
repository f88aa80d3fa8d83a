import { useMemo, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { decorRandom } from './random'
import { SurfaceProvider } from './theme'
import { palette } from './tokens'
import { Vector, path } from './vector'
import type { Drawing } from './vector'

interface TornPaperProps {
  readonly width: number
  /** At least so high; as high as what stands on it, if that is more. */
  readonly height: number
  /** No two are torn alike. */
  readonly seed?: number
  readonly children: ReactNode
}

/** How far a tear reaches into the sheet, and the room around it for its shadow, in px. */
const DEPTH = 9
const SHADOW = 14

/** A strip torn off a poster and slapped on the table: for the words that a moment is remembered by. */
export function TornPaper({ width, height: least, seed = 5, children }: TornPaperProps) {
  const [height, setHeight] = useState(least)
  const drawing = useMemo(() => tornDrawing(width, height, seed), [width, height, seed])
  return (
    <SurfaceProvider surface="paper">
      <View
        style={[styles.sheet, { width, minHeight: least }]}
        onLayout={({ nativeEvent }) => setHeight(Math.round(nativeEvent.layout.height))}
      >
        <View style={styles.drawing}>
          <Vector drawing={drawing} width={width + 2 * SHADOW} height={height + 2 * SHADOW} />
        </View>
        {children}
      </View>
    </SurfaceProvider>
  )
}

function tornDrawing(width: number, height: number, seed: number): Drawing {
  const random = decorRandom(seed)
  const edge = tornEdge(width, height, random)
  const rules = [DEPTH + 9, height - DEPTH - 9].map(
    (y) => `M${DEPTH + 12} ${y}H${width - DEPTH - 12}`,
  )
  return {
    viewBox: [-SHADOW, -SHADOW, width + 2 * SHADOW, height + 2 * SHADOW],
    gradients: [
      {
        kind: 'linear',
        id: 'sheet',
        x1: 0,
        y1: 0,
        x2: 0,
        y2: height,
        stops: [
          { at: 0, color: palette.parchment100 },
          { at: 1, color: '#EBD7AE' },
        ],
      },
    ],
    nodes: [
      {
        kind: 'group',
        transform: 'translate(2 9)',
        opacity: 0.5,
        children: [path(edge, { fill: '#120603' })],
      },
      path(edge, { fill: 'url(#sheet)', stroke: '#CDB186', strokeWidth: 1.2 }),
      path(rules.join(''), { stroke: palette.barn600, strokeWidth: 2.4 }),
    ],
  }
}

/** Round the sheet: long edges are torn in a few pulls, short ones in fibres. */
function tornEdge(width: number, height: number, random: () => number): string {
  const bite = (): number => random() * DEPTH
  const along = (count: number, at: (share: number) => readonly [number, number]) =>
    Array.from({ length: count }, (_, i) => at((i + 0.15 + random() * 0.7) / count))
  const wide = Math.max(5, Math.round(width / 42))
  const high = Math.max(5, Math.round(height / 13))
  const points = [
    [bite(), bite()] as const,
    ...along(wide, (share) => [share * width, bite()]),
    [width - bite(), bite()] as const,
    ...along(high, (share) => [width - bite(), share * height]),
    [width - bite(), height - bite()] as const,
    ...along(wide, (share) => [(1 - share) * width, height - bite()]),
    [bite(), height - bite()] as const,
    ...along(high, (share) => [bite(), (1 - share) * height]),
  ]
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
}

const styles = StyleSheet.create({
  sheet: { alignItems: 'center', justifyContent: 'center', paddingVertical: 26 },
  drawing: { position: 'absolute', left: -SHADOW, top: -SHADOW, pointerEvents: 'none' },
})
