import { at } from '@/core/list'
import type { DiceAction } from '../rules/decisions'
import { BUST, countFace } from '../rules/dice'
import { ROLES } from '@/family/roles'
import { FACES, type DiceState, type Seat } from '../rules/state'
import type { Belief } from '@/family/beliefs/belief'
import type { Reason } from './bot'

/** What speaks for an action, in facts that a sentence can be made of. */
export function reasonsFor(
  action: DiceAction,
  view: DiceState,
  belief: Belief | null,
): readonly Reason[] {
  switch (action.type) {
    case 'roll':
    case 'stop':
      return diceReasons(view, action.type === 'roll' ? action.dice.length : 0)
    case 'aim':
      return [...shotReasons(view, action), ...suspectReasons(belief, action.target)]
    case 'drink':
    case 'gift':
      return [
        { code: 'life-left', seat: action.target, amount: at(view.life, action.target) },
        ...suspectReasons(belief, action.target),
      ]
    case 'clear-arrow':
      return [{ code: 'arrows-held', seat: action.target, amount: at(view.arrows, action.target) }]
    case 'take-arrow':
    case 'take-hit':
    case 'drop-arrow':
    case 'keep-arrow':
    case 'pass':
      return [{ code: 'arrows-left', amount: view.pile }]
    case 'reveal':
      return []
  }
}

function diceReasons(view: DiceState, rolled: number): Reason[] {
  const showing = countFace(view.dice, 'dynamite')
  const risk = bustRisk(rolled > 0 ? rolled : 5 - showing, BUST - showing)
  return [
    { code: 'dynamites', amount: showing },
    { code: 'bust-risk', amount: risk },
    { code: 'arrows-left', amount: view.pile },
  ]
}

/** The chance that so many dice show at least so many dynamites. */
export function bustRisk(dice: number, needed: number): number {
  if (needed <= 0) return 1
  if (needed > dice) return 0
  const hit = 1 / FACES.length
  return hit * bustRisk(dice - 1, needed - 1) + (1 - hit) * bustRisk(dice - 1, needed)
}

function shotReasons(
  { life, marks }: DiceState,
  { target, double }: Extract<DiceAction, { type: 'aim' }>,
): Reason[] {
  const left = at(life, target) - at(marks, target) - (double ? 2 : 1)
  return left <= 0 ? [{ code: 'kill', seat: target }] : []
}

/** What this player probably is. */
function suspectReasons(belief: Belief | null, seat: Seat): Reason[] {
  if (!belief?.isHidden(seat)) return []
  const chances = ROLES.map((role) => belief.chanceOf(seat, role))
  const amount = Math.max(...chances)
  return [{ code: 'suspect', seat, role: at(ROLES, chances.indexOf(amount)), amount }]
}
