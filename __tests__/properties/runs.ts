import fc from 'fast-check'
import { SCALE, scaled } from '../support/scale'

const SEED = Number(process.env.TUMBLEWEED_SEED ?? 1873)

/** Tens of thousands of games take longer than Jest's five seconds on a busy machine. */
export const PATIENCE = 120_000

let played = 0

/** Counts a whole game; the total is printed when a file's tests are done. */
export const countGame = (): void => {
  played += 1
}

/**
 * Holds for every game that fast-check comes up with. The runs are seeded, hence the same each time; TUMBLEWEED_RUNS
 * multiplies their number and TUMBLEWEED_SEED gives other ones. Fewer runs than usual also do without shrinking.
 */
export function holds<T>(times: number, games: fc.Arbitrary<T>, check: (game: T) => void): void {
  const numRuns = scaled(times)
  fc.assert(fc.property(games, check), { seed: SEED, numRuns, endOnFailure: SCALE < 1 })
}

/** Tells whoever reads the test's output how much was played. */
export function reportGames(what: string): void {
  afterAll(() => {
    process.stderr.write(`${what}: ${played} games played\n`)
  })
}
