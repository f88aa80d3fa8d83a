import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { SurfaceProvider } from './theme'
import { palette, space } from './tokens'
import { useInsets } from './use-insets'
import { Vector } from './vector'
import type { Drawing, VectorNode } from './vector'

interface CurtainProps {
  /** What is read: who should take the phone, and what for. */
  readonly children: ReactNode
  /** What is pressed, within the thumb's reach. */
  readonly foot: ReactNode
  readonly testID?: string
}

/** A red curtain before everything: behind it a phone can change hands. Nothing shines through. */
export function Curtain({ children, foot, testID }: CurtainProps) {
  const { bottom } = useInsets()
  const rod = useRod()
  return (
    <View style={styles.fill} testID={testID}>
      <Cloth />
      <SurfaceProvider surface="wood">
        <View role="main" style={[styles.stage, { paddingTop: rod + 34 }]}>
          <View style={styles.words}>{children}</View>
          <View style={[styles.foot, { paddingBottom: Math.max(bottom, space[4]) }]}>{foot}</View>
        </View>
      </SurfaceProvider>
    </View>
  )
}

const FOLD = 40

/** Where the rod hangs: higher on a short screen, which needs its room for words. */
function useRod(): number {
  const { top } = useInsets()
  return top + (useWindowDimensions().height < 700 ? 12 : 64)
}

const Cloth = memo(function Cloth() {
  const { width, height } = useWindowDimensions()
  const rod = useRod()
  const drawing = useMemo(() => clothDrawing(width, height, rod), [width, height, rod])
  return (
    <View style={styles.cloth}>
      <Vector drawing={drawing} width={width} height={height} fit="none" />
    </View>
  )
})

/** A piece of the same curtain, on a rod of its own. */
export const ClothPanel = memo(function ClothPanel({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}) {
  const drawing = useMemo(() => clothDrawing(width, height, 4), [width, height])
  return <Vector drawing={drawing} width={width} height={height} fit="none" />
})

/** Folds side by side, lit from above the middle, on a brass rod. */
function clothDrawing(width: number, height: number, rod: number): Drawing {
  const folds = Math.max(6, Math.round(width / FOLD))
  const fold = width / folds
  const at = Array.from({ length: folds }, (_, i) => i * fold)
  const pleats = at.map((x): VectorNode => ({
    kind: 'group',
    transform: `translate(${x} 0)`,
    children: [
      { kind: 'rect', x: 0, y: 0, width: fold + 0.5, height, rx: 0, fill: 'url(#fold)' },
      {
        kind: 'rect',
        x: fold - 2.5,
        y: 0,
        width: 2.5,
        height,
        rx: 0,
        fill: '#1A0B07',
        opacity: 0.75,
      },
    ],
  }))
  const rings = at.map((x): VectorNode => ({
    kind: 'circle',
    cx: x + fold / 2,
    cy: rod + 12,
    r: 11,
    stroke: palette.brass500,
    strokeWidth: 4,
  }))
  return {
    viewBox: [0, 0, width, height],
    gradients: [
      {
        kind: 'linear',
        id: 'fold',
        x1: 0,
        y1: 0,
        x2: fold,
        y2: 0,
        stops: [
          { at: 0, color: '#4A160F' },
          { at: 0.3, color: '#A63A24' },
          { at: 0.62, color: '#7C2418' },
          { at: 1, color: '#2E0C08' },
        ],
      },
      {
        kind: 'radial',
        id: 'light',
        cx: width / 2,
        cy: height * 0.34,
        r: Math.max(width, height) * 0.62,
        stops: [
          { at: 0, color: '#120603', opacity: 0 },
          { at: 0.55, color: '#120603', opacity: 0.3 },
          { at: 1, color: '#120603', opacity: 0.86 },
        ],
      },
      {
        kind: 'linear',
        id: 'rod',
        x1: 0,
        y1: rod,
        x2: 0,
        y2: rod + 14,
        stops: [
          { at: 0, color: palette.brass300 },
          { at: 0.5, color: palette.brass500 },
          { at: 1, color: palette.brass700 },
        ],
      },
    ],
    nodes: [
      ...pleats,
      { kind: 'rect', x: 0, y: 0, width, height, rx: 0, fill: 'url(#light)' },
      { kind: 'rect', x: 0, y: rod, width, height: 14, rx: 0, fill: 'url(#rod)' },
      ...rings,
    ],
  }
}

const styles = StyleSheet.create({
  fill: { ...StyleSheet.absoluteFill, zIndex: 20, backgroundColor: '#2E0C08' },
  cloth: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  stage: { flex: 1, width: '100%', maxWidth: 620, alignSelf: 'center' },
  words: { flex: 1, justifyContent: 'center', paddingHorizontal: space[5], gap: space[3] },
  foot: { paddingHorizontal: space[4], gap: space[3] },
})
