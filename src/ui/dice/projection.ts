import { axesOf, type Quat, type Vec3 } from './quaternion'

/** How far the camera leans back from straight above: enough to see a die's front edge, as in the mock-ups. */
export const CAMERA_TILT = (7.5 * Math.PI) / 180

/** A die grows by this much per edge of height. Orthographic dice have no perspective; this gives the throw its air. */
export const LIFT_GROWTH = 0.07

/** Length of an edge in the units that faces and silhouettes are drawn in. */
export const EDGE = 100

/** Radius of the rounded edges, and half the side and the distance of the flat that carries the drawing. */
export const ROUNDING = 20
export const FLAT_HALF = 45
const FLAT_DISTANCE = 44.5

/** Below this cosine a face is only the bevel of the edge: no drawing on it can be read. */
export const GRAZING = 0.17

/** An affine map as SVG writes it: `[a, b, c, d, x, y]`. */
export type Matrix = readonly [number, number, number, number, number, number]

/** What the eye sees of one side of a cube. */
export interface FaceView {
  readonly visible: boolean
  readonly matrix: Matrix
  /** Opacity of the darkness that lies on it, 0 for a face that looks up at the lamp. */
  readonly shade: number
}

const COS = Math.cos(CAMERA_TILT)
const SIN = Math.sin(CAMERA_TILT)

/** Height of a die at rest on the screen, in edges: its top, its front lip, and the rounding around both. */
export const REST_HEIGHT = (2 * ROUNDING + (EDGE - 2 * ROUNDING) * (COS + SIN)) / EDGE

const LAMP: Vec3 = [-0.24, 0.45, 0.86]
const SHADE = 0.46

/**
 * The cube's six sides in the order +x −x +y −y +z −z. Per side: which of the cube's axes is its normal, its drawing's
 * right and its drawing's up, as index and sign.
 */
const SIDES = [
  { n: 0, ns: 1, u: 1, us: 1, w: 2, ws: 1 },
  { n: 0, ns: -1, u: 1, us: -1, w: 2, ws: 1 },
  { n: 1, ns: 1, u: 0, us: -1, w: 2, ws: 1 },
  { n: 1, ns: -1, u: 0, us: 1, w: 2, ws: 1 },
  { n: 2, ns: 1, u: 0, us: 1, w: 1, ws: 1 },
  { n: 2, ns: -1, u: 0, us: -1, w: 1, ws: 1 },
] as const

/** The number of sides, and so of faces, that a die has. */
export const SIDE_COUNT = SIDES.length

/** Where a world direction points on the screen (y down), before any translation. */
export function toScreen(v: Vec3): readonly [number, number] {
  'worklet'
  return [v[0], -v[1] * COS - v[2] * SIN]
}

/** Where a die's centre is on the screen, in edges from the middle of the row of slots, and how large it looks. */
export function placeOnScreen(at: Vec3): { x: number; y: number; scale: number } {
  'worklet'
  const height = Math.max(0, at[2] - 0.5)
  const [x, y] = toScreen([at[0], at[1], at[2] - 0.5])
  return { x, y, scale: 1 + LIFT_GROWTH * height }
}

/** Outward normal of a side, and the right and up of a drawing on it that is turned by quarter turns to the left. */
export function sideAxes(turn: Quat, side: number, quarter: number): readonly [Vec3, Vec3, Vec3] {
  'worklet'
  const axes = axesOf(turn)
  const s = SIDES[side] ?? SIDES[4]
  const pick = (i: 0 | 1 | 2, sign: number): Vec3 => {
    const v = axes[i]
    return [v[0] * sign, v[1] * sign, v[2] * sign]
  }
  const n = pick(s.n, s.ns)
  const u = pick(s.u, s.us)
  const w = pick(s.w, s.ws)
  const back = (v: Vec3): Vec3 => [-v[0], -v[1], -v[2]]
  switch (((quarter % 4) + 4) % 4) {
    case 1:
      return [n, w, back(u)]
    case 2:
      return [n, back(u), back(w)]
    case 3:
      return [n, back(w), u]
    default:
      return [n, u, w]
  }
}

/** The affine map that lays a drawing, centred on its origin, onto one side of a turned cube. */
export function faceView(turn: Quat, side: number, quarter: number): FaceView {
  'worklet'
  const [n, u, w] = sideAxes(turn, side, quarter)
  const facing = n[2] * COS - n[1] * SIN
  const [a, b] = toScreen(u)
  const [c, d] = toScreen(w)
  const [x, y] = toScreen(n)
  const lit = n[0] * LAMP[0] + n[1] * LAMP[1] + n[2] * LAMP[2]
  return {
    visible: facing > GRAZING,
    matrix: [a, b, -c, -d, x * FLAT_DISTANCE, y * FLAT_DISTANCE],
    shade: Math.min(SHADE, Math.max(0, (LAMP[2] - lit) * SHADE)),
  }
}

/** Corners on the screen, in order. */
export type Outline = readonly (readonly [number, number])[]

/**
 * The outline of the cube inside the rounded one, seen by the camera: six corners. Stroked with twice the rounding and
 * round joins it is exactly the outline of a cube with rounded edges.
 */
export function outline(turn: Quat): Outline {
  'worklet'
  const half = EDGE / 2 - ROUNDING
  const spans = axesOf(turn).map((axis) => {
    const [x, y] = toScreen(axis)
    const sign = y < 0 || (y === 0 && x < 0) ? -half : half
    return [x * sign, y * sign] as const
  })
  spans.sort((p, q) => Math.atan2(p[1], p[0]) - Math.atan2(q[1], q[0]))
  let x = 0
  let y = 0
  for (const [dx, dy] of spans) {
    x -= dx
    y -= dy
  }
  const corners: (readonly [number, number])[] = []
  for (const sign of [2, -2]) {
    for (const [dx, dy] of spans) {
      corners.push([x, y])
      x += dx * sign
      y += dy * sign
    }
  }
  return corners
}

/** The outline as SVG path data. */
export function outlinePath(corners: Outline): string {
  'worklet'
  let path = ''
  for (const [x, y] of corners) path += `${path ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  return `${path}Z`
}
