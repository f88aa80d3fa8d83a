import { at } from '@/core/list'
import type { Refusal } from '@/core/game'
import { ANSWERS, type Decision, type DiceAction } from './decisions'
import { ALL_DICE } from './dice'
import { diceChoices } from './rolling'
import { DICE, ROLES, type DiceState, type Seat } from './state'
import { MAX_SEATS } from './roles'

const SEATS: readonly Seat[] = Array.from({ length: MAX_SEATS }, (_, seat) => seat)
const perSeat = <A>(make: (target: Seat) => A): readonly A[] => SEATS.map(make)
const perDieAndSeat = <A>(make: (die: number, target: Seat) => A): readonly (readonly A[])[] =>
  ALL_DICE.map((die) => perSeat((target) => make(die, target)))

// Actions are the same few objects again and again: simulation asks for them millions of times.
const STOP: DiceAction = { type: 'stop' }
const FIRST_ROLL: readonly DiceAction[] = [{ type: 'roll', dice: ALL_DICE }]
const GIFTS = perSeat((target): DiceAction => ({ type: 'gift', target }))
const AIMS = perDieAndSeat((die, target): DiceAction => ({ type: 'aim', die, target }))
const DOUBLE_AIMS = perDieAndSeat((die, target): DiceAction => ({
  type: 'aim',
  die,
  target,
  double: true,
}))
const DRINKS = perDieAndSeat((die, target): DiceAction => ({ type: 'drink', die, target }))
const CLEARS = perSeat((target): DiceAction => ({ type: 'clear-arrow', target }))
const PASS: DiceAction = { type: 'pass' }
const DODGE: readonly DiceAction[] = [{ type: 'take-arrow' }, { type: 'take-hit' }]
const SHED: readonly DiceAction[] = [{ type: 'drop-arrow' }, { type: 'keep-arrow' }]
const REVEALS = ROLES.map((role): DiceAction => ({ type: 'reveal', role }))

const rollsByChoice = new Map<string, readonly DiceAction[]>()

/** Rolling any of the dice, or stopping. */
function rollActions(rerollable: readonly number[]): readonly DiceAction[] {
  const key = rerollable.join()
  const known = rollsByChoice.get(key)
  if (known) return known
  const made = [
    ...diceChoices(rerollable).map((dice): DiceAction => ({ type: 'roll', dice })),
    STOP,
  ]
  rollsByChoice.set(key, made)
  return made
}

/** Every legal action of the open decision; none when the game is over. */
export function legal({ decision, rolls }: DiceState): readonly DiceAction[] {
  if (!decision) return []
  switch (decision.kind) {
    case 'gift':
      return decision.targets.map((target) => at(GIFTS, target))
    case 'roll':
      return rolls === 0 ? FIRST_ROLL : rollActions(decision.rerollable)
    case 'aim':
      return aimActions(decision)
    case 'drink': {
      const drinks = at(DRINKS, decision.die)
      return decision.targets.map((target) => at(drinks, target))
    }
    case 'dodge':
      return DODGE
    case 'shed':
      return SHED
    case 'clear':
      return [...decision.targets.map((target) => at(CLEARS, target)), PASS]
    case 'reveal':
      return decision.roles.map((role) => at(REVEALS, ROLES.indexOf(role)))
  }
}

function aimActions({ die, targets, canDouble }: Extract<Decision, { kind: 'aim' }>): DiceAction[] {
  const single = at(AIMS, die)
  const actions = targets.map((target) => at(single, target))
  if (!canDouble) return actions
  const double = at(DOUBLE_AIMS, die)
  return [...actions, ...targets.map((target) => at(double, target))]
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
