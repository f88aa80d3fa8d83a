import { at } from '@/core/list'
import type { Refusal } from '@/core/game'
import { cardOf } from '../cards/ids'
import { ANSWERED_BY, type CardsAction, type Decision } from '../protocol'
import { mayHeal, mayHealInDecision, interjector } from './healing'
import { isLegal, legal } from './legal'
import { moveOf } from './moves'
import type { CardsState, Seat } from './state'
import { legalNow } from './legal-now'
import { wrongPlay } from './wrong-play'

type HealAction = Extract<CardsAction, { type: 'heal' }>

/** Null if the action may be taken now, otherwise what is wrong and what would be legal. */
export function refuse(state: CardsState, action: CardsAction): Refusal | null {
  const { decision } = state
  if (decision === null) return { code: 'game-over', message: 'the game is over' }
  const wrong =
    action.type === 'heal'
      ? wrongHeal(state, decision, action)
      : wrongAnswer(state, decision, action)
  if (wrong === null) return null
  return { code: 'illegal-action', message: `${wrong}; ${legalNow(decision, legal(state))}` }
}

function wrongAnswer(state: CardsState, decision: Decision, action: CardsAction): string | null {
  if (isLegal(state, moveOf(action))) return null
  if (!ANSWERED_BY[decision.kind].includes(action.type))
    return `'${action.type}' does not answer the open '${decision.kind}' decision`
  switch (action.type) {
    case 'play':
      return wrongPlay(state, decision.seat, action)
    case 'respond':
      return wrongCard(state, decision.seat, action.card) ?? `${action.card} is no answer here`
    case 'discard':
      return wrongCard(state, decision.seat, action.card) ?? `${action.card} cannot be discarded`
    case 'take':
      return `${action.card} does not lie open`
    case 'put-back':
    case 'choose':
      return `${action.card} is not one of the cards in question`
    case 'draw':
      return typeof action.from === 'number'
        ? `a card cannot be drawn from the hand of seat ${action.from}`
        : `the first card cannot come from the ${action.from}`
    default:
      return `'${action.type}' is not possible now`
  }
}

function wrongCard({ hands }: CardsState, seat: Seat, id: string): string | null {
  const card = cardOf(id)
  if (card < 0) return `there is no card ${id}`
  return at(hands, seat).includes(card) ? null : `seat ${seat} does not hold ${id}`
}

/** Two cards for a life point, in one's own decision or, named, in anybody else's (rules §9). */
function wrongHeal(state: CardsState, decision: Decision, action: HealAction): string | null {
  const { seat = decision.seat, discard } = action
  const isOwn = seat === decision.seat
  const mayNow = isOwn ? mayHealInDecision(state) : interjector(state) === seat
  if (!mayNow) return whyNoHeal(state, seat)
  const [one, other] = discard
  if (one === other) return 'a heal takes two different cards'
  return wrongCard(state, seat, one) ?? wrongCard(state, seat, other)
}

function whyNoHeal(state: CardsState, seat: Seat): string {
  if (!mayHeal(state, seat))
    return `seat ${seat} may not heal: that takes the ability, two hand cards and a life point to gain`
  return `seat ${seat} may heal only when playing cards and at the last breath`
}
