import { at } from '@/core/list'
import { dice, type DiceEvent, type DiceState } from '@/games/dice'
import { ARENA_BOTS } from '@/games/dice/bots'
import { watch } from '@/games/dice/bots/belief/watch'
import { thoughtOut } from '@/family/thought'
import { ROLES } from '@/family/roles'
import { playGame } from '../arena/play'
import type { Effort } from './duel'

const BINS = 10

interface Bin {
  claims: number
  claimed: number
  trueOnes: number
}

/** How often a claim that a fair observer makes at a given percentage is true, at the start of every turn of `hard` bots' games. */
export function calibrationText({ games, seed }: Effort): string {
  const bins = Array.from({ length: BINS }, (): Bin => ({ claims: 0, claimed: 0, trueOnes: 0 }))
  for (let game = 0; game < games; game++) observe(bins, seed + game)
  const rows = bins.map(({ claims, claimed, trueOnes }, i) => {
    const share = (part: number): string => (claims > 0 ? ((100 * part) / claims).toFixed(1) : '–')
    return `| ${i * 10}–${(i + 1) * 10} | ${claims} | ${share(claimed)} | ${share(trueOnes)} |`
  })
  return [
    `**Calibration.** ${games} games of \`hard\`, four to eight players, seeds from ${seed}: what a stranger at the table may claim about each sealed card at the start of each turn, in %.`,
    '',
    '| claimed | claims | mean claim | true |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** What somebody may say of a sealed card, and whether it is so. */
export interface Claim {
  readonly chance: number
  readonly isTrue: boolean
}

/** The claims of a stranger about every sealed card, if a turn begins. */
export function claimsOf(state: DiceState, events: readonly DiceEvent[]): Claim[] {
  if (state.rolls > 0 || state.decision?.kind !== 'roll' || events.length === 0) return []
  const view = dice.viewFor(state, null)
  const belief = thoughtOut(watch(view, events)).beliefOf(view.roles)
  return view.roles.flatMap((seen, seat) => {
    if (seen !== 'hidden') return []
    const claims = ROLES.map((role) => ({
      chance: belief.chanceOf(seat, role),
      isTrue: state.roles[seat] === role,
    }))
    return claims.filter(({ chance }) => chance > 0)
  })
}

function observe(bins: Bin[], seed: number): void {
  playGame({
    config: { kind: 'deal', seats: 4 + (seed % 5) },
    seed,
    playerOf: () => ({ bot: ARENA_BOTS.hard }),
    onDecision(state, events) {
      for (const { chance, isTrue } of claimsOf(state, events)) {
        const bin = at(bins, Math.min(BINS - 1, Math.floor(chance * BINS)))
        bin.claims += 1
        bin.claimed += chance
        if (isTrue) bin.trueOnes += 1
      }
    },
  })
}
