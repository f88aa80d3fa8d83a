/** A rotation as `[x, y, z, w]`, unit length. */
export type Quat = readonly [number, number, number, number]

/** A point or direction: x right, y up the screen, z up from the table. */
export type Vec3 = readonly [number, number, number]

/** The cube that lies as it was drawn. */
export const IDENTITY: Quat = [0, 0, 0, 1]

/** First `b`, then `a`, both in the world's axes. */
export function multiply(a: Quat, b: Quat): Quat {
  'worklet'
  const [ax, ay, az, aw] = a
  const [bx, by, bz, bw] = b
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

/** A turn about the vertical: the only freedom that a die lying flat has left. */
export function yaw(angle: number): Quat {
  'worklet'
  return [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)]
}

/** The turn about `axis` (unit length) by `angle`. */
export function fromAxisAngle(axis: Vec3, angle: number): Quat {
  'worklet'
  const s = Math.sin(angle / 2)
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(angle / 2)]
}

/** Unit length again, after rounding or mixing. */
export function normalise(q: Quat): Quat {
  'worklet'
  const [x, y, z, w] = q
  const length = Math.sqrt(x * x + y * y + z * z + w * w) || 1
  return [x / length, y / length, z / length, w / length]
}

/** How alike two rotations are: 1 for the same, 0 for half a turn apart. */
export function likeness(a: Quat, b: Quat): number {
  'worklet'
  return Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3])
}

/**
 * The rotation between `a` and `b`, the short way round. A normalised lerp: between keyframes 33 ms apart it cannot be
 * told from a slerp, and costs no trigonometry on the UI thread.
 */
export function blend(a: Quat, b: Quat, t: number): Quat {
  'worklet'
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
  const s = dot < 0 ? -t : t
  const r = 1 - t
  return normalise([
    a[0] * r + b[0] * s,
    a[1] * r + b[1] * s,
    a[2] * r + b[2] * s,
    a[3] * r + b[3] * s,
  ])
}

/** The three columns of the rotation's matrix: where the cube's own x, y and z axes point. */
export function axesOf(q: Quat): readonly [Vec3, Vec3, Vec3] {
  'worklet'
  const [x, y, z, w] = q
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ]
}
