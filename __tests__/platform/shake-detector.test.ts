import { createShakeDetector, type Reading, type ShakeStrength } from '@/platform/shake-detector'

/** Readings of a phone that lies flat while `swing` pulls it along x, 40 times a second. */
function readings(seconds: number, swing: (t: number) => number, from = 0): Reading[] {
  return Array.from({ length: seconds * 40 }, (_, i) => ({
    x: swing(i / 40),
    y: 0,
    z: 1,
    ms: from + i * 25,
  }))
}

function shakes(strength: ShakeStrength, list: readonly Reading[]): number {
  const isShake = createShakeDetector(strength)
  return list.filter((reading) => isShake(reading)).length
}

const wave = (g: number, hertz: number) => (t: number) => g * Math.sin(2 * Math.PI * hertz * t)

test.each([
  ['a phone at rest', () => 0, 0],
  ['a phone in a walking hand', wave(0.4, 2), 0],
  ['a phone put down once', (t: number) => (t > 0.2 && t < 0.25 ? 3 : 0), 0],
  ['a phone turned over slowly', wave(1, 0.3), 0],
  ['a shake', wave(2.5, 5), 1],
])('%s', (_, swing, count) => {
  expect(shakes('normal', readings(0.8, swing))).toBe(count)
})

test('a long shake rolls again only after a rest', () => {
  expect(shakes('normal', readings(3, wave(2.5, 5)))).toBeLessThanOrEqual(3)
  expect(shakes('normal', readings(3, wave(2.5, 5)))).toBeGreaterThanOrEqual(2)
})

test('the threshold is to taste', () => {
  const weak = readings(0.8, wave(1.2, 5))
  expect(shakes('gentle', weak)).toBe(1)
  expect(shakes('firm', weak)).toBe(0)
})
