import type { NodeSpeed } from './engines'
import type { GameSpeed } from './measure'
import type { ThinkingSpeed } from './thinking'

export interface BenchReport {
  readonly node: readonly GameSpeed[]
  /** One step with its events, in Node, five players. */
  readonly steps: readonly Omit<NodeSpeed, 'games'>[]
  /** Null on a platform for which there is no Hermes. */
  readonly hermes: readonly GameSpeed[] | null
  readonly bots: readonly ThinkingSpeed[] | null
}

const NO_HERMES = `Hermes: hermes-engine-cli has no binary for ${process.platform} ${process.arch}; not measured.`

/** The figures, for people to read. */
export function textReport({ node, steps, hermes, bots }: BenchReport): string {
  return [
    `Node ${process.version}: whole games a second on one core, all characters, in place without events`,
    ...table(node),
    '',
    'step with events, on average (5 players, any legal action, choosing it included)',
    ...steps.map(({ game, stepMicroseconds }) => `${game}: ${stepMicroseconds.toFixed(1)} µs`),
    '',
    ...(hermes ? ['Hermes (no JIT), by the wall clock: the same', ...table(hermes)] : [NO_HERMES]),
    ...(bots ? ['', ...thinkingTable(bots)] : []),
  ].join('\n')
}

/** Bots on Hermes. */
const thinkingTable = (bots: readonly ThinkingSpeed[]): string[] => [
  'Bots on Hermes, milliseconds a decision, full tables, all characters',
  row(['game', 'players', 'level', 'decisions', 'mean', '99 %', 'slice']),
  ...bots.map(({ game, seats, level, decisions, mean, p99, longestSlice }) =>
    row([
      game,
      String(seats),
      level,
      whole(decisions),
      mean.toFixed(2),
      whole(p99),
      whole(longestSlice),
    ]),
  ),
]

const table = (speeds: readonly GameSpeed[]): string[] => [
  row(['game', 'players', 'policy', 'median/s', 'best/s', 'yardstick/s', 'ratio', 'of the best']),
  ...speeds.map((speed) =>
    row([
      speed.game,
      String(speed.seats),
      speed.policy,
      whole(speed.median),
      whole(speed.best),
      whole(speed.yardstickBest),
      `${speed.ratioMedian.toFixed(1)}×`,
      `${speed.ratioBest.toFixed(1)}×`,
    ]),
  ),
]

const WIDTHS = [8, 9, 14, 10, 10, 13, 8, 13]

/** How many columns of words come first; numbers follow. */
const WORDS = 3

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, i) => (i < WORDS ? cell.padEnd(WIDTHS[i] ?? 0) : cell.padStart(WIDTHS[i] ?? 0)))
    .join('')

const whole = (rate: number): string => Math.round(rate).toLocaleString('en')
