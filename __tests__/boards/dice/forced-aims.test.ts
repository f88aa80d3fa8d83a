import { planFor } from '@/boards/dice/table/plan'
import type { Decision, DiceState, Face } from '@/games/dice'
import { dice } from '@/games/dice'
import { rngFromSeed } from '@/core/rng'

/** Three of five still play: seat 0 has one neighbour on either side, and nobody sits two places away. */
function table(faces: readonly Face[], fallen: readonly number[]): DiceState {
  const state = dice.setup({ kind: 'deal', seats: 5 }, rngFromSeed(3))
  const alive = state.alive.map((_, seat) => !fallen.includes(seat))
  return { ...state, turn: 0, dice: [...faces], alive }
}

const aim: Extract<Decision, { kind: 'aim' }> = {
  kind: 'aim',
  seat: 0,
  die: 0,
  face: 'two',
  targets: [1],
  canDouble: false,
}

describe('forced aims', () => {
  it('are named beside those that ask, so that every die has its line and token', () => {
    // Four play: two places away sits one, one place away sit two.
    const view = table(['two', 'one', 'two', 'beer', 'beer'], [4])
    const plan = planFor(view, aim, true)
    expect(plan.items.map(({ targets }) => targets.length)).toEqual([1, 2, 1])
    expect(plan.picks.map((pick) => pick?.target ?? null)).toEqual([2, null, 2])
    expect(plan.active).toBe(1)
  })

  it('are asked for where the setting says so', () => {
    const view = table(['two', 'one', 'two', 'beer', 'beer'], [4])
    const plan = planFor(view, aim)
    expect(plan.picks).toEqual([null, null, null])
    expect(plan.active).toBe(0)
  })
})
