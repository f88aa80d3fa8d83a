import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceState } from '@/games/dice'

const OWNERS = {
  dodge: 'bart-cassidy',
  shed: 'pedro-ramirez',
  gift: 'sid-ketchum',
  clear: 'kit-carlson',
}

const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Takes an action and looks whether everything holds that holds at every table, whatever the scenario is about. */
export function checkedStep(
  before: DiceState,
  action: DiceAction,
): { state: DiceState; events: readonly DiceEvent[] } {
  const refusal = dice.refuse(before, action)
  if (refusal) throw new Error(`refused: ${refusal.message}`)
  const untouched = jsonOf(before)
  const { state, events } = dice.step(before, action, rngFromSeed(1))
  expect(jsonOf(before)).toEqual(untouched)
  expect(dice.evolved(before, events)).toEqual(state)
  const inPlace = dice.evolved(before, [])
  dice.play(inPlace, action, rngFromSeed(1))
  expect(inPlace).toEqual(state)
  checkTable(state)
  return { state, events }
}

/** Nine arrows, life within bounds, the dead out of it, and the right seat asked. */
export function checkTable(state: DiceState): void {
  expect(state.arrows.reduce((sum, held) => sum + held, state.pile)).toBe(9)
  expect(jsonOf(state)).toEqual(state)
  state.life.forEach((life, seat) => {
    expect(life).toBeGreaterThanOrEqual(0)
    expect(life).toBeLessThanOrEqual(state.maxLife[seat] ?? 0)
    if (!state.alive[seat]) expect([life, state.arrows[seat]]).toEqual([0, 0])
  })
  checkDecision(state)
}

function checkDecision(state: DiceState): void {
  const { decision, winner } = state
  const actions = dice.legal(state)
  expect(decision === null).toBe(winner !== null)
  expect(actions.length > 0).toBe(decision !== null)
  for (const action of actions) expect(dice.refuse(state, action)).toBeNull()
  if (!decision) return
  const { kind, seat } = decision
  if (kind === 'reveal') expect([state.roles[seat], state.life[seat]]).toEqual(['hidden', 0])
  else expect(state.alive[seat]).toBe(true)
  if (kind === 'dodge' || kind === 'shed' || kind === 'gift' || kind === 'clear')
    expect(state.characters[seat]).toBe(OWNERS[kind])
  if (kind !== 'dodge' && kind !== 'shed' && kind !== 'reveal') expect(seat).toBe(state.turn)
  if ('targets' in decision)
    for (const target of decision.targets) expect(state.alive[target]).toBe(true)
}
