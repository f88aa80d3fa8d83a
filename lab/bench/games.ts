import { at } from '../../src/core/list'
import type { Rng } from '../../src/core/rng'
import { dice, type DiceAction, type DiceConfig, type DiceState } from '../../src/games/dice'
import { cards } from '../../src/games/cards'
import { answer } from '../../src/games/cards/rules/answers'
import { randomMove } from '../../src/games/cards/rules/legal'
import { Table } from '../../src/games/cards/rules/table'
import type { Policy } from './yardstick'

/** What a policy of the dice game does: any action that is listed, or content with the first roll and any target. */
function choose(state: DiceState, policy: Policy, rng: Rng): DiceAction {
  const actions = dice.legal(state)
  const isContent = policy === 'roll once' && state.decision?.kind === 'roll'
  return at(actions, isContent ? actions.length - 1 : rng.below(actions.length))
}

/** Whole dice games with all characters, played in place and without events: what a bot thinks with. */
export function createDiceGames(seats: number, rng: Rng): (policy: Policy) => void {
  const config: DiceConfig = { kind: 'deal', seats }
  return (policy) => {
    const state = dice.setup(config, rng)
    while (state.decision) dice.play(state, choose(state, policy, rng), rng)
  }
}

/** One dice game as the app plays it, each step a copy and a list of events; gives the number of steps. */
export function playDiceInSteps(seats: number, rng: Rng): number {
  let state = dice.setup({ kind: 'deal', seats }, rng)
  let steps = 0
  for (; state.decision; steps++)
    state = dice.step(state, choose(state, 'random legal', rng), rng).state
  return steps
}

/** Whole card games with all characters and any legal move, in place and without events. */
export function createCardGames(seats: number, rng: Rng): () => void {
  const config = { kind: 'deal', seats } as const
  return () => {
    const state = cards.setup(config, rng)
    const table = new Table(state, rng)
    while (state.decision) answer(table, randomMove(state, rng))
  }
}

/** The same as the app plays it; gives the number of steps. */
export function playCardsInSteps(seats: number, rng: Rng): number {
  let state = cards.setup({ kind: 'deal', seats }, rng)
  let steps = 0
  for (; state.decision; steps++) {
    const actions = cards.legal(state)
    state = cards.step(state, at(actions, rng.below(actions.length)), rng).state
  }
  return steps
}
