import { axesOf, type Vec3 } from '@/ui/dice/quaternion'
import type { Pose } from '@/ui/dice/track'

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/**
 * How deeply two unit cubes overlap, in edges; zero or less when a plane separates them. The separating axis
 * test over all fifteen candidates: exact for boxes.
 */
export function penetration(a: Pose, b: Pose): number {
  const between: Vec3 = [b.at[0] - a.at[0], b.at[1] - a.at[1], b.at[2] - a.at[2]]
  if (dot(between, between) > 3) return 0
  const axesA = axesOf(a.turn)
  const axesB = axesOf(b.turn)
  const candidates = [...axesA, ...axesB, ...axesA.flatMap((u) => axesB.map((v) => cross(u, v)))]
  let least = Infinity
  for (const axis of candidates) {
    const length = Math.sqrt(dot(axis, axis))
    if (length < 1e-4) continue
    const reach = [...axesA, ...axesB].reduce((sum, u) => sum + Math.abs(dot(u, axis)) / 2, 0)
    least = Math.min(least, (reach - Math.abs(dot(between, axis))) / length)
  }
  return least
}

/** Half the cube's extent along the vertical: how low its lowest corner reaches below its centre. */
export function reachDown(pose: Pose): number {
  return axesOf(pose.turn).reduce((sum, axis) => sum + Math.abs(axis[2]) / 2, 0)
}

/** How far the cube is from lying flat, in degrees. */
export function tiltDegrees(pose: Pose): number {
  const upright = Math.max(...axesOf(pose.turn).map((axis) => Math.abs(axis[2])))
  return (Math.acos(Math.min(1, upright)) * 180) / Math.PI
}
