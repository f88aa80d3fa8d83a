import { dice, type DiceEvent, type DiceState } from '@/games/dice'
import { PERSONALITIES, type Personality } from '@/family/tempers'
import { streamOf } from '@/core/streams'
import { FULL_THINKING, tempered } from '@/games/dice/bots/hard'
import { temperOf } from '@/games/dice/bots/temper'
import { bestOf, weigh } from '@/games/dice/bots/strategist'
import { thoughtOut } from '@/family/thought'
import { playGame } from '../arena/play'
import { playerAt } from '../arena/sitters'
import type { Effort } from './duel'

const SEATS = 6
const ALL: readonly (Personality | null)[] = [null, ...PERSONALITIES]

/** What somebody has given up so far. */
interface Account {
  decisions: number
  changed: number
  /** Chances to win, and their squares game by game, for the interval. */
  lost: number
  squares: number
}

/**
 * What personalities cost, by `hard`'s own reckoning: the chances that each gives up at every decision of a seat, added up
 * over a game, are what it loses of its win rate. Far fewer games tell that than duels would take.
 */
export function personalitiesText({ games, seed }: Effort): string {
  const accounts = ALL.map((): Account => ({ decisions: 0, changed: 0, lost: 0, squares: 0 }))
  for (let game = 0; game < games; game++) observe(accounts, seed + game)
  const rows = ALL.map((personality, i) => {
    const { decisions, changed, lost, squares } = accounts[i] ?? { ...NOTHING }
    const seats = games * SEATS
    const mean = lost / seats
    const margin = (1.96 * Math.sqrt(Math.max(0, squares / games - (lost / games) ** 2))) / SEATS
    const figures = [mean, margin / Math.sqrt(games)].map((share) => (100 * share).toFixed(2))
    const share = ((100 * changed) / decisions).toFixed(1)
    return `| ${personality ?? 'none'} | ${share} | ${figures.join(' ± ')} |`
  })
  return [
    `**What hiding and personalities cost.** ${games} games of \`hard\`, ${SEATS} players with characters, seeds from ${seed}: the share of decisions that turn out otherwise than the best chance alone would have them, and what that gives up of a seat's win rate in a game by \`hard\`'s own reckoning, in points with the 95 % interval.`,
    '',
    '| personality | decisions changed, % | points given up |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

const NOTHING: Account = { decisions: 0, changed: 0, lost: 0, squares: 0 }

function observe(accounts: readonly Account[], seed: number): void {
  const before = accounts.map(({ lost }) => lost)
  playGame({
    config: { kind: 'deal', seats: SEATS },
    seed,
    playerOf: () => playerAt('hard'),
    onDecision: (state, events) => charge(accounts, { state, events, seed }),
  })
  accounts.forEach((account, i) => {
    account.squares += (account.lost - (before[i] ?? 0)) ** 2
  })
}

interface Moment {
  readonly state: DiceState
  readonly events: readonly DiceEvent[]
  readonly seed: number
}

function charge(accounts: readonly Account[], { state, events, seed }: Moment): void {
  const { decision } = state
  const legal = dice.legal(state)
  if (!decision || legal.length < 2) return
  const sight = { view: dice.viewFor(state, decision.seat), events, legal }
  const weighed = thoughtOut(weigh(sight, FULL_THINKING))
  const best = bestOf(weighed).chance
  ALL.forEach((personality, i) => {
    const account = accounts[i]
    if (!account) return
    const rng = streamOf(seed, 'bot', events.length)
    const temper = temperOf(personality)
    const { chance } = thoughtOut(tempered(sight, weighed, { temper, rng }))
    account.decisions += 1
    if (chance < best) account.changed += 1
    account.lost += best - chance
  })
}
