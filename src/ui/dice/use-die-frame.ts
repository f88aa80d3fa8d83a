import { useEffect, useState } from 'react'
import {
  Easing,
  useAnimatedReaction,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'

import { duration, easing } from '../tokens'
import { RAISED, type DieState } from './die-look'
import { frameOf, type DieFrame } from './frame'
import { restingPlan } from './labels'
import { ASIDE, poseAt, type DieMotion } from './motion'

const thud = Easing.bezier(...easing.thud)

/** A die as the tray draws it. */
export interface DieProps {
  readonly index: number
  readonly state: DieState
  /** Centre of its slot, in edges from the middle of the row. */
  readonly slot: number
  /** Radians by which it lies askew when loose. */
  readonly askew: number
  /** Length of an edge in px. */
  readonly edge: number
  /** What it showed when it was first drawn. */
  readonly firstFace: number
  /** Place in the order of painting while it flies; 0 when it does not. */
  readonly layer: number
  /** Others are thrown: it makes room. */
  readonly isAside: boolean
  readonly motions: SharedValue<readonly DieMotion[]>
  readonly clock: SharedValue<number>
  readonly isReduced: boolean
}

function firstFrame({ firstFace, slot, state, askew }: DieProps): DieFrame {
  const { labels, end } = restingPlan(firstFace)
  const turn = state === 'loose' ? askew : 0
  const raised = state === 'aiming' ? RAISED : 0
  return frameOf(
    poseAt({ labels, rest: end, flight: null }, { x: slot, turn, raised, aside: 0 }, 0),
    labels,
  )
}

/** What the die looks like in this frame, kept up to date on the UI thread; a die at rest costs nothing. */
export function useDieFrame(props: DieProps) {
  const { index, state, slot, askew, layer, isAside, motions, clock, isReduced } = props
  const isStraight = state !== 'loose'
  const turn = useSharedValue(isStraight ? 0 : askew)
  const raised = useSharedValue(state === 'aiming' ? RAISED : 0)
  const aside = useSharedValue(0)
  const [first] = useState(() => firstFrame(props))
  const frame = useSharedValue<DieFrame>(first)
  useEffect(() => {
    const ms = isReduced || layer > 0 ? 0 : duration.quick
    const move = (to: number) => (ms === 0 ? to : withTiming(to, { duration: ms, easing: thud }))
    turn.set(move(isStraight ? 0 : askew))
    raised.set(move(state === 'aiming' ? RAISED : 0))
    aside.set(move(isAside ? ASIDE : 0))
  }, [turn, raised, aside, state, isStraight, askew, layer, isAside, isReduced])
  useAnimatedReaction(
    () => {
      const motion = motions.value[index]
      return {
        motion,
        turn: turn.value,
        raised: raised.value,
        aside: aside.value,
        now: motion?.flight ? clock.value : 0,
        slot,
      }
    },
    (next, last) => {
      if (next.motion === undefined) return
      const isSame =
        last !== null &&
        next.motion === last.motion &&
        next.now === last.now &&
        next.turn === last.turn &&
        next.raised === last.raised &&
        next.aside === last.aside &&
        next.slot === last.slot
      if (isSame) return
      const pose = poseAt(
        next.motion,
        { x: next.slot, turn: next.turn, raised: next.raised, aside: next.aside },
        next.now,
      )
      frame.value = frameOf(pose, next.motion.labels)
    },
    [index, slot],
  )
  return frame
}
