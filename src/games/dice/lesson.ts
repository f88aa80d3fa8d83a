import type { DiceAction } from './rules/decisions'
import { startLife, type Position, type SeatPosition } from './rules/setup'
import type { Face, Seat } from './rules/state'

const ROSA: Seat = 1
const INES: Seat = 2
const HANK: Seat = 3
const YOU: Seat = 0

type Chair = Pick<SeatPosition, 'role' | 'character' | 'life' | 'arrows'>

const chair = (seat: Chair): SeatPosition => ({
  ...seat,
  maxLife: startLife(seat.character, seat.role),
})

/** A match that is well under way, so that it can be won in two turns of one's own. */
export const LESSON: Position = {
  kind: 'position',
  turn: YOU,
  seats: [
    chair({ role: 'sheriff', character: 'paul-regret', life: 6, arrows: 1 }),
    chair({ role: 'outlaw', character: 'calamity-janet', life: 3, arrows: 3 }),
    chair({ role: 'renegade', character: 'suzy-lafayette', life: 6, arrows: 2 }),
    chair({ role: 'outlaw', character: 'jesse-jones', life: 4, arrows: 0 }),
  ],
}

/** Who sits round the table with the learner: names that fit the faces of their characters. */
export const LESSON_BOTS = ['Rosa', 'Ines', 'Hank'] as const

const roll = (faces: readonly Face[], dice = [0, 1, 2, 3, 4]): DiceAction => ({
  type: 'roll',
  dice,
  faces,
})
const stop: DiceAction = { type: 'stop' }
const aim = (die: number, target: Seat): DiceAction => ({ type: 'aim', die, target })
const drink = (die: number, target: Seat): DiceAction => ({ type: 'drink', die, target })

/** The whole match, with loaded dice: what everybody does, one choice after the other. */
export const LESSON_ACTIONS: readonly DiceAction[] = [
  // You: an arrow and a dynamite, two hits on Rosa, two beers
  roll(['arrow', 'one', 'beer', 'two', 'dynamite']),
  roll(['one', 'beer'], [0, 3]),
  stop,
  aim(0, ROSA),
  aim(1, ROSA),
  drink(2, YOU),
  drink(3, YOU),
  // Rosa shoots at the Sheriff
  roll(['one', 'one', 'gatling', 'dynamite', 'dynamite']),
  stop,
  aim(0, YOU),
  aim(1, YOU),
  // Ines hits Hank and buys the Sheriff a beer
  roll(['beer', 'one', 'gatling', 'arrow', 'dynamite']),
  stop,
  aim(1, HANK),
  drink(0, YOU),
  // Hank takes the last arrow and is blown up
  roll(['arrow', 'dynamite', 'dynamite', 'dynamite', 'one']),
  aim(4, YOU),
  // You: the gatling ends it
  roll(['gatling', 'gatling', 'beer', 'one', 'arrow']),
  roll(['gatling', 'one'], [2, 4]),
  stop,
  aim(3, INES),
  aim(4, INES),
]

/** The same choice, whatever the dice will show. */
export function isSameChoice(wanted: DiceAction, chosen: DiceAction): boolean {
  if (wanted.type === 'roll')
    return chosen.type === 'roll' && sorted(wanted.dice) === sorted(chosen.dice)
  return JSON.stringify(sortedEntries(wanted)) === JSON.stringify(sortedEntries(chosen))
}

const sorted = (dice: readonly number[]): string => [...dice].sort().join()
const sortedEntries = (action: DiceAction) => Object.entries(action).sort()
