import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import { onLeaving } from '@/platform/leaving'
import { gradient } from './gradient'
import { Press } from './press'
import { palette } from './tokens'
import { usePress } from './use-press'
import { Vector, path } from './vector'
import type { Drawing } from './vector'

interface HoldPadProps {
  readonly size: number
  readonly label: string
  readonly hint: string
  readonly isHeld: boolean
  readonly onHold: (isHeld: boolean) => void
}

const nothing = () => undefined

/** Hold it and the card is up, let go and it is down. It lies below the card: the thumb covers nothing. */
export function HoldPad({ size, label, hint, isHeld, onHold }: HoldPadProps) {
  const { handlers, ringStyle } = usePress(0)
  // Nobody finds the card up in the pictures of the app switcher.
  useEffect(() => onLeaving(() => onHold(false)), [onHold])
  return (
    <View style={{ width: size, height: size }}>
      <Press
        role="button"
        accessibilityLabel={label}
        accessibilityHint={hint}
        onPressIn={() => onHold(true)}
        onPressOut={() => onHold(false)}
        // A long press belongs to the pad, not to the browser's menu.
        onLongPress={nothing}
        onFocus={handlers.onFocus}
        onBlur={handlers.onBlur}
        testID="hold-pad"
        style={[styles.pad, { width: size, height: size }, ringStyle]}
      >
        <PadFace size={size} isHeld={isHeld} />
      </Press>
    </View>
  )
}

/** Brass with a finger's mark, glowing while it is held. */
export function PadFace({ size, isHeld }: Pick<HoldPadProps, 'size' | 'isHeld'>) {
  const glow = size * 1.5
  const edge = (size - glow) / 2
  return (
    <>
      <View
        style={[
          styles.glow,
          { width: glow, height: glow, left: edge, top: edge },
          isHeld && styles.lit,
        ]}
      />
      {/* Browsers paint what has a position above what has none, so the mark has one too. */}
      <View>
        <Vector drawing={isHeld ? held : free} width={size} height={size} />
      </View>
    </>
  )
}

const finger =
  'M40 70c-3-8-3-20 2-27s20-9 27 0 5 22 2 30M48 74c-3-9-4-20 0-25s12-5 15 1 2 17-1 26M55.5 54c1 8 1 14-.5 24M34 60c-1-10 1-20 8-26s21-7 29 0'

function padDrawing(from: string, to: string): Drawing {
  return {
    viewBox: [0, 0, 112, 112],
    gradients: [
      {
        kind: 'linear',
        id: 'brass',
        x1: 0,
        y1: 4,
        x2: 0,
        y2: 108,
        stops: [
          { at: 0, color: from },
          { at: 1, color: to },
        ],
      },
    ],
    nodes: [
      { kind: 'circle', cx: 56, cy: 56, r: 54, fill: 'url(#brass)' },
      { kind: 'circle', cx: 56, cy: 56, r: 52, stroke: palette.brass200, strokeWidth: 5 },
      path(finger, { stroke: palette.ink, strokeWidth: 3.5 }),
    ],
  }
}

const free = padDrawing(palette.brass300, palette.brass500)
const held = padDrawing('#8F6A26', palette.brass500)

const styles = StyleSheet.create({
  pad: { borderRadius: 999, userSelect: 'none', touchAction: 'none' },
  glow: {
    ...gradient('radial-gradient(closest-side, rgba(240,203,124,0.3), rgba(240,203,124,0))'),
    position: 'absolute',
    pointerEvents: 'none',
  },
  lit: gradient('radial-gradient(closest-side, rgba(240,203,124,0.6), rgba(240,203,124,0))'),
})
