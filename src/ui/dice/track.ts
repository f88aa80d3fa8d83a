import { blend, normalise, type Quat, type Vec3 } from './quaternion'

/** Keyframes per second in the baked data; between them poses are blended. */
export const TRACK_FPS = 30

/** Steps per edge of a die, and per unit of a quaternion's component, that the baked data keeps. */
export const POSITION_STEPS = 256
export const ROTATION_STEPS = 512

const NUMBERS_PER_KEY = 7
const CODE_ZERO = 80
const CODE_ESCAPE = 126
const CODE_LIMIT = 44
const ESCAPE_BASE = 90
const ESCAPE_FIRST = 35

/** Where a die is: centre in edges (z = 0.5 lies on the table), and how it is turned. */
export interface Pose {
  readonly at: Vec3
  readonly turn: Quat
}

/** A die striking the table or a neighbour: what sound and haptics follow. Strength runs from 0 to 1. */
export interface Impact {
  readonly die: number
  readonly ms: number
  readonly strength: number
}

/**
 * One baked throw. `tracks` holds seven numbers per keyframe and die (x, y, z, then the quaternion). Dice are in paint
 * order: a later one lies in front of an earlier one wherever they overlap on the screen.
 */
export interface Throw {
  readonly ms: number
  readonly tracks: readonly (readonly number[])[]
  readonly impacts: readonly Impact[]
}

/**
 * Writes whole numbers as printable characters, one each for the common small ones. Predicted motion leaves small
 * remainders, so gzip packs this tighter than base64 of the same bytes. Kept beside its reader on purpose.
 */
export function writeNumbers(values: readonly number[]): string {
  return values
    .map((value) => {
      if (Math.abs(value) <= CODE_LIMIT) return String.fromCharCode(CODE_ZERO + value)
      const zigzag = value < 0 ? -2 * value - 1 : 2 * value
      const high = Math.floor(zigzag / ESCAPE_BASE)
      if (high >= ESCAPE_BASE) throw new RangeError(`${value} does not fit two characters`)
      return String.fromCharCode(
        CODE_ESCAPE,
        ESCAPE_FIRST + high,
        ESCAPE_FIRST + (zigzag % ESCAPE_BASE),
      )
    })
    .join('')
    .replaceAll('\\', '!')
}

/** Reads what `writeNumbers` wrote. A backslash would cost an escape in JSON, so `!` stands for it. */
export function readNumbers(text: string): number[] {
  const values: number[] = []
  const code = (i: number) => {
    const c = text.charCodeAt(i)
    return c === 33 ? 92 : c
  }
  for (let i = 0; i < text.length; i++) {
    if (code(i) !== CODE_ESCAPE) {
      values.push(code(i) - CODE_ZERO)
      continue
    }
    const zigzag = (code(i + 1) - ESCAPE_FIRST) * ESCAPE_BASE + code(i + 2) - ESCAPE_FIRST
    values.push(zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2)
    i += 2
  }
  return values
}

/** A throw as text: frame count, impacts, then for each die and component the error of a straight-line guess. */
export function encodeThrow(
  frames: number,
  keys: readonly (readonly number[])[],
  impacts: readonly Impact[],
): string {
  const values = [frames, keys.length, impacts.length]
  for (const hit of impacts)
    values.push(hit.die, Math.round(hit.ms / 5), Math.round(hit.strength * 40))
  for (const track of keys) {
    for (let part = 0; part < NUMBERS_PER_KEY; part++) {
      let last = 0
      let step = 0
      for (let frame = 0; frame < frames; frame++) {
        const value = Math.round(
          (track[frame * NUMBERS_PER_KEY + part] ?? 0) *
            (part < 3 ? POSITION_STEPS : ROTATION_STEPS),
        )
        values.push(value - last - step)
        step = frame === 0 ? 0 : value - last
        last = value
      }
    }
  }
  return writeNumbers(values)
}

/** The baked text as numbers that the UI thread can use. */
export function decodeThrow(text: string): Throw {
  const values = readNumbers(text)
  let at = 0
  const next = () => values[at++] ?? 0
  const frames = next()
  const count = next()
  const hits = next()
  const impacts = Array.from({ length: hits }, () => ({
    die: next(),
    ms: next() * 5,
    strength: next() / 40,
  }))
  const tracks = Array.from({ length: count }, () => {
    const track = new Array<number>(frames * NUMBERS_PER_KEY).fill(0)
    for (let part = 0; part < NUMBERS_PER_KEY; part++) {
      const steps = part < 3 ? POSITION_STEPS : ROTATION_STEPS
      let last = 0
      let step = 0
      for (let frame = 0; frame < frames; frame++) {
        const value = last + step + next()
        step = frame === 0 ? 0 : value - last
        last = value
        track[frame * NUMBERS_PER_KEY + part] = value / steps
      }
    }
    return track
  })
  return { ms: ((frames - 1) * 1000) / TRACK_FPS, tracks, impacts }
}

function keyOf(track: readonly number[], frame: number): Pose {
  'worklet'
  const i = frame * 7
  return {
    at: [track[i] ?? 0, track[i + 1] ?? 0, track[i + 2] ?? 0],
    turn: [track[i + 3] ?? 0, track[i + 4] ?? 0, track[i + 5] ?? 0, track[i + 6] ?? 1],
  }
}

/** Two poses mixed: straight in space, the short way round in turning. */
export function blendPose(a: Pose, b: Pose, t: number): Pose {
  'worklet'
  const r = 1 - t
  return {
    at: [a.at[0] * r + b.at[0] * t, a.at[1] * r + b.at[1] * t, a.at[2] * r + b.at[2] * t],
    turn: blend(a.turn, b.turn, t),
  }
}

/** Where the track's die is after `ms`; before the start and after the end it stands still. */
export function sampleTrack(track: readonly number[], ms: number): Pose {
  'worklet'
  const last = track.length / 7 - 1
  const time = Math.min(last, Math.max(0, (ms * TRACK_FPS) / 1000))
  const frame = Math.min(last, Math.floor(time))
  const a = keyOf(track, frame)
  if (frame === last) return { at: a.at, turn: normalise(a.turn) }
  return blendPose(a, keyOf(track, frame + 1), time - frame)
}
