import { at } from '@/core/list'
import { idOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import { abilityAt, specialSeats } from '../characters'
import type { DecisionKind } from '../protocol'
import * as changes from './changes'
import { gainLife } from './life'
import { countLiving } from '@/family/ring'
import type { CardsState, Seat } from './state'
import type { Table } from './table'

/** Hand cards that a life point costs (rules §9). */
const PRICE = 2
/** By option nobody heals like that with so few left (rules §11). */
const FEW = 2

/** Could this player give two cards for a life point now, as far as life, hand and table go? */
export function mayHeal(state: CardsState, seat: Seat): boolean {
  if (!abilityAt(state.characters, seat).offerHeal || !state.alive[seat]) return false
  if (at(state.hands, seat).length < PRICE) return false
  if (at(state.life, seat) >= at(state.maxLife, seat)) return false
  return state.options.sidWithTwo || countLiving(state) > FEW
}

/** In which of their own decisions the option lets them heal (rules §11). */
function isTimeToHeal({ options }: CardsState, kind: DecisionKind): boolean {
  return options.sidTiming === 'any' || kind === 'play' || kind === 'last-breath'
}

/** Whose heals belong to the open decision: whoever decides, if they may. */
export function mayHealInDecision(state: CardsState): boolean {
  const { decision } = state
  return decision !== null && mayHeal(state, decision.seat) && isTimeToHeal(state, decision.kind)
}

/** Who may heal although somebody else decides (rules §9); null if nobody may. */
export function interjector(state: CardsState): Seat | null {
  const { decision, options, characters } = state
  const seat = specialSeats(characters).offerHeal
  if (decision === null || seat === null || seat === decision.seat) return null
  return options.sidTiming === 'any' && mayHeal(state, seat) ? seat : null
}

export interface Heal {
  readonly seat: Seat
  readonly pair: readonly [Card, Card]
}

/** Two cards to the discards in hand order, then a life point (rules §9). */
export function heal(table: Table, { seat, pair: [one, other] }: Heal): void {
  const hand = at(table.state.hands, seat)
  const isInOrder = hand.indexOf(one) < hand.indexOf(other)
  spend(table, seat, isInOrder ? one : other)
  spend(table, seat, isInOrder ? other : one)
  gainLife(table, { seat, by: seat, cause: 'heal' })
}

function spend({ state, log }: Table, seat: Seat, card: Card): void {
  changes.handCardDiscarded(state, seat, card)
  log?.push({
    type: 'cardDiscarded',
    seat,
    card: idOf(card),
    zone: 'hand',
    cause: 'heal',
    by: seat,
  })
}
