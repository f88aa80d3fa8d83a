import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'

import { gradient } from './gradient'
import { Press } from './press'
import { PressFace } from './press-face'
import { decorRandom } from './random'
import { Text } from './text'
import { SurfaceProvider } from './theme'
import { usePress } from './use-press'
import { Vector, path } from './vector'
import type { Drawing } from './vector'

interface Sign {
  readonly label: string
  readonly sub?: string
  readonly onPress: () => void
  readonly testID?: string
}

interface SignPostProps {
  readonly signs: readonly Sign[]
  /** Room for the longest plank; the window less its margins unless told. */
  readonly width?: number
  /** Nailed to the post above the signs: the poster of the match that waits. */
  readonly children?: ReactNode
  /** How high a plank is, and how far the next is below it. */
  /** How far the post stands up above the first board. */
  readonly stake?: number
  readonly plank?: { readonly height: number; readonly gap: number }
}

const lengths = [0.9, 0.96, 0.855] as const
const tilts = [-1.2, 1, -0.8] as const
const roomy = { height: 72, gap: 12 }

/** Planks on a post, one per door: the main choices of Home. No two are cut alike. */
export function SignPost({ signs, width, children, plank = roomy, stake = 56 }: SignPostProps) {
  const window = useWindowDimensions()
  const room = width ?? Math.min(window.width - 32, 420)
  return (
    <View style={{ gap: plank.gap }}>
      <View style={[styles.stake, { top: -stake }]} />
      {children}
      {signs.map((sign, i) => (
        <Plank
          key={sign.label}
          sign={sign}
          height={plank.height}
          width={Math.round(room * (lengths[i % lengths.length] ?? 1))}
          tilt={tilts[i % tilts.length] ?? 0}
          seed={3 + i * 5}
        />
      ))}
    </View>
  )
}

interface PlankProps {
  readonly sign: Sign
  readonly width: number
  readonly height: number
  readonly tilt: number
  readonly seed: number
}

const Plank = memo(function Plank({ sign, width, height, tilt, seed }: PlankProps) {
  const press = usePress()
  const drawing = useMemo(() => plankSign(width, height, seed), [width, height, seed])
  return (
    <SurfaceProvider surface="wood">
      <Press
        role="button"
        accessibilityLabel={sign.sub === undefined ? sign.label : `${sign.label}, ${sign.sub}`}
        onPress={sign.onPress}
        testID={sign.testID}
        {...press.handlers}
        style={[styles.target, { width, transform: [{ rotate: `${tilt}deg` }] }, press.ringStyle]}
      >
        <PressFace style={press.faceStyle}>
          <View style={styles.board}>
            <Vector drawing={drawing} width={width} height={height + 8} fit="none" />
          </View>
          <View style={[styles.words, { minHeight: height }]}>
            <Text
              variant="button"
              tone="strong"
              numberOfLines={1}
              maxScale={Math.max(1, Math.min(1.3, widest(sign.label, width) / LABEL))}
              style={[styles.label, { fontSize: Math.min(LABEL, widest(sign.label, width)) }]}
            >
              {sign.label}
              {sign.sub !== undefined && ' '}
            </Text>
            {sign.sub !== undefined && (
              <Text variant="small" maxScale={1.3} numberOfLines={2} style={styles.sub}>
                {sign.sub}
              </Text>
            )}
          </View>
        </PressFace>
      </Press>
    </SurfaceProvider>
  )
})

/** The size that a label is painted in, where there is room for it. */
const LABEL = 23

/** The largest size that fits: long words are painted smaller, as a plank cannot grow. */
const widest = (label: string, width: number): number =>
  (width - styles.words.paddingLeft - styles.words.paddingRight) / (label.length * 0.64)

function plankSign(w: number, h: number, seed: number): Drawing {
  const point = 22
  const board = `M3 4L0 ${h * 0.45} 5 ${h}H${w - point}L${w} ${h / 2} ${w - point} 0H4z`
  const nail = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  return {
    viewBox: [0, 0, w, h + 8],
    gradients: [
      {
        kind: 'linear',
        id: 'wood',
        x1: 0,
        y1: 0,
        x2: 0,
        y2: h,
        stops: [
          { at: 0, color: '#9A6138' },
          { at: 0.12, color: '#7A4A2C' },
          { at: 1, color: '#54301D' },
        ],
      },
    ],
    nodes: [
      {
        kind: 'group',
        transform: 'translate(0 6)',
        opacity: 0.45,
        children: [path(board, { fill: '#000000' })],
      },
      path(board, { fill: 'url(#wood)' }),
      path(`M4 0.8H${w - point}L${w - 1} ${h / 2}`, {
        stroke: '#D8A26B',
        strokeWidth: 1.6,
        opacity: 0.75,
      }),
      path(grain(w - 30, h, seed), { stroke: '#1B110B', strokeWidth: 1.2, opacity: 0.3 }),
      path(nail(28, 17, 3.5) + nail(44, h - 16, 3.5), { fill: '#1B110B' }),
      path(nail(27.5, 16.3, 2.8) + nail(43.5, h - 16.7, 2.8), { fill: '#B9B0A4' }),
    ],
  }
}

function grain(width: number, height: number, seed: number): string {
  const random = decorRandom(seed)
  let d = ''
  for (let i = 0; i < 11; i++) {
    const y = 3 + random() * (height - 6)
    const length = 40 + random() * width * 0.5
    const x = random() * Math.max(0, width - length)
    const bend = (random() - 0.5) * 5
    d += `M${x.toFixed(0)} ${y.toFixed(1)}q${(length / 2).toFixed(0)} ${bend.toFixed(1)} ${length.toFixed(0)} ${(bend / 3).toFixed(1)}`
  }
  return d
}

const styles = StyleSheet.create({
  stake: {
    position: 'absolute',
    left: 22,
    bottom: -24,
    width: 26,
    ...gradient('linear-gradient(90deg, #4A2B1B, #7A4A2C 40%, #2B1A12)'),
    backgroundColor: '#54301D',
    borderTopLeftRadius: 5,
    borderTopRightRadius: 5,
    pointerEvents: 'none',
  },
  target: { borderRadius: 6 },
  board: { ...StyleSheet.absoluteFill },
  words: { paddingLeft: 66, paddingRight: 26, justifyContent: 'center' },
  label: { fontSize: 23, lineHeight: 28 },
  sub: { fontSize: 14, lineHeight: 18 },
})
