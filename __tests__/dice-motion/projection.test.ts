import {
  faceView,
  outline,
  placeOnScreen,
  sideAxes,
  SIDE_COUNT,
  outlinePath,
} from '@/ui/dice/projection'
import { fromAxisAngle, IDENTITY, multiply, type Quat, type Vec3 } from '@/ui/dice/quaternion'

const sides = Array.from({ length: SIDE_COUNT }, (_, side) => side)
const quarters = [0, 1, 2, 3]
const TOP = 4
const turns: readonly Quat[] = Array.from({ length: 60 }, (_, i) =>
  multiply(
    fromAxisAngle([Math.sin(i), Math.cos(i), 0], i * 0.7),
    fromAxisAngle([0, 0, 1], i * 1.3),
  ),
)
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

test('a drawing is never mirrored: right times up is outward on every side', () => {
  for (const side of sides)
    for (const quarter of quarters) {
      const [n, u, w] = sideAxes(IDENTITY, side, quarter)
      expect(dot(cross(u, w), n)).toBeCloseTo(1, 9)
    }
})

test('a die at rest shows its upper face alone, upright and unshaded', () => {
  const views = sides.map((side) => faceView(IDENTITY, side, 0))
  expect(views.map(({ visible }) => visible)).toEqual([false, false, false, false, true, false])
  const [a, b, c, d, x, y] = views[TOP]?.matrix ?? []
  expect([a, b, c, x]).toEqual([1, expect.closeTo(0), expect.closeTo(0), expect.closeTo(0)])
  expect(d).toBeGreaterThan(0.97)
  expect(y).toBeLessThan(0)
  expect(views[TOP]?.shade).toBe(0)
})

test('however it is turned, a cube shows one to three faces, never opposite ones, none inside out', () => {
  for (const turn of turns) {
    const views = sides.map((side) => faceView(turn, side, 0))
    const seen = sides.filter((side) => views[side]?.visible)
    expect(seen.length).toBeGreaterThanOrEqual(1)
    expect(seen.length).toBeLessThanOrEqual(3)
    expect(new Set(seen.map((side) => side >> 1)).size).toBe(seen.length)
    for (const side of seen) {
      const [a = 0, b = 0, c = 0, d = 0] = views[side]?.matrix ?? []
      expect(a * d - b * c).toBeGreaterThan(0)
    }
  }
})

test('the outline is convex, centred, and holds the corners of what is drawn inside', () => {
  for (const turn of turns) {
    const corners = outline(turn)
    expect(corners).toHaveLength(6)
    const [sx, sy] = corners.reduce(([x, y], [dx, dy]) => [x + dx, y + dy] as const, [
      0, 0,
    ] as const)
    expect(Math.hypot(sx, sy)).toBeLessThan(1e-6)
    const bends = corners.map((p, i) => {
      const q = corners[(i + 1) % 6] ?? p
      const r = corners[(i + 2) % 6] ?? p
      return (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0])
    })
    expect(bends.every((bend) => bend >= -1e-6)).toBe(true)
  }
  expect(outlinePath(outline(IDENTITY))).toMatch(/^M[-\d. ]+(L[-\d. ]+){5}Z$/)
})

test('a die that looks away from the lamp is darker', () => {
  const front = faceView(fromAxisAngle([1, 0, 0], 0.9), TOP, 0)
  const back = faceView(fromAxisAngle([1, 0, 0], -0.9), TOP, 0)
  expect(front.shade).toBeGreaterThan(back.shade)
})

test('a die in the air is larger and higher on the screen', () => {
  const low = placeOnScreen([1, 0, 0.5])
  const high = placeOnScreen([1, 0, 2.5])
  expect(low).toEqual({ x: 1, y: expect.closeTo(0), scale: 1 })
  expect(high.scale).toBeGreaterThan(1.1)
  expect(high.y).toBeLessThan(low.y)
})
