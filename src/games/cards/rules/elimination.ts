import { at } from '@/core/list'
import { idsOf } from '../cards/faces'
import type { Blow } from '../cards/kind'
import * as changes from './changes'
import { drawCards } from './piles'
import { afterHandTouched } from './refill'
import type { Role } from '@/family/roles'
import type { Seat } from './state'
import type { Table } from './table'
import { noteFall } from './turn'
import { checkForWin } from './winning'

/** Cards for whoever eliminates an Outlaw (rules §7). */
export const REWARD = 3

/** Somebody falls: role shown, cards gone, reward or penalty, by option the win check (rules §7). */
export function eliminate(table: Table, { seat, by, cause }: Blow): void {
  const { state, log } = table
  const role = at(state.roles, seat)
  if (role === 'hidden') throw new Error('the rules need a whole table')
  const character = at(state.characters, seat)
  changes.eliminated(state, seat, role)
  log?.push({ type: 'eliminated', seat, role, character, by, cause })
  leaveEstate(table, seat)
  if (by !== null) pay(table, by, role)
  if (state.options.winCheck === 'death') checkForWin(table)
  else noteFall(table)
}

/** The cards of the fallen go to an heir, or to the discards: hand, then in play (rules §7). */
function leaveEstate(table: Table, seat: Seat): void {
  const { state } = table
  const heir = table.special.modifyEstate
  if (heir !== null && state.alive[heir]) inherit(table, heir, seat)
  else loseCards(table, seat, 'eliminated')
}

function inherit({ state, log }: Table, seat: Seat, from: Seat): void {
  const hand = at(state.hands, from)
  const inPlay = at(state.inPlay, from)
  changes.cardsGone(state, from)
  for (let i = 0; i < hand.length; i++) changes.cardReceived(state, seat, at(hand, i))
  for (let i = 0; i < inPlay.length; i++) changes.cardReceived(state, seat, at(inPlay, i))
  log?.push({ type: 'cardsInherited', seat, from, hand: idsOf(hand), inPlay: idsOf(inPlay) })
}

function loseCards({ state, log }: Table, seat: Seat, cause: 'eliminated' | 'penalty'): void {
  const hand = at(state.hands, seat)
  const inPlay = at(state.inPlay, seat)
  changes.cardsGone(state, seat)
  for (let i = 0; i < hand.length; i++) changes.cardDiscarded(state, at(hand, i))
  for (let i = 0; i < inPlay.length; i++) changes.cardDiscarded(state, at(inPlay, i))
  log?.push({ type: 'cardsLost', seat, hand: idsOf(hand), inPlay: idsOf(inPlay), cause })
}

/** Three cards for an Outlaw; a Sheriff who eliminates a Deputy loses everything (rules §7). */
function pay(table: Table, by: Seat, fallen: Role): void {
  if (fallen === 'outlaw') return drawCards(table, { seat: by, count: REWARD, cause: 'reward' })
  if (fallen !== 'deputy' || table.state.roles[by] !== 'sheriff') return
  loseCards(table, by, 'penalty')
  afterHandTouched(table, by)
}
