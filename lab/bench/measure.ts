import { rngFromSeed } from '../../src/core/rng'
import { createGames, playInSteps } from './games'
import { createYardstick, type Policy } from './yardstick'

/** Milliseconds, of the processor where the platform tells them, else by the wall. */
export type Clock = () => number

export interface Effort {
  /** Games before anything is measured, for an engine that compiles as it goes. */
  readonly warmUp: number
  readonly rounds: number
  /** How long each of the two plays in a round. */
  readonly milliseconds: number
  /** How many decisions of each level of bots are timed. */
  readonly decisions: number
}

/** Whole games a second, and how many times faster the yardstick is. */
export interface GameSpeed {
  readonly seats: number
  readonly policy: Policy
  readonly best: number
  readonly median: number
  readonly yardstickBest: number
  readonly ratioMedian: number
  readonly ratioBest: number
}

const SEAT_COUNTS = [4, 5, 8] as const
const POLICIES: readonly Policy[] = ['roll once', 'random legal']

const SEED = 1873

/** How often something is done in a second, tried for so long. */
function ratePerSecond(play: () => void, milliseconds: number, clock: Clock): number {
  const started = clock()
  let games = 0
  let spent = 0
  while (spent < milliseconds) {
    for (let i = 0; i < 8; i++) play()
    games += 8
    spent = clock() - started
  }
  return (1000 * games) / spent
}

const sorted = (values: readonly number[]): number[] => values.slice().sort((a, b) => a - b)
const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? NaN

/** Engine and yardstick take turns, so that whatever else the machine does slows both. */
function measureGames(
  { seats, policy }: { readonly seats: number; readonly policy: Policy },
  { rounds, milliseconds }: Effort,
  clock: Clock,
): GameSpeed {
  const playGame = createGames(seats, rngFromSeed(SEED))
  const playYardstick = createYardstick(seats, rngFromSeed(SEED))
  const own: number[] = []
  const yardstick: number[] = []
  for (let round = 0; round < rounds; round++) {
    own.push(ratePerSecond(() => playGame(policy), milliseconds, clock))
    yardstick.push(ratePerSecond(() => playYardstick(policy), milliseconds, clock))
  }
  const best = Math.max(...own)
  const yardstickBest = Math.max(...yardstick)
  return {
    seats,
    policy,
    best,
    median: median(own),
    yardstickBest,
    ratioMedian: median(own.map((rate, round) => (yardstick[round] ?? NaN) / rate)),
    ratioBest: yardstickBest / best,
  }
}

/** Every number of players with every policy. */
export function measureAll(effort: Effort, clock: Clock): GameSpeed[] {
  const cases = SEAT_COUNTS.flatMap((seats) => POLICIES.map((policy) => ({ seats, policy })))
  for (const { seats, policy } of cases) {
    const playGame = createGames(seats, rngFromSeed(SEED))
    const playYardstick = createYardstick(seats, rngFromSeed(SEED))
    for (let game = 0; game < effort.warmUp; game++) {
      playGame(policy)
      playYardstick(policy)
    }
  }
  return cases.map((game) => measureGames(game, effort, clock))
}

const STEP_SEATS = 5

/** One step with its events, choosing the action included: the mean in microseconds, the median of the rounds. */
export function measureSteps({ rounds, milliseconds }: Effort, clock: Clock): number {
  const rng = rngFromSeed(SEED)
  const means: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = clock()
    let steps = 0
    while (clock() - started < milliseconds) steps += playInSteps(STEP_SEATS, rng)
    means.push((1000 * (clock() - started)) / steps)
  }
  return median(means)
}
