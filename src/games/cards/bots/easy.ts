import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import { cardOf } from '../cards/ids'
import type { CardsAction, Decision } from '../protocol'
import type { CardsView, Seat } from '../rules/state'
import { attitudes } from './attitude'
import type { Aside, Bot, Choice, Interjector, Reason, Sight } from './bot'
import { playMerit } from './play-merit'
import { isHopedFor, worthOf } from './worth'
import { idOf } from '../cards/faces'

/** What an action is worth to a beginner, and why. */
export interface Merit {
  readonly merit: number
  readonly why: Reason
}

/** What a beginner goes by. */
export interface Grounds {
  readonly view: CardsView
  readonly seat: Seat
  readonly feelings: readonly number[]
  readonly decision: Decision
}

/**
 * A friendly beginner: knows its role, the Sheriff, and who went for the Sheriff. Shoots whom it dislikes, drinks when
 * hurt, answers when it can, and never wonders what others hold. Now and then it does anything.
 */
export const easy: Bot = ({ view, events, legal }, rng) => {
  const { decision } = view
  if (!decision) throw new Error('nobody is asked')
  const { seat } = decision
  if (rng.below(SLIPS) === 0) return anyOf(legal, rng)
  const grounds = { view, seat, feelings: attitudes(view, events, seat), decision }
  return bestOf(legal, rng, (action) => meritOf(action, grounds))
}

/** A beginner does anything once in so many times. */
const SLIPS = 5

const anyOf = (legal: readonly CardsAction[], rng: Rng): Choice => ({
  action: at(legal, rng.below(legal.length)),
  why: [{ code: 'any-of', amount: legal.length }],
})

/** Sid Ketchum out of turn: heals when almost dead, with the two cards that are worth least. */
export const interjectEasily: Interjector = ({ view, legal }): Aside => {
  const [heal] = legal
  const seat = heal?.type === 'heal' ? heal.seat : undefined
  if (seat === undefined || at(view.life, seat) > ALMOST_DEAD)
    return { action: null, why: [{ code: 'can-wait' }] }
  return { action: cheapestHeal(view, seat, legal), why: [{ code: 'almost-dead', seat }] }
}

const ALMOST_DEAD = 1

function cheapestHeal(view: CardsView, seat: Seat, legal: Sight['legal']): CardsAction | null {
  let best: CardsAction | null = null
  let price = Infinity
  for (const action of legal) {
    const cost = healCost(view, seat, action)
    if (cost < price) [best, price] = [action, cost]
  }
  return best
}

function healCost(view: CardsView, seat: Seat, action: CardsAction): number {
  if (action.type !== 'heal') return Infinity
  const [one, other] = action.discard
  return worthOf(view, seat, cardOf(one)) + worthOf(view, seat, cardOf(other))
}

/** The action of most merit; equal ones are drawn. */
function bestOf(
  legal: readonly CardsAction[],
  rng: Rng,
  merit: (action: CardsAction) => Merit,
): Choice {
  let best: Choice[] = []
  let most = -Infinity
  for (const action of legal) {
    const { merit: own, why } = merit(action)
    if (own < most) continue
    if (own > most) best = []
    most = own
    best.push({ action, why: [why] })
  }
  return at(best, rng.below(best.length))
}

const plainly = (merit: number, code: string): Merit => ({ merit, why: { code } })

function meritOf(action: CardsAction, grounds: Grounds): Merit {
  const { view, seat } = grounds
  switch (action.type) {
    case 'play':
      return playMerit(action, grounds)
    case 'respond':
      return respondMerit(grounds)
    case 'heal':
      return healMerit(action, grounds)
    case 'draw':
      return drawMerit(action, grounds)
    case 'choose':
      return chooseMerit(action, grounds)
    case 'put-back':
    case 'discard':
      return plainly(-worthOf(view, seat, cardOf(action.card)), 'least-use')
    case 'take':
      return {
        merit: worthOf(view, seat, cardOf(action.card)),
        why: { code: 'most-use', card: action.card },
      }
    case 'end':
      return plainly(0, 'nothing-to-play')
    case 'pass':
      return plainly(0, 'no-answer')
    default:
      return plainly(DODGE, 'try-the-barrel')
  }
}

const DODGE = 20
const ANSWER = 10

/** Answers if that can be enough; a Missed! that is lost helps nobody. */
function respondMerit({ view, seat, decision }: Grounds): Merit {
  const needs = 'needs' in decision ? decision.needs : 1
  const cards = at(view.hands, seat).length
  return cards < needs ? plainly(-1, 'not-enough') : plainly(ANSWER, 'answer')
}

const HEAL = 15
const HURT = 2

function healMerit(action: CardsAction, { view, seat, decision }: Grounds): Merit {
  const isLast = decision.kind === 'last-breath'
  const isUseful = isLast || (decision.kind === 'play' && at(view.life, seat) <= HURT)
  const cost = healCost(view, seat, action)
  return isUseful ? plainly(HEAL - cost / 2, 'heal') : plainly(-cost, 'keep-the-cards')
}

/** A card of somebody disliked is worth more than one from the pile. */
function drawMerit(
  { from }: Extract<CardsAction, { type: 'draw' }>,
  { view, seat, feelings }: Grounds,
): Merit {
  if (from === 'pile') return plainly(AVERAGE, 'pile')
  if (from === 'discard') {
    const card = at(view.discards, view.discards.length - 1)
    return { merit: worthOf(view, seat, card), why: { code: 'top-discard', card: idOf(card) } }
  }
  return { merit: AVERAGE - at(feelings, from), why: { code: 'least-liked', seat: from } }
}

/** What a card from the pile is worth, about. */
const AVERAGE = 7

function chooseMerit(
  { card }: Extract<CardsAction, { type: 'choose' }>,
  { decision }: Grounds,
): Merit {
  const isHoped = decision.kind === 'choose' && isHopedFor(decision.for, cardOf(card))
  return { merit: isHoped ? 1 : 0, why: { code: isHoped ? 'lucky' : 'no-help', card } }
}
