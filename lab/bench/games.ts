import { at } from '../../src/core/list'
import type { Rng } from '../../src/core/rng'
import { dice, type DiceAction, type DiceConfig, type DiceState } from '../../src/games/dice'
import type { Policy } from './yardstick'

/** What a policy does: any action that is listed, or content with the first roll and any target. */
function choose(state: DiceState, policy: Policy, rng: Rng): DiceAction {
  const actions = dice.legal(state)
  const isContent = policy === 'roll once' && state.decision?.kind === 'roll'
  return at(actions, isContent ? actions.length - 1 : rng.below(actions.length))
}

/** Whole games with all characters, played in place and without events: what a bot thinks with. */
export function createGames(seats: number, rng: Rng): (policy: Policy) => void {
  const config: DiceConfig = { kind: 'deal', seats }
  return (policy) => {
    const state = dice.setup(config, rng)
    while (state.decision) dice.play(state, choose(state, policy, rng), rng)
  }
}

/** One game as the app plays it, each step a copy and a list of events; gives the number of steps. */
export function playInSteps(seats: number, rng: Rng): number {
  let state = dice.setup({ kind: 'deal', seats }, rng)
  let steps = 0
  for (; state.decision; steps++)
    state = dice.step(state, choose(state, 'random legal', rng), rng).state
  return steps
}
