import { LIFT_GROWTH, toScreen } from '@/ui/dice/projection'
import {
  axesOf,
  likeness,
  multiply,
  fromAxisAngle,
  type Quat,
  type Vec3,
} from '@/ui/dice/quaternion'
import {
  blendPose,
  decodeThrow,
  encodeThrow,
  sampleTrack,
  TRACK_FPS,
  type Impact,
  type Pose,
} from '@/ui/dice/track'

import { penetration, reachDown, tiltDegrees } from './cube'
import { GROUND, STEPS_PER_SECOND, type Simulated } from './simulate'

/** What the tests hold the shipped data to as well. */
export const LIMITS = {
  penetration: 0.02,
  intoTable: 0.05,
  seconds: 1.3,
  /** Rest positions keep the dice far enough apart to be told from one another, and in the order in which they left the hand. */
  restGap: 0.5,
  far: 2.85,
} as const

/** A throw should be over about when a player stops enjoying it; the limit above is for the data, this one for taste. */
const SECONDS_WANTED = [0.63, 0.97] as const
const FRAMES_BETWEEN_KEYS = 4
const DAMPED_FRAMES = 2

/** Still moving, to the eye. The last wobble of a few degrees goes on for a third of a second and is damped instead. */
const restless = (pose: Pose, last: Pose) =>
  Math.hypot(pose.at[0] - last.at[0], pose.at[1] - last.at[1], pose.at[2] - last.at[2]) > 0.08 ||
  likeness(pose.turn, last.turn) < Math.cos(Math.PI / 60)

/** Takes the last degree of tilt out of a die at rest. */
function layFlat({ at, turn }: Pose): Pose {
  const up = axesOf(turn)
    .flatMap((axis): Vec3[] => [axis, [-axis[0], -axis[1], -axis[2]]])
    .reduce((a, b) => (b[2] > a[2] ? b : a))
  const length = Math.hypot(up[0], up[1])
  if (length < 1e-6) return { at: [at[0], at[1], 0.5], turn }
  const fix = fromAxisAngle([up[1] / length, -up[0] / length, 0], Math.asin(Math.min(1, length)))
  return { at: [at[0], at[1], 0.5], turn: multiply(fix, turn) }
}

const sameSide = (a: Quat, b: Quat): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]

/** Samples a simulation at the track's rate and writes it down; null if a die never came to rest flat. */
export function keyframes({ poses, impacts }: Simulated): string | null {
  const lasts = poses.map((track) => track[track.length - 1])
  if (lasts.some((last) => last === undefined || tiltDegrees(last) > 1 || last.at[2] > 0.6))
    return null
  let settled = 0
  poses.forEach((track, die) => {
    const last = lasts[die]
    for (let i = track.length - 1; i > 0 && last; i--) {
      const pose = track[i]
      if (pose && restless(pose, last)) {
        settled = Math.max(settled, i)
        break
      }
    }
  })
  const damped = Math.ceil((settled / STEPS_PER_SECOND) * TRACK_FPS)
  const frames = damped + DAMPED_FRAMES + 1
  const keys = poses.map((track) => {
    const key: number[] = []
    let before: Quat | null = null
    for (let frame = 0; frame < frames; frame++) {
      const raw =
        track[Math.min(track.length - 1, Math.round((frame * STEPS_PER_SECOND) / TRACK_FPS))]
      const last = track[track.length - 1]
      if (!raw || !last) return key
      const rest = Math.max(0, frame - damped) / DAMPED_FRAMES
      const { at, turn } = rest === 0 ? raw : blendPose(raw, layFlat(last), rest)
      const flip: number = before !== null && sameSide(turn, before) < 0 ? -1 : 1
      before = [turn[0] * flip, turn[1] * flip, turn[2] * flip, turn[3] * flip]
      key.push(...at, ...before)
    }
    return key
  })
  const order = paintOrder(keys)
  if (order === null) return null
  const heard = impacts
    .filter((hit) => hit.ms < (settled * 1000) / STEPS_PER_SECOND + 1)
    .map((hit): Impact => ({ ...hit, die: order.indexOf(hit.die) }))
  return encodeThrow(
    frames,
    order.map((die) => keys[die] ?? []),
    heard,
  )
}

function overlapOnScreen(a: Pose, b: Pose): boolean {
  const spans = (pose: Pose) => axesOf(pose.turn).map((axis) => toScreen(axis))
  const scaled = (pose: Pose) => 1 + LIFT_GROWTH * Math.max(0, pose.at[2] - 0.5)
  const [x, y] = toScreen([a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2]])
  const [sa, sb] = [spans(a), spans(b)]
  return [...sa, ...sb].every(([dx, dy]) => {
    const length = Math.hypot(dx, dy)
    if (length < 1e-3) return true
    const across = (p: readonly [number, number]) => Math.abs(p[0] * dy - p[1] * dx) / length
    const reach = (set: typeof sa, scale: number) =>
      (set.reduce((sum, s) => sum + across(s), 0) * scale) / 2
    return across([x, y]) < reach(sa, scaled(a)) + reach(sb, scaled(b)) - 0.12
  })
}

const depth = (pose: Pose) => pose.at[2] - pose.at[1] * 0.16

/** An order of painting that is right in every frame, or null if dice change places in depth while they overlap. */
function paintOrder(keys: readonly (readonly number[])[]): number[] | null {
  const count = keys.length
  const frames = (keys[0]?.length ?? 0) / 7
  const front = new Set<number>()
  for (let i = 0; i < frames * FRAMES_BETWEEN_KEYS; i++) {
    const ms = (i * 1000) / TRACK_FPS / FRAMES_BETWEEN_KEYS
    const poses = keys.map((track) => sampleTrack(track, ms))
    poses.forEach((a, ai) =>
      poses.forEach((b, bi) => {
        if (ai < bi && overlapOnScreen(a, b))
          front.add(depth(a) > depth(b) ? ai * count + bi : bi * count + ai)
      }),
    )
  }
  const order: number[] = []
  while (order.length < count) {
    const next = keys.findIndex(
      (_, die) =>
        !order.includes(die) &&
        keys.every((__, other) => order.includes(other) || !front.has(die * count + other)),
    )
    if (next < 0) return null
    order.push(next)
  }
  return order
}

/** What is wrong with a baked throw, if anything: measured on the decoded data, in between keyframes too. */
export function flaws(text: string): string | null {
  const { ms, tracks } = decodeThrow(text)
  if (ms > LIMITS.seconds * 1000 || ms > SECONDS_WANTED[1] * 1000) return 'long'
  if (ms < SECONDS_WANTED[0] * 1000) return 'short'
  for (let i = 0; i <= (ms / 1000) * TRACK_FPS * FRAMES_BETWEEN_KEYS; i++) {
    const poses = tracks.map((track) =>
      sampleTrack(track, (i * 1000) / TRACK_FPS / FRAMES_BETWEEN_KEYS),
    )
    for (const [a, pose] of poses.entries()) {
      if (reachDown(pose) - pose.at[2] > LIMITS.intoTable) return 'into the table'
      if (Math.abs(pose.at[0]) > GROUND.halfWidth - 0.45 || pose.at[1] > LIMITS.far + 0.4)
        return 'out of bounds'
      if (poses.some((other, b) => b < a && penetration(pose, other) > LIMITS.penetration))
        return 'interpenetration'
    }
  }
  const byEnd = tracks.map((track) => ({
    first: sampleTrack(track, 0),
    last: sampleTrack(track, ms),
  }))
  byEnd.sort((a, b) => a.last.at[0] - b.last.at[0])
  for (const [i, { first, last }] of byEnd.entries()) {
    if (tiltDegrees(last) > 0.5) return 'not flat'
    if (last.at[1] > LIMITS.far) return 'too far'
    const next = byEnd[i + 1]
    if (next && next.last.at[0] - last.at[0] < LIMITS.restGap) return 'crowded'
    if (next && next.first.at[0] < first.at[0]) return 'crossed over'
  }
  return null
}
