import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'

import { useTheme } from '../theme'
import { duration, palette } from '../tokens'
import { Vector, path } from '../vector'
import type { Drawing } from '../vector'
import type { TableLayout } from './seat-layout'

interface AimTarget {
  readonly seat: number
  /** Aimed already: a red line of dashes. Otherwise a light line of dots: it could be. */
  readonly isSet: boolean
}

interface AimLinesProps {
  readonly layout: TableLayout
  readonly targets: readonly AimTarget[]
  /** Lines of help are green. */
  readonly isHelp?: boolean
}

/** Lines from your plate to those you aim at. They lie over the scrim and under the live seats. */
export const AimLines = memo(function AimLines({ layout, targets, isHelp = false }: AimLinesProps) {
  const set = isHelp ? palette.cactus500 : palette.barn500
  const drawing = useMemo(() => aimDrawing(layout, targets, set), [layout, targets, set])
  return (
    <View aria-hidden style={styles.lines}>
      <Vector drawing={drawing} width={layout.tableWidth} height={layout.height} />
    </View>
  )
})

function aimDrawing(layout: TableLayout, targets: readonly AimTarget[], set: string): Drawing {
  const { oval, own } = layout
  const from = `${own.x + own.width / 2} ${own.y + 16}`
  const lines = (isSet: boolean) =>
    targets
      .filter((target) => target.isSet === isSet)
      .map(({ seat }) => layout.seats[seat])
      .map((to) => (to === undefined ? '' : `M${from}Q${oval.cx} ${oval.cy + 20} ${to.x} ${to.y}`))
      .join('')
  return {
    viewBox: [0, 0, layout.tableWidth, layout.height],
    nodes: [
      path(lines(false), { stroke: '#FBE7B4', strokeWidth: 3, dash: '2 9', opacity: 0.8 }),
      path(lines(true), { stroke: set, strokeWidth: 3, dash: '9 7' }),
    ],
  }
}

/** How long the table takes to redden, in ms. */
const REDDENS = 320

interface TableScrimProps {
  readonly layout: TableLayout
  /** Somebody is about to fall. */
  readonly isRed?: boolean
}

/**
 * Darkens the table; seats that cannot be chosen are put under it, never faded themselves. A noon
 * sky stays as it is: its words are dark.
 */
export const TableScrim = memo(function TableScrim({ layout, isRed = false }: TableScrimProps) {
  const { name, reducedMotion } = useTheme()
  const bottom = layout.kind === 'portrait' ? layout.rail.y : layout.height
  const top = name === 'noon' ? layout.horizon : 0
  const place = { top, width: layout.tableWidth, height: bottom - top }
  if (!isRed) return <View aria-hidden style={[styles.scrim, place]} />
  return (
    <Animated.View
      aria-hidden
      testID="red-scrim"
      entering={FadeIn.duration(reducedMotion ? duration.reduced : REDDENS)}
      style={[styles.scrim, styles.red, place]}
    />
  )
})

const styles = StyleSheet.create({
  lines: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  scrim: {
    position: 'absolute',
    left: 0,
    backgroundColor: 'rgba(16,9,5,0.66)',
    pointerEvents: 'none',
  },
  red: { backgroundColor: 'rgba(56,9,5,0.66)' },
})
