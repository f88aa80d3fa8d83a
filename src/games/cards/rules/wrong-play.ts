import { at } from '@/core/list'
import { cardOf, type Card } from '../cards/ids'
import { abilityAt } from '../characters'
import type { CardsAction } from '../protocol'
import { distanceBetween, hasInPlay, reachOf } from './distance'
import { legal } from './legal'
import type { CardsState, Seat } from './state'
import { playedAs } from './uses'

type PlayAction = Extract<CardsAction, { type: 'play' }>

/** Why a card cannot be played like that, in the words of the rules (rules §2, §6). */
export function wrongPlay(state: CardsState, seat: Seat, action: PlayAction): string {
  const card = cardOf(action.card)
  if (card < 0) return `there is no card ${action.card}`
  if (!at(state.hands, seat).includes(card)) return `seat ${seat} does not hold ${action.card}`
  const ways = legal(state).filter(
    (other): other is PlayAction => other.type === 'play' && other.card === action.card,
  )
  const [way] = ways
  if (!way) return whyNotAtAll(state, seat, card)
  if (way.target === undefined) return `${action.card} takes no target`
  if (action.target === undefined) return `${action.card} needs a target`
  const atTarget = ways.filter(({ target }) => target === action.target)
  if (atTarget.length === 0) return whyNotAt(state, seat, action)
  if (action.take === undefined) return `${action.card} must say which card it takes`
  if (at(atTarget, 0).take === undefined) return `${action.card} takes no card`
  return `seat ${action.target} has no ${action.take} to take`
}

function whyNotAtAll(state: CardsState, seat: Seat, card: Card): string {
  const kind = playedAs(abilityAt(state.characters, seat), card)
  if (kind.offerPlays === null) return `a ${kind.id} is an answer only`
  if (kind.isShot && state.shots > 0) return `one ${kind.id} a turn, and it has been played`
  if (kind.border === 'blue' && hasInPlay(state, seat, kind))
    return `a ${kind.id} lies in front of seat ${seat} already`
  return `a ${kind.id} has no use now`
}

function whyNotAt(state: CardsState, seat: Seat, { card, target = seat }: PlayAction): string {
  if (!state.alive[target]) return `seat ${target} is not in the game`
  if (target === seat) return `${card} cannot be played like that at oneself`
  const distance = distanceBetween(state, seat, target)
  const kind = playedAs(abilityAt(state.characters, seat), cardOf(card))
  if (kind.barsSheriff && state.roles[target] === 'sheriff')
    return `a ${kind.id} never lies in front of the Sheriff`
  if (kind.border === 'blue' && hasInPlay(state, target, kind))
    return `a ${kind.id} lies in front of seat ${target} already`
  if (kind.isShot)
    return `seat ${target} is at distance ${distance}, the reach is ${reachOf(state, seat)}`
  return `seat ${target}, at distance ${distance}, is no legal target of ${card}`
}
