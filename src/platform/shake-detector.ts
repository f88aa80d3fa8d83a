/** One reading of the accelerometer, gravity included: in g, at a time in ms. */
export interface Reading {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly ms: number
}

/** How hard a phone must be swung, in g beside gravity. */
export const shakeThresholds = { gentle: 0.9, normal: 1.4, firm: 2.1 } as const
export type ShakeStrength = keyof typeof shakeThresholds

/** A shake is this many swings to and fro within the window; a phone put down or picked up makes one or two. */
const SWINGS = 3
const WINDOW_MS = 750
const REST_MS = 900
const GRAVITY_SHARE = 0.08

/**
 * Tells a shake from the way a phone is carried. Gravity is followed slowly and taken off; what is left must turn
 * round several times in a short while. Returns true once per shake, then rests, so that one shake rolls once.
 */
export function createShakeDetector(strength: ShakeStrength): (reading: Reading) => boolean {
  const threshold = shakeThresholds[strength]
  let gravity: readonly [number, number, number] | null = null
  let swing: readonly [number, number, number] | null = null
  let swings: number[] = []
  let restUntil = -Infinity
  return ({ x, y, z, ms }) => {
    const known = gravity ?? [x, y, z]
    const pull = (i: 0 | 1 | 2, v: number) => known[i] + (v - known[i]) * GRAVITY_SHARE
    gravity = [pull(0, x), pull(1, y), pull(2, z)]
    const [dx, dy, dz] = [x - gravity[0], y - gravity[1], z - gravity[2]]
    if (ms < restUntil || dx * dx + dy * dy + dz * dz < threshold * threshold) return false
    const isOnward = swing !== null && dx * swing[0] + dy * swing[1] + dz * swing[2] > 0
    swing = [dx, dy, dz]
    if (isOnward) return false
    swings = [...swings.filter((at) => ms - at <= WINDOW_MS), ms]
    if (swings.length < SWINGS) return false
    swings = []
    swing = null
    restUntil = ms + REST_MS
    return true
  }
}
