import { SIDE_COUNT, sideAxes } from './projection'
import {
  axesOf,
  fromAxisAngle,
  IDENTITY,
  likeness,
  multiply,
  yaw,
  type Quat,
  type Vec3,
} from './quaternion'

/**
 * Which of the six drawings is on which side of a cube. `side[face]` and `quarter[face]`: every face of the die occurs
 * once, so a cube that shows three of them never shows one twice.
 */
export interface Labels {
  readonly side: readonly number[]
  readonly quarter: readonly number[]
}

/** A die's part of a throw: its labels, and how it lies in its slot before and after. */
export interface DiePlan {
  readonly labels: Labels
  readonly start: Quat
  readonly end: Quat
}

const QUARTERS = [0, 1, 2, 3] as const
const SIDES = Array.from({ length: SIDE_COUNT }, (_, side) => side)

/** The 24 ways in which a cube can lie straight. */
const LYING: readonly Quat[] = (() => {
  const tips: Quat[] = [IDENTITY, fromAxisAngle([1, 0, 0], Math.PI)]
  for (const axis of [
    [1, 0, 0],
    [0, 1, 0],
  ] satisfies Vec3[])
    for (const sign of [1, -1]) tips.push(fromAxisAngle(axis, (sign * Math.PI) / 2))
  return tips.flatMap((tip) => QUARTERS.map((k) => multiply(yaw((k * Math.PI) / 2), tip)))
})()

/** The side that looks up most. */
export function upSide(turn: Quat): number {
  const [x, y, z] = axesOf(turn)
  const heights = [x[2], -x[2], y[2], -y[2], z[2], -z[2]]
  return heights.indexOf(Math.max(...heights))
}

/** The straight way of lying that is nearest to `turn`, among those with `side` up if one is named. */
export function straighten(turn: Quat, side = upSide(turn)): Quat {
  return LYING.filter((lying) => upSide(lying) === side).reduce((best, lying) =>
    likeness(lying, turn) > likeness(best, turn) ? lying : best,
  )
}

/** The quarter turn with which a drawing on the upper side stands upright for the player. */
export function uprightQuarter(lying: Quat, side: number): number {
  const uprightness = (quarter: number) => sideAxes(lying, side, quarter)[2][1]
  return QUARTERS.reduce((best, k) => (uprightness(k) > uprightness(best) ? k : best), 0)
}

/**
 * Labels a thrown cube so that `face` ends on top, upright once the die lies in its slot, and so that the face that was
 * on top before, `from`, is the one that it starts with. The motion is never touched: chance was settled by the engine.
 */
export function planDie(plan: { face: number; from: number; first: Quat; last: Quat }): DiePlan {
  const { face, from, first, last } = plan
  const top = upSide(last)
  const end = straighten(last, top)
  const axes = axesOf(first)
  const height = (side: number) => (axes[side >> 1]?.[2] ?? 0) * (side % 2 === 0 ? 1 : -1)
  const others = SIDES.filter((side) => side !== top).sort((a, b) => height(b) - height(a))
  const start = from === face ? end : straighten(first, others[0])
  const side = new Array<number>(SIDE_COUNT).fill(top)
  const quarter = new Array<number>(SIDE_COUNT).fill(0)
  quarter[face] = uprightQuarter(end, top)
  const rest = SIDES.filter((label) => label !== face).sort(
    (a, b) => Number(b === from) - Number(a === from),
  )
  rest.forEach((label, i) => {
    side[label] = others[i] ?? 0
    if (label === from) quarter[label] = uprightQuarter(start, others[i] ?? 0)
  })
  return { labels: { side, quarter }, start, end }
}

/** A die that simply lies there with `face` on top: nothing was thrown, or the throw is not shown. */
export function restingPlan(face: number): DiePlan {
  return planDie({ face, from: face, first: IDENTITY, last: IDENTITY })
}
