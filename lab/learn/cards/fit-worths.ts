import { writeFileSync } from 'node:fs'
import {
  FEATURE_COUNT,
  PHASES,
  noFeatures,
  readTable,
  type Features,
} from '@/games/cards/bots/value/features'
import { PARTS } from '@/games/cards/bots/value/learned'
import { chancesFrom } from '@/games/cards/bots/value/outlook'
import { QuickGame } from './quick-game'

const THREE = 3
const RATE = 0.03
/** The mean of the weights leaves out this part of the games, and takes in every twentieth after it. */
const BEFORE_MEAN = 1 / 4
const NTH = 20
const SIDES: Readonly<Record<string, number>> = { law: 0, outlaws: 1, renegade: 2 }
const REPORT = 10_000

/**
 * Fits worths game by game (AdaGrad). The weights never settle, since all positions of a game end alike; their mean does, and it
 * is what is kept. Each game is judged before it is learned from, so the losses reported are those of unseen games.
 */
export function fitWorths(
  { games, seed }: { readonly games: number; readonly seed: number },
  log: (line: string) => void,
): Float64Array {
  const weights = new Float64Array(PHASES * FEATURE_COUNT * THREE)
  const squares = new Float64Array(weights.length).fill(1)
  const mean = new Float64Array(weights.length)
  let [loss, lossOfMean, positions, means] = [0, 0, 0, 0]
  for (let game = 0; game < games; game++) {
    const { seen, won } = watched(seed + game)
    for (const features of seen) {
      loss += lossAt(features, won, weights)
      lossOfMean += lossAt(features, won, mean)
      positions++
    }
    for (const features of seen) learn(features, won, { weights, squares })
    if (game >= games * BEFORE_MEAN && game % NTH === 0) takeIn(weights, mean, ++means)
    if ((game + 1) % REPORT === 0) {
      const [told, toldOfMean] = [loss, lossOfMean].map((sum) => (sum / positions).toFixed(4))
      log(`${game + 1} games: log loss ${told}, of the mean ${toldOfMean}`)
      ;[loss, lossOfMean, positions] = [0, 0, 0]
    }
  }
  return mean
}

/** The turns of a game, and which side won it; none of a game that nobody won. */
function watched(seed: number): { readonly seen: readonly Features[]; readonly won: number } {
  const quick = new QuickGame(seed)
  const seen: Features[] = []
  const hasEnded = quick.play((state, names) => seen.push(copyOf(readTable(state, names, scratch))))
  const won = SIDES[quick.state.winner?.side ?? '']
  return hasEnded && won !== undefined ? { seen, won } : { seen: [], won: 0 }
}

function takeIn(weights: Float64Array, mean: Float64Array, count: number): void {
  for (let i = 0; i < mean.length; i++)
    mean[i] = (mean[i] ?? 0) + ((weights[i] ?? 0) - (mean[i] ?? 0)) / count
}

const scratch = noFeatures()

const copyOf = ({ count, at, amount, phase }: Features): Features => ({
  count,
  phase,
  at: at.slice(0, count),
  amount: amount.slice(0, count),
})

const chances = new Float64Array(THREE)

function learn(
  features: Features,
  won: number,
  { weights, squares }: { readonly weights: Float64Array; readonly squares: Float64Array },
): void {
  chancesFrom(features, weights, chances)
  const base = features.phase * FEATURE_COUNT * THREE
  for (let i = 0; i < features.count; i++) {
    const amount = features.amount[i] ?? 0
    const from = base + (features.at[i] ?? 0) * THREE
    for (let side = 0; side < THREE; side++) {
      const slope = amount * ((side === won ? 1 : 0) - (chances[side] ?? 0))
      const cell = from + side
      squares[cell] = (squares[cell] ?? 0) + slope * slope
      weights[cell] = (weights[cell] ?? 0) + (RATE * slope) / Math.sqrt(squares[cell] ?? 1)
    }
  }
}

const lossAt = (features: Features, won: number, weights: Float64Array): number =>
  -Math.log(Math.max(1e-9, chancesFrom(features, weights, chances)[won] ?? 0))

/** Whole parts of log odds: small to ship, and the same on every engine. */
export function writeWorths(path: string, weights: Float64Array): void {
  const size = FEATURE_COUNT * THREE
  const lines = Array.from({ length: PHASES }, (_, phase) => {
    const whole = Array.from(weights.subarray(phase * size, (phase + 1) * size), (weight) =>
      Math.round(weight * PARTS),
    )
    return whole.some((number) => number !== 0) ? whole.join(' ') : ''
  })
  writeFileSync(
    path,
    `// Learned from games by \`npm run learn -- --game cards\`: hundredths of log odds by feature and side, a line for each combination of living roles.\nexport const WORTHS: readonly string[] = [\n${lines.map((line) => `  '${line}',\n`).join('')}]\n`,
  )
}
