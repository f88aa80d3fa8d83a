import { memo, useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'

import { duration, easing, palette } from '../tokens'
import { Vector } from '../vector'
import { chainDrawing, padlockDrawing, RAISED, type DieState } from './die-look'
import { placeOnScreen, REST_HEIGHT } from './projection'

const thud = Easing.bezier(...easing.thud)
const out = Easing.bezier(...easing.out)

interface MarkProps {
  readonly x: number
  readonly edge: number
  readonly isReduced: boolean
}

/** The brass frame of a die that is kept or aimed: it snaps shut around it. */
export const BrassFrame = memo(function BrassFrame({
  state,
  x,
  edge,
  isReduced,
}: MarkProps & { readonly state: DieState }) {
  const isShut = state === 'kept' || state === 'aiming'
  const shut = useSharedValue(isShut ? 1 : 0)
  useEffect(() => {
    const ms = isReduced ? duration.reduced : duration.quick
    shut.set(withTiming(isShut ? 1 : 0, { duration: ms, easing: isReduced ? out : thud }))
  }, [shut, isShut, isReduced])
  const style = useAnimatedStyle(() => ({
    opacity: Math.min(1, shut.value * 1.6),
    transform: [{ scale: isReduced ? 1 : 1.22 - 0.22 * shut.value }],
  }))
  const isAiming = state === 'aiming'
  const { y, scale } = placeOnScreen([0, 0, isAiming ? 0.5 + RAISED : 0.5])
  const margin = Math.min(4, edge * 0.075)
  const width = edge * scale + margin * 2
  const height = edge * scale * REST_HEIGHT + margin * 2
  return (
    <Animated.View
      style={[
        styles.mark,
        isAiming ? styles.aiming : styles.kept,
        {
          left: x - width / 2,
          top: y * edge - height / 2,
          width,
          height,
          borderRadius: edge * 0.2 + margin,
        },
        style,
      ]}
    />
  )
})

/** The chain slides in from the left, then its padlock drops: this die stays until the turn is over. */
export const Lock = memo(function Lock({
  isLocked,
  x,
  edge,
  isReduced,
}: MarkProps & { readonly isLocked: boolean }) {
  const chain = useSharedValue(isLocked ? 1 : 0)
  const padlock = useSharedValue(isLocked ? 1 : 0)
  useEffect(() => {
    const to = isLocked ? 1 : 0
    const half = duration.move / 2
    if (isReduced || !isLocked) {
      chain.set(withTiming(to, { duration: duration.reduced }))
      padlock.set(withTiming(to, { duration: duration.reduced }))
      return
    }
    chain.set(withTiming(to, { duration: half, easing: out }))
    padlock.set(withDelay(half, withTiming(to, { duration: half, easing: thud })))
  }, [chain, padlock, isLocked, isReduced])
  const travel = isReduced ? 0 : edge
  const slid = useAnimatedStyle(() => ({
    opacity: Math.min(1, chain.value * 2),
    transform: [{ translateX: (chain.value - 1) * 0.45 * travel }],
  }))
  const dropped = useAnimatedStyle(() => ({
    opacity: Math.min(1, padlock.value * 2),
    transform: [{ translateY: (padlock.value - 1) * 0.35 * travel }],
  }))
  const unit = (edge * 1.16) / 70
  const left = x - edge * 0.58
  const top = -edge * 0.47
  return (
    <>
      <Animated.View style={[styles.mark, { left, top: top + 40 * unit }, slid]}>
        <Vector drawing={chainDrawing} width={70 * unit} height={20 * unit} />
      </Animated.View>
      <Animated.View
        style={[styles.mark, { left: left + 38 * unit, top: top + 30 * unit }, dropped]}
      >
        <Vector drawing={padlockDrawing} width={27 * unit} height={31 * unit} />
      </Animated.View>
    </>
  )
})

const styles = StyleSheet.create({
  mark: { position: 'absolute' },
  kept: { backgroundColor: palette.brass500 },
  aiming: { backgroundColor: palette.brass400, boxShadow: '0px 0px 18px rgba(224,180,92,0.9)' },
})
