import { rngFromSeed } from '@/core/rng'
import { dice, type Deal, type DiceAction, type DiceState } from '@/games/dice'
import { ActionSchema, ConfigSchema } from '@/games/dice/notation/schema'
import * as v from 'valibot'
import games from './forty-turns.json'
import { sealedDeal, type Seen } from './table-talk'

/** One turn as it was played: each choice with what everybody saw, and the table as the next one began. */
export interface PlayedTurn {
  readonly seat: number
  readonly steps: readonly Seen[]
  readonly after: DiceState
}

export interface PlayedGame {
  /** What the companion is told: nobody's role but the Sheriff's. */
  readonly deal: Deal
  readonly turns: readonly PlayedTurn[]
}

const GameSchema = v.object({
  deal: ConfigSchema,
  turns: v.array(
    v.object({ seat: v.number(), story: v.array(v.string()), actions: v.array(ActionSchema) }),
  ),
})

/** The forty turns written down in forty-turns.json: three matches of five bots of the level "normal". */
export function fortyTurns(): PlayedGame[] {
  return v.parse(v.array(GameSchema), games).map(({ deal, turns }) => {
    if (deal.kind !== 'deal') throw new Error('a match begins with a deal')
    const rng = rngFromSeed(1)
    let state = dice.setup(deal, rng)
    const start = state
    const step = (action: DiceAction): Seen => {
      const before = state
      const { state: after, events } = dice.step(before, action, rng)
      state = after
      return { action, before, events }
    }
    const played = turns.map(({ seat, actions }) => {
      const steps = actions.map(step)
      return { seat, steps, after: state }
    })
    return { deal: sealedDeal(deal, start), turns: played }
  })
}
