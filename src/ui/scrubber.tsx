import { useMemo, useRef, useState } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'

import { materials } from './materials'
import { useInk } from './theme'
import { palette } from './tokens'
import { Vector, path } from './vector'
import type { Drawing } from './vector'

interface ScrubberProps {
  /** Where it stands, from 0 to `last`. */
  readonly index: number
  readonly last: number
  readonly onChange: (index: number) => void
  /** Where turns begin: small notches. */
  readonly starts?: readonly number[]
  /** Where somebody fell: red ones, to be found again. */
  readonly falls?: readonly number[]
  readonly label: string
  readonly valueText: string
}

const KNOB = 26
const TRACK = 10

const NONE: readonly number[] = []

const placeIn = (place: number, last: number): number =>
  Math.min(last, Math.max(0, Math.round(place)))

/** The whole match as a groove: a notch for every turn, a red one for every fall, and a brass knob to pull. */
export function Scrubber(props: ScrubberProps) {
  const { index, last, onChange, starts = NONE, falls = NONE, label, valueText } = props
  const ink = useInk()
  const track = useRef<View>(null)
  const [span, setSpan] = useState({ left: 0, width: 0 })
  const room = Math.max(1, span.width - KNOB)
  const xOf = (moment: number): number => KNOB / 2 + (moment / Math.max(1, last)) * room
  const measure = (): void =>
    track.current?.measureInWindow((left, _top, width) => setSpan({ left, width }))
  const pull = ({ nativeEvent }: GestureResponderEvent): void =>
    onChange(placeIn(((nativeEvent.pageX - span.left - KNOB / 2) / room) * last, last))
  const notches = useMemo(() => {
    const at = (list: readonly number[], top: number, bottom: number) =>
      list
        .map((moment) => KNOB / 2 + (moment / Math.max(1, last)) * room)
        .map((x) => `M${x.toFixed(1)} ${top}V${bottom}`)
        .join('')
    return notchDrawing({
      width: span.width,
      turns: at(starts, 16, 28),
      falls: at(falls, 9, 35),
      ink: ink.secondary,
      red: ink.danger,
    })
  }, [span.width, room, last, starts, falls, ink])
  return (
    <View
      ref={track}
      role="slider"
      tabIndex={0}
      accessible
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={valueText}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) =>
        onChange(placeIn(index + (nativeEvent.actionName === 'increment' ? 1 : -1), last))
      }
      onLayout={measure}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={pull}
      onResponderMove={pull}
      style={styles.slider}
      testID="scrubber"
    >
      <View style={[styles.track, { backgroundColor: ink.well, borderColor: ink.wellLine }]} />
      <View style={[styles.done, { width: xOf(index) }]} />
      <View style={styles.notches}>
        <Vector drawing={notches} width={span.width} height={44} />
      </View>
      <View style={[styles.lip, { left: xOf(index) - KNOB / 2 }]}>
        <View style={[materials.brass, styles.knob]} />
      </View>
    </View>
  )
}

interface Notches {
  readonly width: number
  readonly turns: string
  readonly falls: string
  readonly ink: string
  readonly red: string
}

function notchDrawing({ width, turns, falls, ink, red }: Notches): Drawing {
  return {
    viewBox: [0, 0, Math.max(1, width), 44],
    nodes: [
      path(turns, { stroke: ink, strokeWidth: 1, opacity: 0.55 }),
      path(falls, { stroke: red, strokeWidth: 2 }),
    ],
  }
}

const centred = { position: 'absolute', top: (44 - TRACK) / 2, height: TRACK } as const

const styles = StyleSheet.create({
  slider: { height: 44, justifyContent: 'center', cursor: 'pointer' },
  track: { ...centred, left: 0, right: 0, borderRadius: 5, borderWidth: 1, pointerEvents: 'none' },
  done: {
    ...centred,
    left: 0,
    borderRadius: 5,
    backgroundColor: palette.brass500,
    pointerEvents: 'none',
  },
  notches: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  lip: {
    position: 'absolute',
    top: (44 - KNOB) / 2,
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    backgroundColor: palette.brass700,
    boxShadow: '0px 2px 5px rgba(0,0,0,0.6)',
    pointerEvents: 'none',
  },
  knob: { width: KNOB, height: KNOB - 3, borderRadius: KNOB / 2 },
})
