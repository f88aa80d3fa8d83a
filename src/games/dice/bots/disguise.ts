import { at } from '@/core/list'
import type { DiceAction } from '../rules/decisions'
import type { DiceEvent } from '../rules/events'
import { ROLES, type SeenRole } from '@/family/roles'
import type { DiceState } from '../rules/state'
import type { Witness } from './belief/witness'

/**
 * What somebody gives, in log odds, so that strangers cannot read their card: so little that it costs a fifth of a point of a
 * hundred (docs/bots.md). A Renegade who is known is everybody's target. A Deputy gives something for the opposite: the
 * Sheriff should know whom not to shoot.
 */
const SECRECY: Readonly<Record<SeenRole, number>> = {
  sheriff: 0,
  hidden: 0,
  deputy: -0.35,
  outlaw: 0.15,
  renegade: 0.15,
}

/** What somebody gives for a disguise: the slyer, the more; below 0 for being known. Without guile, neither matters. */
export function worthOfSecrecy({ roles, decision }: DiceState, guile: number): number {
  if (guile === 0) return 0
  const secrecy = decision ? SECRECY[roles[decision.seat] ?? 'hidden'] : 0
  return secrecy > 0 ? guile * secrecy : secrecy
}

/** The chance that strangers will give one's true card once they have seen this action. */
export function exposureBy(action: DiceAction, view: DiceState, witness: Witness): number {
  const { decision, roles } = view
  const event = decision && eventOf(action, view)
  if (!event) return 0
  const own = at(roles, decision.seat)
  const reading = witness.readingAfter(event, decision.seat)
  return own === 'hidden' ? 0 : (reading[ROLES.indexOf(own)] ?? 0)
}

/** What the table will see of an action that says something about its doer. */
function eventOf(action: DiceAction, { decision, dice, rolls, life }: DiceState): DiceEvent | null {
  if (!decision) return null
  const { seat } = decision
  switch (action.type) {
    case 'aim': {
      const { die, target } = action
      const face = at(dice ?? [], die)
      return { type: 'aimed', seat, die, face, target, places: 0, beer: null }
    }
    case 'drink':
    case 'gift': {
      const { target } = action
      const cause = action.type === 'gift' ? 'gift' : 'beer'
      const gained = { amount: 1, life: at(life, target), die: null }
      return { type: 'lifeGained', seat: target, by: seat, cause, ...gained }
    }
    case 'roll':
      return {
        type: 'rolled',
        seat,
        roll: rolls + 1,
        dice: action.dice,
        faces: [],
        result: dice ?? [],
      }
    case 'stop':
      return { type: 'rollingEnded', seat, result: dice ?? [], bust: false }
    default:
      return null
  }
}
