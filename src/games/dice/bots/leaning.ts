import { at } from '@/core/list'
import type { DiceAction } from '../rules/decisions'
import { isBullsEye } from '../rules/dice'
import type { DiceEvent } from '../rules/events'
import { DICE, type DiceState, type Seat } from '../rules/state'
import type { Sight } from './bot'
import type { Temper } from './temper'

/** What an action is to somebody's liking, in log odds, whatever it does for their chance to win. */
export type Leaning = (action: DiceAction) => number

/** The leaning of whoever is asked. */
export function leaningOf({ view, events }: Sight, temper: Temper): Leaning {
  const seat = view.decision?.seat ?? view.turn
  const hasGrudge = temper.revenge !== 0
  const grudges = hasGrudge ? grudgesOf(events, seat, view.roles.length) : []
  return (action) => {
    switch (action.type) {
      case 'roll':
      case 'stop':
        return leanOnDice(view, action.type === 'roll' ? action.dice : [], temper)
      case 'aim':
        return (
          temper.revenge * (grudges[action.target] ?? 0) +
          temper.fire * strengthOf(view, action.target)
        )
      case 'drink':
      case 'gift':
        return temper.kindness * needOf(view, seat, action.target)
      default:
        return 0
    }
  }
}

function leanOnDice(
  { dice }: DiceState,
  rolled: readonly number[],
  { calm, fire }: Temper,
): number {
  const held = (dice ?? []).filter((face, die) => isBullsEye(face) && !rolled.includes(die))
  return (fire * held.length - calm * rolled.length) / DICE
}

/** The share of all wounds that somebody has had from each. */
function grudgesOf(events: readonly DiceEvent[], seat: Seat, seats: number): number[] {
  const wounds = Array<number>(seats).fill(0)
  let total = 0
  for (const event of events) {
    if (event.type !== 'lifeLost' || event.seat !== seat || event.by === null) continue
    wounds[event.by] = at(wounds, event.by) + event.amount
    total += event.amount
  }
  return wounds.map((count) => (total > 0 ? count / total : 0))
}

const strengthOf = ({ life, maxLife }: DiceState, seat: Seat): number =>
  at(life, seat) / at(maxLife, seat)

/** How much of a gift this is: what somebody else lacks. */
const needOf = ({ life, maxLife }: DiceState, giver: Seat, seat: Seat): number =>
  seat === giver ? 0 : 1 - at(life, seat) / at(maxLife, seat)
