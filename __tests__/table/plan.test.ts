import { rngFromSeed } from '@/core/rng'
import {
  actionsOf,
  activate,
  countPicked,
  isComplete,
  isPlanned,
  pick,
  pickFor,
  planFor,
  toggleDouble,
  unpick,
  type Plan,
} from '@/boards/dice/table/plan'
import { dice, type CharacterId, type DiceState, type Face } from '@/games/dice'

/** Seat 0 of five has rolled these faces and stopped. */
function stopped(faces: readonly Face[], character: CharacterId | null = null): DiceState {
  const rng = rngFromSeed(1)
  const roles = ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'] as const
  const characters = [character, null, null, null, null]
  const state = dice.setup({ kind: 'deal', seats: 5, roles, characters }, rng)
  const rolled = dice.step(state, { type: 'roll', dice: [0, 1, 2, 3, 4], faces }, rng).state
  return dice.step(rolled, { type: 'stop' }, rng).state
}

function planOf(state: DiceState): Plan {
  const { decision } = state
  if (!decision || !isPlanned(decision)) throw new Error('no targets are asked')
  return planFor(state, decision)
}

const play = (state: DiceState, plan: Plan): DiceState =>
  actionsOf(plan).reduce((table, action) => {
    expect(dice.refuse(table, action)).toBeNull()
    return dice.step(table, action, rngFromSeed(2)).state
  }, state)

const SHOTS: readonly Face[] = ['two', 'beer', 'one', 'gatling', 'one']

it('asks for every bull’s eye at once, each with its own reach', () => {
  const { items, kind } = planOf(stopped(SHOTS))
  expect(kind).toBe('aim')
  expect(items).toEqual([
    { die: 0, targets: [2, 3] },
    { die: 2, targets: [1, 4] },
    { die: 4, targets: [1, 4] },
  ])
})

it('goes on to the next die, and ignores a seat out of reach', () => {
  const plan = planOf(stopped(SHOTS))
  expect(pick(plan, 1)).toBe(plan)
  const one = pick(plan, 2)
  expect([one.active, countPicked(one), isComplete(one)]).toEqual([1, 1, false])
})

it('can be revised until it is confirmed, and then does what it says', () => {
  const state = stopped(SHOTS)
  let plan = pick(pick(pick(planOf(state), 2), 1), 1)
  expect(isComplete(plan)).toBe(true)
  plan = pickFor(plan, 0, 3)
  plan = pick(activate(plan, 4), 4)
  const after = play(state, plan)
  expect(after.life.map((life, seat) => life - (state.life[seat] ?? 0))).toEqual([0, -1, 0, -1, -1])
})

it('takes the last choice back', () => {
  const plan = unpick(pick(pick(planOf(stopped(SHOTS)), 2), 1))
  expect(plan.active).toBe(1)
  expect(countPicked(plan)).toBe(1)
})

it('doubles one hit, not two', () => {
  const state = stopped(SHOTS, 'slab-the-killer')
  let plan = pick(pick(pick(planOf(state), 2), 1), 4)
  plan = toggleDouble(activate(plan, 0))
  plan = toggleDouble(activate(plan, 2))
  expect(plan.picks.map((chosen) => chosen?.isDouble)).toEqual([false, true, false])
  const after = play(state, plan)
  expect(after.life.map((life, seat) => life - (state.life[seat] ?? 0))).toEqual([0, -2, -1, 0, -1])
})

it('serves all beers but the one that was spent', () => {
  const state = stopped(['one', 'beer', 'beer', 'gatling', 'gatling'], 'slab-the-killer')
  const plan = toggleDouble(pick(planOf(state), 1))
  const after = play(state, plan)
  expect(planOf(after).items.map(({ die }) => die)).toEqual([2])
})
