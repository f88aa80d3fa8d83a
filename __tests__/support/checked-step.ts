import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceState } from '@/games/dice'

const OWNERS: Readonly<Record<string, string>> = {
  dodge: 'bart-cassidy',
  shed: 'pedro-ramirez',
  gift: 'sid-ketchum',
  clear: 'kit-carlson',
}

/** Jest compares only where there is a difference to show: these checks run at every step of every scenario. */
function mustBeSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected)
}

function must(isSo: boolean, what: string, state: DiceState): void {
  if (!isSo) throw new Error(`${what}: ${JSON.stringify(state)}`)
}

/** Takes an action and looks whether everything holds that holds at every table, whatever the scenario is about. */
export function checkedStep(
  before: DiceState,
  action: DiceAction,
): { state: DiceState; events: readonly DiceEvent[] } {
  const refusal = dice.refuse(before, action)
  if (refusal) throw new Error(`refused: ${refusal.message}`)
  const text = JSON.stringify(before)
  const { state, events } = dice.step(before, action, rngFromSeed(1))
  mustBeSame(before, JSON.parse(text))
  mustBeSame(dice.evolved(before, events), state)
  const inPlace: DiceState = JSON.parse(text)
  dice.play(inPlace, action, rngFromSeed(1))
  mustBeSame(inPlace, state)
  checkTable(state)
  return { state, events }
}

/** Nine arrows, life within bounds, the dead out of it, and the right seat asked. */
export function checkTable(state: DiceState): void {
  const { arrows, life, maxLife, alive, pile } = state
  must(arrows.reduce((sum, held) => sum + held, pile) === 9, 'there are nine arrows', state)
  must(pile > 0 || state.winner !== null, 'the pile is never empty between actions', state)
  life.forEach((points, seat) => {
    must(points >= 0 && points <= (maxLife[seat] ?? 0), 'life stays within bounds', state)
    must(alive[seat] === true || points + (arrows[seat] ?? 0) === 0, 'the dead hold nothing', state)
  })
  checkDecision(state)
}

function checkDecision(state: DiceState): void {
  const { decision, winner, roles, life, alive, characters, turn } = state
  const actions = dice.legal(state)
  must((decision === null) === (winner !== null), 'somebody is asked until the end', state)
  must(actions.length > 0 === (decision !== null), 'what is asked can be answered', state)
  for (const action of actions)
    must(dice.refuse(state, action) === null, 'what is legal is not refused', state)
  if (!decision) return
  const { kind, seat } = decision
  const isSealed = roles[seat] === 'hidden' && life[seat] === 0
  must(kind === 'reveal' ? isSealed : alive[seat] === true, 'only the living act', state)
  must(!(kind in OWNERS) || OWNERS[kind] === characters[seat], 'the right one is asked', state)
  const isAnyones = kind === 'dodge' || kind === 'shed' || kind === 'reveal'
  must(isAnyones || seat === turn, 'the roller is asked', state)
  const targets = 'targets' in decision ? decision.targets : []
  must(
    targets.every((target) => alive[target]),
    'the dead are no targets',
    state,
  )
}
