import { at } from '@/core/list'
import { countLiving } from '@/family/ring'
import { KINDS, kindOf } from '../cards'
import { cardOf, type KindId } from '../cards/ids'
import { abilityAt } from '../characters'
import type { CardsAction } from '../protocol'
import { reachOf } from '../rules/distance'
import type { Seat } from '../rules/state'
import { playedAs } from '../rules/uses'
import type { Grounds, Merit } from './easy'
import { worthOf } from './worth'

type PlayAction = Extract<CardsAction, { type: 'play' }>

/** What is laid or drawn first: gear before shots, so that they reach farther. */
const FIRST = 40
const THEN = 20
const HARMLESS = -1

/** With so few left Beer is worth nothing. */
const DRY = 2

/** What it is worth to a beginner to play a card now; below 0 it is kept. */
export function playMerit(action: PlayAction, grounds: Grounds): Merit {
  const { view, seat } = grounds
  const kind = playedAs(abilityAt(view.characters, seat), cardOf(action.card))
  const { card, target } = action
  const merit = meritOf(kind.id, action, grounds)
  return {
    merit,
    why: { code: CODES[kind.id] ?? 'lay', card, ...(target === undefined ? {} : { seat: target }) },
  }
}

const CODES: Partial<Record<KindId, string>> = {
  bang: 'least-liked',
  duel: 'least-liked',
  jail: 'least-liked',
  panic: 'rob',
  'cat-balou': 'rob',
  beer: 'hurt',
  saloon: 'hurt',
  stagecoach: 'more-cards',
  'wells-fargo': 'more-cards',
  'general-store': 'more-cards',
  gatling: 'more-enemies',
  indians: 'more-enemies',
}

function meritOf(kind: KindId, action: PlayAction, grounds: Grounds): number {
  switch (kind) {
    case 'stagecoach':
    case 'wells-fargo':
    case 'general-store':
      return FIRST
    case 'beer':
      return isHurt(grounds) && countLiving(grounds.view) > DRY ? FIRST : HARMLESS
    case 'saloon':
      return isHurt(grounds) ? THEN : HARMLESS
    case 'bang':
    case 'jail':
      return harmMerit(grounds, action.target)
    case 'duel':
      return holds(grounds, 'bang') ? harmMerit(grounds, action.target) : HARMLESS
    case 'gatling':
    case 'indians':
      return volleyMerit(grounds)
    case 'panic':
    case 'cat-balou':
      return robMerit(action, grounds)
    case 'dynamite':
      return HARMLESS
    default:
      return gearMerit(kind, action, grounds)
  }
}

const isHurt = ({ view, seat }: Grounds): boolean => at(view.life, seat) < at(view.maxLife, seat)

const holds = ({ view, seat }: Grounds, kind: KindId): boolean =>
  at(view.hands, seat).some((card) => kindOf(card).id === kind)

/** An enemy who is almost dead tempts most. A stranger is harmed only by those who have no friends among them. */
function harmMerit({ view, feelings, seat }: Grounds, target: Seat = seat): number {
  const feeling = at(feelings, target)
  const isStranger = feeling === 0 && view.roles[seat] !== 'outlaw'
  if (feeling > 0 || (feeling === 0 && !isStranger)) return HARMLESS
  return THEN - feeling / 10 - at(view.life, target)
}

/** Worth it if more enemies than friends are hit. */
function volleyMerit({ view, feelings, seat }: Grounds): number {
  let balance = 0
  feelings.forEach((feeling, other) => {
    if (other !== seat && view.alive[other]) balance -= Math.sign(feeling)
  })
  return balance > 0 ? THEN + balance : HARMLESS
}

/** A friend is robbed of nothing but what imprisons or threatens them; one's own dynamite goes too. */
function robMerit({ target, take }: PlayAction, { view, seat, feelings }: Grounds): number {
  if (target === undefined || take === undefined) return HARMLESS
  const taken = take === 'hand' ? null : kindOf(cardOf(take)).id
  const isBurden = taken === 'dynamite' || taken === 'jail'
  if (target === seat) return isBurden ? THEN : HARMLESS
  const feeling = at(feelings, target)
  if (feeling > 0) return taken === 'jail' ? THEN : HARMLESS
  if (isBurden || (feeling === 0 && view.roles[seat] === 'outlaw')) return HARMLESS
  return THEN - feeling / 10 + (take === 'hand' ? 0 : worthOf(view, seat, cardOf(take)) / 10)
}

/** Gear is laid unless it is a weapon that reaches no farther. */
function gearMerit(kind: KindId, { card }: PlayAction, { view, seat }: Grounds): number {
  const { reach } = KINDS[kind]
  const isBetter = reach === 0 || reach > reachOf(view, seat)
  return isBetter ? FIRST + worthOf(view, seat, cardOf(card)) : HARMLESS
}
