import { at } from '@/core/list'
import type { Refusal } from '@/core/game'
import { ANSWERS, type Decision, type DiceAction } from './decisions'
import { ALL_DICE } from './dice'
import { bitsOf, listOf } from '@/family/sets'
import { DICE, type DiceState, type Seat } from './state'

/** Lists of actions, one for each set of seats or dice. Simulation asks for the same few millions of times. */
function perSet(
  make: (members: readonly number[]) => readonly DiceAction[],
): (members: readonly number[]) => readonly DiceAction[] {
  const made: (readonly DiceAction[] | undefined)[] = []
  return (members) => {
    const bits = bitsOf(members)
    return (made[bits] ??= make(members))
  }
}

const perDieAndTarget = (
  type: 'aim' | 'drink',
): readonly ((targets: readonly Seat[]) => readonly DiceAction[])[] =>
  ALL_DICE.map((die) =>
    perSet((targets) => targets.map((target): DiceAction => ({ type, die, target }))),
  )

const FIRST_ROLL: readonly DiceAction[] = [{ type: 'roll', dice: ALL_DICE }]
const rollsOf = perSet((dice) => [
  ...choicesOf(dice).map((some): DiceAction => ({ type: 'roll', dice: some })),
  { type: 'stop' },
])
const giftsTo = perSet((targets) => targets.map((target) => ({ type: 'gift', target })))
const aimsOf = perDieAndTarget('aim')
const doublesOf = ALL_DICE.map((die) =>
  perSet((targets) => targets.map((target) => ({ type: 'aim', die, target, double: true }))),
)
const drinksOf = perDieAndTarget('drink')
const clearsOf = perSet((targets) => [
  ...targets.map((target): DiceAction => ({ type: 'clear-arrow', target })),
  { type: 'pass' },
])
const DODGE: readonly DiceAction[] = [{ type: 'take-arrow' }, { type: 'take-hit' }]
const SHED: readonly DiceAction[] = [{ type: 'drop-arrow' }, { type: 'keep-arrow' }]

/** All non-empty choices from some dice. */
function choicesOf(dice: readonly number[]): (readonly number[])[] {
  const all = Array.from({ length: 1 << DICE }, (_, bits) => listOf(bits))
  return all.filter((some) => some.length > 0 && some.every((die) => dice.includes(die)))
}

/** Every legal action of the open decision; none when the game is over. */
export function legal({ decision, rolls }: DiceState): readonly DiceAction[] {
  if (!decision) return []
  switch (decision.kind) {
    case 'gift':
      return giftsTo(decision.targets)
    case 'roll':
      return rolls === 0 ? FIRST_ROLL : rollsOf(decision.rerollable)
    case 'aim':
      return aimActions(decision)
    case 'drink':
      return at(drinksOf, decision.die)(decision.targets)
    case 'dodge':
      return DODGE
    case 'shed':
      return SHED
    case 'clear':
      return clearsOf(decision.targets)
    case 'reveal':
      return decision.roles.map((role) => ({ type: 'reveal', role }))
  }
}

function aimActions({
  die,
  targets,
  canDouble,
}: Extract<Decision, { kind: 'aim' }>): readonly DiceAction[] {
  const single = at(aimsOf, die)(targets)
  return canDouble ? [...single, ...at(doublesOf, die)(targets)] : single
}

/** Null if the action may be taken now, otherwise what is wrong and what would be legal. */
export function refuse(state: DiceState, action: DiceAction): Refusal | null {
  const { decision } = state
  if (!decision) return { code: 'game-over', message: 'the game is over' }
  const wrong = whatIsWrong(state, decision, action)
  return wrong === null
    ? null
    : { code: 'illegal-action', message: `${wrong}; ${legalNow(state, decision)}` }
}

/** What is wrong with an action, in a few words. */
function whatIsWrong(state: DiceState, decision: Decision, action: DiceAction): string | null {
  if (ANSWERS[action.type] !== decision.kind)
    return `'${action.type}' does not answer the open '${decision.kind}' decision`
  switch (action.type) {
    case 'roll':
      return decision.kind === 'roll' ? wrongRoll(state, decision.rerollable, action) : null
    case 'stop':
      return state.rolls === 0 ? 'the first roll must be made' : null
    case 'aim':
      return decision.kind === 'aim' ? wrongAim(decision, action) : null
    case 'drink':
      if (decision.kind === 'drink' && action.die !== decision.die)
        return `die ${action.die} is not asked`
      return wrongTarget(decision, action.target)
    case 'gift':
    case 'clear-arrow':
      return wrongTarget(decision, action.target)
    case 'reveal':
      return decision.kind === 'reveal' && !decision.roles.includes(action.role)
        ? `no sealed role can be ${action.role}`
        : null
    case 'take-arrow':
    case 'take-hit':
    case 'drop-arrow':
    case 'keep-arrow':
    case 'pass':
      return null
  }
}

function wrongRoll(
  { rolls, dice: showing }: DiceState,
  rerollable: readonly number[],
  { dice, faces }: Extract<DiceAction, { type: 'roll' }>,
): string | null {
  if (faces && faces.length !== dice.length)
    return `${faces.length} faces were given for ${dice.length} dice`
  if (dice.some((die, i) => i > 0 && die <= at(dice, i - 1)))
    return 'the dice must be named once each, lowest first'
  const locked = dice.find((die) => !rerollable.includes(die))
  if (locked !== undefined)
    return showing?.[locked] === 'dynamite' ? 'dynamite is locked' : `there is no die ${locked}`
  if (rolls === 0) return dice.length === DICE ? null : 'the first roll takes all five dice'
  return dice.length === 0 ? 'a roll names at least one die' : null
}

function wrongAim(
  decision: Extract<Decision, { kind: 'aim' }>,
  { die, target, double }: Extract<DiceAction, { type: 'aim' }>,
): string | null {
  if (die !== decision.die) return `die ${die} is not asked`
  if (double && !decision.canDouble) return 'this hit cannot be doubled'
  return wrongTarget(decision, target)
}

function wrongTarget(decision: Decision, target: Seat): string | null {
  return 'targets' in decision && !decision.targets.includes(target)
    ? `seat ${target} is no legal target`
    : null
}

/** What would be legal, for a person to read. */
function legalNow({ rolls }: DiceState, decision: Decision): string {
  const { seat } = decision
  switch (decision.kind) {
    case 'roll':
      return rolls === 0
        ? `seat ${seat} rolls dice ${decision.rerollable.join(', ')}`
        : `seat ${seat} may roll any of dice ${decision.rerollable.join(', ')}, or stop`
    case 'aim':
      return `every bull's eye needs a target: seat ${seat} may aim die ${decision.die} at seat ${decision.targets.join(' or ')}${decision.canDouble ? ', doubled or not' : ''}`
    case 'drink':
      return `seat ${seat} may give the beer of die ${decision.die} to seat ${decision.targets.join(' or ')}`
    case 'gift':
      return `seat ${seat} may give a life point to seat ${decision.targets.join(' or ')}`
    case 'clear':
      return `seat ${seat} may clear an arrow of seat ${decision.targets.join(' or ')}, or pass`
    case 'dodge':
      return `seat ${seat} may take-arrow or take-hit`
    case 'shed':
      return `seat ${seat} may drop-arrow or keep-arrow`
    case 'reveal':
      return `the role of seat ${seat} may be ${decision.roles.join(' or ')}`
  }
}
