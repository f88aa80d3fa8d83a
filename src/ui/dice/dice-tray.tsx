import { useImperativeHandle, useState, type Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { useAnimatedStyle } from 'react-native-reanimated'

import type { FaceId } from '../art'
import { Press } from '../press'
import { Text } from '../text'
import { useTheme } from '../theme'
import { duration, touch } from '../tokens'
import { Tray } from '../tray'
import { usePress } from '../use-press'
import { DiceBodies } from './dice-bodies'
import { ASIDE } from './motion'
import { captionColour, type DieState } from './die-look'
import { BrassFrame, Lock } from './die-marks'
import type { DiceThrow } from './throw-plan'
import type { DieProps } from './use-die-frame'
import { useThrow } from './use-throw'

/** A die of the tray. */
export interface TrayDie {
  /** Null if it has not been rolled this turn. */
  readonly face: FaceId | null
  readonly state: DieState
  /** The word below it: state is told by shape, word and colour. */
  readonly caption?: string
  /** What a screen reader says, for example "Beer, kept". */
  readonly label: string
  readonly isDisabled?: boolean
}

/** What a parent may do to a tray besides giving it props. */
export interface DiceTrayHandle {
  /** Ends the throw in progress at its result. */
  readonly skip: () => void
}

interface DiceTrayProps {
  readonly dice: readonly TrayDie[]
  readonly width: number
  /** Size of a die at rest in px: 50, 60 or 88. */
  readonly die: number
  /** The roll to show. A new `id` throws the dice that it names; the first one is taken as already shown. */
  readonly roll?: DiceThrow | null
  readonly speed?: number
  readonly isReduced?: boolean
  /** A die struck the table or another die; strength from 0 to 1. */
  readonly onLanded?: (die: number, strength: number) => void
  readonly onSettled?: (id: DiceThrow['id']) => void
  readonly onPressDie?: (die: number) => void
  readonly ref?: Ref<DiceTrayHandle>
}

const SIDE = 8
/** Dice lie no further apart, in edges: on a wide tablet the outer ones would leave the stage that they are painted on. */
const WIDEST = 1.5
/** Edge by the size of a die at rest: its front lip adds to its height. */
const EDGE_PER_SIZE = 0.95

/** Height of the tray and its padding above the dice, by the size of a die (LOOK.md). */
export function trayMetrics(die: number): { readonly height: number; readonly top: number } {
  if (die < 56) return { height: 84, top: 9 }
  return die < 80 ? { height: 106, top: 13 } : { height: 138, top: 14 }
}

interface TraySize {
  readonly width: number
  readonly die: number
  readonly count?: number
}

/** How far apart dice lie, and how much room is left at the sides. */
function spread({ width, die, count = 5 }: TraySize) {
  const pitch = Math.min((width - SIDE * 2) / count, WIDEST * die * EDGE_PER_SIZE)
  return { pitch, margin: (width - pitch * count) / 2 }
}

/** Where a die lies in the tray. */
export function slotBox(at: number, tray: TraySize) {
  const { pitch, margin } = spread(tray)
  const { die } = tray
  const x = margin + (at + 0.5) * pitch - die / 2
  return { x, y: trayMetrics(die).top, width: die, height: die }
}

/**
 * The five dice in their tray. Thrown dice tumble along its far edge and slide home; those that are held meanwhile make room
 * at the near one, so that nothing passes through them. What lies above the tray stays free.
 */
export function DiceTray(props: DiceTrayProps) {
  const { dice, width, die, roll = null, speed = 1, onLanded, onSettled, onPressDie, ref } = props
  const theme = useTheme()
  const isReduced = props.isReduced ?? theme.reducedMotion
  const { motions, clock, fade, flying, isWaiting, askew, firstFaces, skip } = useThrow({
    faces: dice.map(({ face }) => face),
    current: roll,
    speed,
    isReduced,
    onLanded,
    onSettled,
  })
  const wasRolled = useBefore(
    dice.map(({ face }) => face !== null),
    flying === null,
  )
  useImperativeHandle(ref, () => ({ skip }), [skip])
  const faded = useAnimatedStyle(() => ({ opacity: fade.value }))
  const { height, top } = trayMetrics(die)
  const edge = die * EDGE_PER_SIZE
  const { pitch, margin } = spread({ width, die, count: Math.max(1, dice.length) })
  const row = { left: width / 2, top: top + die / 2 }
  const makesRoom = flying !== null && !isWaiting && !isReduced && Number.isFinite(speed)
  const bodies = dice.map(({ state }, i): DieProps => ({
    index: i,
    state: flying?.has(i) ? (isWaiting && !wasRolled[i] ? 'unrolled' : 'loose') : state,
    slot: ((i - (dice.length - 1) / 2) * pitch) / edge,
    askew: askew[i] ?? 0,
    edge,
    firstFace: firstFaces[i] ?? 0,
    layer: flying?.get(i) ?? 0,
    isAside: makesRoom && !flying?.has(i),
    motions,
    clock,
    isReduced,
  }))
  const mark = { edge, isReduced }
  // Frames and locks are those of dice that are not thrown: they move with them.
  const aside = [styles.marks, { transform: [{ translateY: makesRoom ? ASIDE * edge : 0 }] }]
  return (
    <Tray style={{ width, height }}>
      <Animated.View style={[styles.row, row, faded]} pointerEvents="none">
        <Animated.View style={aside}>
          {bodies.map(({ index, state, slot }) => (
            <BrassFrame key={index} state={state} x={slot * edge} {...mark} />
          ))}
        </Animated.View>
        <DiceBodies dice={bodies} />
        <Animated.View style={aside}>
          {bodies.map(({ index, state, slot }) => (
            <Lock key={index} isLocked={state === 'locked'} x={slot * edge} {...mark} />
          ))}
        </Animated.View>
      </Animated.View>
      <View style={[styles.keys, { left: margin, right: margin }]}>
        {dice.map((item, i) => (
          <Key
            key={i}
            die={item}
            size={die}
            top={top}
            isFlying={flying?.has(i) ?? false}
            onPress={() => (flying === null ? onPressDie?.(i) : skip())}
          />
        ))}
      </View>
    </Tray>
  )
}

/** How something was before it began to change. */
function useBefore(now: readonly boolean[], isStill: boolean): readonly boolean[] {
  const [before, setBefore] = useState(now)
  if (isStill && now.some((is, i) => is !== before[i])) setBefore(now)
  return isStill ? now : before
}

interface KeyProps {
  readonly die: TrayDie
  readonly size: number
  readonly top: number
  readonly isFlying: boolean
  readonly onPress: () => void
}

/** The place of a die as a button, with its caption. */
function Key({ die, size, top, isFlying, onPress }: KeyProps) {
  const { ringStyle, handlers } = usePress()
  const isSelected = die.state === 'kept' || die.state === 'aiming'
  return (
    <View style={styles.slot}>
      <Press
        role="button"
        aria-label={die.label}
        aria-pressed={isSelected}
        accessibilityState={{ selected: isSelected, disabled: die.isDisabled ?? false }}
        disabled={die.isDisabled}
        onPress={onPress}
        {...handlers}
        style={[
          styles.key,
          ringStyle,
          {
            marginTop: top,
            height: size,
            borderRadius: size * 0.22,
            minWidth: Math.max(touch.min, size + 6),
          },
        ]}
      />
      <Text
        variant={size < 80 ? 'tiny' : 'label'}
        bold
        align="center"
        numberOfLines={1}
        maxScale={1.2}
        color={captionColour[die.state]}
        style={size < 80 ? styles.caption : styles.captionBelowLarge}
        aria-hidden
      >
        {isFlying ? '' : die.caption}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  marks: {
    position: 'absolute',
    transitionProperty: 'transform',
    transitionDuration: `${duration.quick}ms`,
  },
  row: { position: 'absolute', width: 0, height: 0, zIndex: 1 },
  keys: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    flexDirection: 'row',
    zIndex: 2,
  },
  slot: { flex: 1, alignItems: 'center' },
  key: { minHeight: touch.min },
  /** A long word may reach into the gaps beside its die. */
  caption: { marginTop: 6, alignSelf: 'stretch', marginHorizontal: -8, maxWidth: '130%' },
  captionBelowLarge: { marginTop: 9, alignSelf: 'stretch' },
})
