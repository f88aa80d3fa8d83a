import { ROLES } from '@/family/roles'
import { at } from '@/core/list'
import { cardOf } from '../cards/ids'
import type { CardsAction } from '../protocol'
import { abilityAt } from '../characters'
import { playedAs } from '../rules/uses'
import type { CardsView, Seat } from '../rules/state'
import type { Reason } from './bot'
import type { Mind } from './policy/mind'

/** Why plain sense does this. */
export function reasonsFor(action: CardsAction, view: CardsView, mind: Mind): Reason[] {
  switch (action.type) {
    case 'play':
      return playReasons(action, view, mind)
    case 'respond':
      return [{ code: 'answer', card: action.card }]
    case 'heal':
      return [{ code: 'heal' }]
    case 'draw':
      return typeof action.from === 'number'
        ? [{ code: 'rob' }, ...suspicion(action.from, view, mind)]
        : [{ code: action.from === 'pile' ? 'pile' : 'top-discard' }]
    case 'choose':
      return [{ code: 'lucky', card: action.card }]
    case 'put-back':
    case 'discard':
      return [{ code: 'least-use', card: action.card }]
    case 'take':
      return [{ code: 'most-use', card: action.card }]
    case 'end':
      return [{ code: 'nothing-to-play' }]
    case 'pass':
      return [{ code: 'no-answer' }]
    default:
      return [{ code: 'try-the-barrel' }]
  }
}

function playReasons(
  { card, target }: Extract<CardsAction, { type: 'play' }>,
  view: CardsView,
  mind: Mind,
): Reason[] {
  const seat = view.decision?.seat ?? view.turn
  const { id, border } = playedAs(abilityAt(view.characters, seat), cardOf(card))
  if (target !== undefined && target !== seat)
    return [
      { code: id === 'panic' || id === 'cat-balou' ? 'rob' : 'attack', card },
      ...suspicion(target, view, mind),
    ]
  if (border === 'blue') return [{ code: 'lay', card }]
  if (id === 'beer' || id === 'saloon') return [{ code: 'hurt', card }]
  return [{ code: id === 'gatling' || id === 'indians' ? 'more-enemies' : 'more-cards', card }]
}

/** What is thought of whoever it is aimed at: their likeliest role and its chance. */
function suspicion(target: Seat, { roles, life }: CardsView, { chances }: Mind): Reason[] {
  const of = at(chances, target)
  let best = 0
  of.forEach((chance, i) => {
    if (chance > (of[best] ?? 0)) best = i
  })
  const isKnown = roles[target] !== 'hidden'
  const role = at(ROLES, best)
  const weak: Reason[] = (life[target] ?? 0) <= 1 ? [{ code: 'last-life', seat: target }] : []
  return [
    { code: isKnown ? 'known' : 'suspected', seat: target, role, amount: of[best] ?? 0 },
    ...weak,
  ]
}
