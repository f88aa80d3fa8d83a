import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'
import Animated, { css, cubicBezier } from 'react-native-reanimated'

import { Text } from './text'
import { useInk, useTheme } from './theme'
import { duration, easing, palette } from './tokens'
import { Vector, path } from './vector'
import type { Drawing } from './vector'

/** A thin line between rows; `mark` puts a red lozenge in its middle, as on a card. */
export function Divider({ mark = false }: { readonly mark?: boolean }) {
  const ink = useInk()
  const line = <View style={[styles.line, { backgroundColor: ink.line }]} />
  if (!mark) return line
  return (
    <View style={styles.marked}>
      {line}
      <View style={styles.lozenge} />
      {line}
    </View>
  )
}

export type MeterTone = 'plain' | 'best' | 'brass' | 'cactus' | 'barn' | 'dusk'

interface MeterProps {
  /** From 0 to 1. */
  readonly value: number
  readonly label: string
  readonly tone?: MeterTone
  readonly height?: number
  /** What a screen reader says for the value; a percentage unless told. */
  readonly valueText?: string
}

const meterColors: Record<MeterTone, string> = {
  plain: '#9A7B4E',
  best: palette.cactus600,
  brass: palette.brass500,
  cactus: palette.cactus600,
  barn: palette.barn600,
  dusk: palette.dusk600,
}

/** A bar: chances, shares, progress. With patterns on, the filled part is hatched as well. */
export function Meter({ value, label, tone = 'plain', height = 8, valueText }: MeterProps) {
  const ink = useInk()
  const { patterns } = useTheme()
  const share = Math.min(1, Math.max(0, value))
  return (
    <View
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText ?? `${Math.round(share * 100)} %`}
      style={[styles.track, { height, borderRadius: height / 2, backgroundColor: ink.well }]}
    >
      <View
        style={[
          styles.filled,
          {
            width: `${share * 100}%`,
            borderRadius: height / 2,
            backgroundColor: meterColors[tone],
          },
        ]}
      >
        {patterns && <Vector drawing={hatch} width={600} height={height} fit="slice" />}
      </View>
    </View>
  )
}

const hatch = hatchDrawing()

function hatchDrawing(): Drawing {
  let d = ''
  for (let x = 0; x < 620; x += 8) d += `M${x} 18l12-20`
  return {
    viewBox: [0, 0, 600, 16],
    nodes: [path(d, { stroke: 'rgba(255,255,255,0.45)', strokeWidth: 2 })],
  }
}

interface ProgressDotsProps {
  readonly count: number
  readonly done: number
  readonly label: string
}

/** Steps of a small task: aimed shots, cards peeked at. */
export function ProgressDots({ count, done, label }: ProgressDotsProps) {
  const ink = useInk()
  return (
    <View role="img" aria-label={label} style={styles.dots}>
      {Array.from({ length: count }, (_, i) => (
        <View
          key={i}
          style={[
            styles.dot,
            i < done
              ? { backgroundColor: palette.barn500, borderColor: palette.barn300 }
              : { borderColor: ink.secondary },
          ]}
        />
      ))}
    </View>
  )
}

interface BubbleProps {
  /** −2, +1: the sign decides the colour, and is always written. */
  readonly amount: number
  readonly size?: 'small' | 'normal'
  /** It comes so many ms later: what hits has to arrive first. */
  readonly delay?: number
  readonly style?: StyleProp<ViewStyle>
}

/** A change of life, slapped onto the one it happened to. */
export function Bubble({ amount, size = 'normal', delay = 0, style }: BubbleProps) {
  const { reducedMotion } = useTheme()
  const isLoss = amount < 0
  const text = `${isLoss ? '−' : '+'}${Math.abs(amount)}`
  const fontSize = size === 'small' ? 20 : 30
  return (
    <Animated.View
      style={[
        reducedMotion ? slapped.faded : slapped.on,
        { animationDelay: `${delay}ms` },
        styles.bubble,
        isLoss ? styles.loss : styles.gain,
        style,
      ]}
    >
      <Text
        variant="number-m"
        color={palette.parchment100}
        maxScale={1.3}
        style={{ fontSize, lineHeight: fontSize + 6 }}
      >
        {text}
      </Text>
    </Animated.View>
  )
}

const fade = css.keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const slap = css.keyframes({
  from: { opacity: 0, transform: [{ rotate: '-14deg' }, { scale: 2.1 }] },
  '35%': { opacity: 1 },
  to: { opacity: 1, transform: [{ rotate: '5deg' }, { scale: 1 }] },
})

const slapped = css.create({
  faded: {
    animationName: fade,
    animationDuration: `${duration.reduced}ms`,
    animationFillMode: 'both',
  },
  on: {
    animationName: slap,
    animationDuration: `${duration.move}ms`,
    animationFillMode: 'both',
    animationTimingFunction: cubicBezier(...easing.thud),
  },
})

const styles = StyleSheet.create({
  line: { height: 1, flexGrow: 1 },
  marked: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  lozenge: {
    width: 9,
    height: 9,
    backgroundColor: palette.barn600,
    transform: [{ rotate: '45deg' }],
  },
  track: { overflow: 'hidden', alignSelf: 'stretch' },
  filled: { height: '100%', overflow: 'hidden' },
  dots: { flexDirection: 'row', gap: 8 },
  dot: { width: 14, height: 14, borderRadius: 7, borderWidth: 2 },
  bubble: {
    alignSelf: 'flex-start',
    minWidth: 46,
    alignItems: 'center',
    paddingHorizontal: 10,
    paddingVertical: 2,
    borderRadius: 6,
    borderWidth: 2,
    transform: [{ rotate: '5deg' }],
    boxShadow: '0px 4px 8px rgba(0,0,0,0.6)',
  },
  loss: { backgroundColor: palette.barn600, borderColor: palette.barn300 },
  gain: { backgroundColor: palette.cactus600, borderColor: palette.cactus300 },
})
