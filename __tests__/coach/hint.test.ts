import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceState, type Face } from '@/games/dice'
import { BOTS, type Sight } from '@/games/dice/bots'
import { thoughtOut } from '@/family/thought'
import { hint, type Advice } from '@/games/dice/coach'
import type { DecisionKind } from '@/games/dice/rules/decisions'

const ROLES = ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'] as const

interface Told {
  readonly state: DiceState
  readonly events: readonly DiceEvent[]
}

/** A table of five after some actions of the Sheriff. */
function after(actions: readonly DiceAction[], characters = [null, null, null, null, null]): Told {
  const rng = rngFromSeed(1)
  let state = dice.setup({ kind: 'deal', seats: 5, roles: ROLES, characters }, rng)
  const events: DiceEvent[] = []
  for (const action of actions) {
    const step = dice.step(state, action, rng)
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

const roll = (...faces: readonly Face[]): DiceAction => ({
  type: 'roll',
  dice: [0, 1, 2, 3, 4],
  faces,
})

const sightOf = ({ state, events }: Told): Sight => ({
  view: dice.viewFor(state, state.decision?.seat ?? null),
  events,
  legal: dice.legal(state),
})

const adviceAt = (told: Told, own: DiceAction | null = null): Advice[] =>
  thoughtOut(hint(sightOf(told), own))

/** What the strong bot does for as long as the same kind of question is asked. */
function hardPlays({ state, events }: Told): DiceAction[] {
  const kind = state.decision?.kind
  const actions: DiceAction[] = []
  const rng = rngFromSeed(1)
  let now = state
  const seen = [...events]
  while (now.decision?.kind === kind) {
    const { action } = BOTS.hard(sightOf({ state: now, events: seen }), rng)
    actions.push(action)
    if (kind === 'roll') break
    const step = dice.step(now, action, rng)
    now = step.state
    seen.push(...step.events)
  }
  return actions
}

const STOP: DiceAction = { type: 'stop' }
const CASES: readonly (readonly [DecisionKind, string, readonly DiceAction[]])[] = [
  ['roll', 'after the first roll', [roll('one', 'beer', 'gatling', 'dynamite', 'two')]],
  ['aim', 'two bull’s eyes', [roll('one', 'beer', 'gatling', 'dynamite', 'two'), STOP]],
  ['aim', 'four bull’s eyes', [roll('one', 'one', 'two', 'two', 'beer'), STOP]],
  ['drink', 'three beers', [roll('beer', 'beer', 'beer', 'dynamite', 'gatling'), STOP]],
]

test.each(CASES)('at a %s the hint is what the strong bot does, to the last die: %s', (...row) => {
  const [kind, , actions] = row
  const told = after(actions)
  expect(told.state.decision?.kind).toBe(kind)
  expect(at(adviceAt(told), 0).actions).toEqual(hardPlays(told))
})

test('targets are told as one choice, in whatever order they are named', () => {
  const advice = adviceAt(after([roll('one', 'one', 'two', 'gatling', 'beer'), STOP]))
  const spreads = advice.map(({ actions }) =>
    actions.map((action) => ('target' in action ? action.target : -1)),
  )
  expect(spreads.every((targets) => targets.length === 3)).toBe(true)
  const sorted = spreads.map((targets) => [...targets.slice(0, 2)].sort().join() + targets[2])
  expect(new Set(sorted).size).toBe(spreads.length)
})

test('with nothing to choose there is nothing to advise', () => {
  expect(adviceAt(after([]))).toEqual([])
})

test('what the player was about to do is weighed too', () => {
  const told = after([roll('one', 'beer', 'gatling', 'dynamite', 'two')])
  const own: DiceAction = { type: 'roll', dice: [0, 4] }
  const advice = adviceAt(told, own)
  expect(advice.filter(({ isOwn }) => isOwn).map(({ actions }) => actions)).toEqual([[own]])
  expect(advice.length).toBeLessThanOrEqual(4)
  expect(adviceAt(told).some(({ isOwn }) => isOwn)).toBe(false)
})

test('two dynamites are told with the risk of the third', () => {
  const told = after([roll('dynamite', 'dynamite', 'arrow', 'arrow', 'arrow')])
  const grounds = adviceAt(told).flatMap(({ why }) => why)
  const dynamite = grounds.find(({ code }) => code === 'dynamite')
  if (dynamite?.code !== 'dynamite') throw new Error('the dynamite goes without saying')
  expect(dynamite.showing).toBe(2)
  expect(dynamite.risk).toBeCloseTo(1 - (5 / 6) ** dynamite.dice)
})

test('a hint knows no more than the seat: hidden cards in any order give the same', () => {
  const told = after([roll('one', 'two', 'beer', 'dynamite', 'gatling'), STOP])
  const swapped = ['sheriff', 'deputy', 'outlaw', 'renegade', 'outlaw'] as const
  const other: Told = { ...told, state: { ...told.state, roles: [...swapped] } }
  expect(adviceAt(other)).toEqual(adviceAt(told))
})
