import type { DiceEvent } from '../rules/events'
import { FACES, type Face, type Seat } from '../rules/state'

export interface FaceCount {
  readonly face: Face
  readonly rolled: number
  /** As many as fair dice show on average. */
  readonly expected: number
}

/** All dice of a match, or of one seat, against what fair ones show: players suspect rigged dice. */
export function faceCounts(events: readonly DiceEvent[], seat?: Seat): FaceCount[] {
  const fallen = events.flatMap((event) =>
    event.type === 'rolled' && (seat === undefined || event.seat === seat) ? event.faces : [],
  )
  return FACES.map((face) => ({
    face,
    rolled: fallen.filter((shown) => shown === face).length,
    expected: fallen.length / FACES.length,
  }))
}

/** With fewer expected of each face the chi-square says nothing. */
const ENOUGH = 5

/**
 * How often fair dice stray at least this far from their average: Pearson's chi-square with five degrees of freedom.
 * Null where too few dice fell to say.
 */
export function fairness(counts: readonly FaceCount[]): number | null {
  if (counts.some(({ expected }) => expected < ENOUGH)) return null
  const distance = counts.reduce(
    (sum, { rolled, expected }) => sum + (rolled - expected) ** 2 / expected,
    0,
  )
  return tailOfFive(distance)
}

/** The upper tail of the chi-square distribution with five degrees of freedom, in closed form. */
function tailOfFive(x: number): number {
  const polynomial = Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3)
  return Math.min(1, errorTail(Math.sqrt(x / 2)) + polynomial)
}

const P = 0.3275911
const A = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429] as const

/** The complementary error function for x ≥ 0, right to six places (Abramowitz and Stegun 7.1.26). */
function errorTail(x: number): number {
  const t = 1 / (1 + P * x)
  const sum = A.reduceRight((rest, coefficient) => (rest + coefficient) * t, 0)
  return sum * Math.exp(-x * x)
}
