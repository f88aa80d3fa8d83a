import type { DiceAction, Face } from '@/games/dice'
import { ROLES } from '@/family/roles'
import { DICE, FACES } from '@/games/dice/rules/state'

const TARGETS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0.5]
const DIE_NUMBERS = [-1, 0, 1, 2, 3, 4, 5]

/** Every choice of dice there is, and some that there are not. */
const DICE_LISTS: readonly (readonly number[])[] = [
  ...Array.from({ length: 1 << DICE }, (_, bits) =>
    [0, 1, 2, 3, 4].filter((die) => bits & (1 << die)),
  ),
  [0, 0],
  [1, 0],
  [4, 4, 4, 4, 4],
  [4, 3, 2, 1, 0],
  [5],
  [-1],
  [0.5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 5],
]

const perTarget = (make: (target: number) => DiceAction): DiceAction[] => TARGETS.map(make)
const perDie = (make: (die: number, target: number) => DiceAction): DiceAction[] =>
  DIE_NUMBERS.flatMap((die) => TARGETS.map((target) => make(die, target)))

const withFaces = (dice: readonly number[], count: number): DiceAction => ({
  type: 'roll',
  dice,
  faces: Array.from({ length: Math.max(0, count) }, (_, i): Face => FACES[i % 6] ?? 'beer'),
})

/** Everything that anybody could ask the rules to do, sensible or not. */
export const UNIVERSE: readonly DiceAction[] = [
  ...perTarget((target) => ({ type: 'gift', target })),
  ...perTarget((target) => ({ type: 'clear-arrow', target })),
  ...perDie((die, target) => ({ type: 'drink', die, target })),
  ...perDie((die, target) => ({ type: 'aim', die, target })),
  ...perDie((die, target) => ({ type: 'aim', die, target, double: true })),
  ...perDie((die, target) => ({ type: 'aim', die, target, double: false })),
  ...DICE_LISTS.map((dice): DiceAction => ({ type: 'roll', dice })),
  ...DICE_LISTS.map((dice) => withFaces(dice, dice.length)),
  ...DICE_LISTS.map((dice) => withFaces(dice, dice.length + 1)),
  ...DICE_LISTS.map((dice) => withFaces(dice, dice.length - 1)).slice(1),
  ...ROLES.map((role): DiceAction => ({ type: 'reveal', role })),
  { type: 'stop' },
  { type: 'take-arrow' },
  { type: 'take-hit' },
  { type: 'drop-arrow' },
  { type: 'keep-arrow' },
  { type: 'pass' },
]

/** The action as `legal` would list it: loaded dice and an undoubled hit are not actions of their own. */
export function listedForm(action: DiceAction): string {
  if (action.type === 'roll' && action.faces?.length === action.dice.length)
    return JSON.stringify({ type: 'roll', dice: action.dice })
  if (action.type === 'aim' && action.double === false)
    return JSON.stringify({ type: 'aim', die: action.die, target: action.target })
  return JSON.stringify(action)
}

export const LISTED_FORMS: readonly string[] = UNIVERSE.map(listedForm)
