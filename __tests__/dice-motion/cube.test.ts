import { IDENTITY, yaw } from '@/ui/dice/quaternion'

import { penetration, reachDown, tiltDegrees } from '../../scripts/bake-dice/cube'

const at = (x: number, y = 0, z = 0.5, turn = IDENTITY) => ({ at: [x, y, z] as const, turn })

test.each([
  ['apart', at(0), at(1.2), -0.2],
  ['touching', at(0), at(1), 0],
  ['a tenth deep', at(0), at(0.9), 0.1],
  ['corner against face', at(0), at(1.1, 0, 0.5, yaw(Math.PI / 4)), 0.5 + Math.SQRT1_2 - 1.1],
])('cubes %s', (_, a, b, depth) => {
  expect(penetration(a, b)).toBeCloseTo(depth, 6)
})

test('a cube on its edge is tilted and reaches lower', () => {
  const onEdge = at(0, 0, 0.7, [Math.sin(Math.PI / 8), 0, 0, Math.cos(Math.PI / 8)])
  expect(tiltDegrees(onEdge)).toBeCloseTo(45, 3)
  expect(reachDown(onEdge)).toBeCloseTo(Math.SQRT1_2, 6)
  expect(tiltDegrees(at(0))).toBeCloseTo(0, 6)
})
