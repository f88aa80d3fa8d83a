import { rngFromSeed, type Rng } from '../../src/core/rng'
import { createCardsYardstick } from './cards-yardstick'
import { createCardGames, createDiceGames, playCardsInSteps, playDiceInSteps } from './games'
import { createYardstick, type Policy } from './yardstick'

/** Milliseconds of processor time where the platform reports it, otherwise of wall-clock time. */
export type Clock = () => number

export const GAMES = ['dice', 'cards'] as const
export type GameId = (typeof GAMES)[number]

export interface Effort {
  /** Each game runs by itself: an engine that compiles as it goes learns from whatever ran before. */
  readonly game: GameId
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
  readonly game: GameId
  readonly seats: number
  readonly policy: Policy
  readonly best: number
  readonly median: number
  readonly yardstickBest: number
  readonly ratioMedian: number
  readonly ratioBest: number
}

const SEED = 1873

/** What is measured: a game with a number of players, beside what the machine could do at best. */
interface Contest {
  readonly game: GameId
  readonly seats: number
  readonly policy: Policy
  readonly createGames: (rng: Rng) => () => void
  readonly createYardstick: (rng: Rng) => () => void
}

const POLICIES: readonly Policy[] = ['roll once', 'random legal']

const DICE = [4, 5, 8].flatMap((seats) =>
  POLICIES.map((policy): Contest => ({
    game: 'dice',
    seats,
    policy,
    createGames(rng) {
      const play = createDiceGames(seats, rng)
      return () => play(policy)
    },
    createYardstick(rng) {
      const play = createYardstick(seats, rng)
      return () => play(policy)
    },
  })),
)

const CARDS = [4, 5, 7].map((seats): Contest => ({
  game: 'cards',
  seats,
  policy: 'random legal',
  createGames: (rng) => createCardGames(seats, rng),
  createYardstick: (rng) => createCardsYardstick(seats, rng),
}))

const CONTESTS: Readonly<Record<GameId, readonly Contest[]>> = { dice: DICE, cards: CARDS }

/** How often something is done in a second, measured over so long. */
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
  { game, seats, policy, ...create }: Contest,
  { rounds, milliseconds }: Effort,
  clock: Clock,
): GameSpeed {
  const playGame = create.createGames(rngFromSeed(SEED))
  const playYardstick = create.createYardstick(rngFromSeed(SEED))
  const own: number[] = []
  const yardstick: number[] = []
  for (let round = 0; round < rounds; round++) {
    own.push(ratePerSecond(playGame, milliseconds, clock))
    yardstick.push(ratePerSecond(playYardstick, milliseconds, clock))
  }
  const best = Math.max(...own)
  const yardstickBest = Math.max(...yardstick)
  return {
    game,
    seats,
    policy,
    best,
    median: median(own),
    yardstickBest,
    ratioMedian: median(own.map((rate, round) => (yardstick[round] ?? NaN) / rate)),
    ratioBest: yardstickBest / best,
  }
}

/** A game with every number of players and every policy. */
export function measureAll(effort: Effort, clock: Clock): GameSpeed[] {
  const contests = CONTESTS[effort.game]
  for (const contest of contests) {
    const playGame = contest.createGames(rngFromSeed(SEED))
    const playYardstick = contest.createYardstick(rngFromSeed(SEED))
    for (let game = 0; game < effort.warmUp; game++) {
      playGame()
      playYardstick()
    }
  }
  return contests.map((contest) => measureGames(contest, effort, clock))
}

const STEP_SEATS = 5

const IN_STEPS = { dice: playDiceInSteps, cards: playCardsInSteps } as const

/** One step with its events, choosing the action included: the mean in microseconds, the median of the rounds. */
export function measureSteps({ game, rounds, milliseconds }: Effort, clock: Clock): number {
  const playInSteps = IN_STEPS[game]
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
