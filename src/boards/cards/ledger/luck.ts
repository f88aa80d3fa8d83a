import { CHECKS, type Check, type Statistics } from '@/store/history/statistics'

/** How draw!s came out, beside what the deck gives on average. */
export interface Luck {
  readonly drawn: number
  readonly checks: readonly CheckLuck[]
  /** How many more came out well than expected, as a part of those expected; null below `FEWEST`. */
  readonly better: number | null
}

export interface CheckLuck {
  readonly check: Check
  readonly drawn: number
  readonly came: number
  readonly expected: number
}

/** Fewer draw!s say nothing about luck: two hearts in a row are no miracle. */
export const FEWEST = 20

/** The luck of all draw!s; only those kinds that were drawn for are told. */
export function luckOf(draws: Statistics['draws']): Luck {
  const checks = CHECKS.map((check) => ({ check, ...draws[check] }))
  const sum = (of: (one: CheckLuck) => number): number =>
    checks.reduce((total, one) => total + of(one), 0)
  const drawn = sum((one) => one.drawn)
  const expected = sum((one) => one.expected)
  const came = sum((one) => one.came)
  const isEnough = drawn >= FEWEST && expected > 0
  return {
    drawn,
    checks: checks.filter((one) => one.drawn > 0),
    better: isEnough ? came / expected - 1 : null,
  }
}
