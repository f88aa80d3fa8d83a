import { fairness, type FaceCount } from '@/games/dice/coach'
import { FACES } from '@/games/dice/rules/state'

const counts = (...rolled: readonly number[]): FaceCount[] => {
  const total = rolled.reduce((sum, count) => sum + count, 0)
  return FACES.map((face, i) => ({ face, rolled: rolled[i] ?? 0, expected: total / FACES.length }))
}

/** Sixty dice whose chi-square is as asked: two faces stray, one up and one down. */
const straying = (chiSquare: number): FaceCount[] => {
  const by = Math.sqrt((chiSquare * 10) / 2)
  return counts(10 + by, 10 - by, 10, 10, 10, 10)
}

test.each([
  [0, 1],
  [1.145, 0.95],
  [4.351, 0.5],
  [9.236, 0.1],
  [11.07, 0.05],
  [15.086, 0.01],
  [20.515, 0.001],
])('a chi-square of %d is reached by fair dice with %d, as the tables say', (distance, chance) => {
  expect(fairness(straying(distance))).toBeCloseTo(chance, 3)
})

test('a handful of dice says nothing', () => {
  expect(fairness(counts(9, 0, 9, 0, 9, 2))).toBeNull()
  expect(fairness(counts(0, 0, 0, 0, 0, 0))).toBeNull()
})
