import { at } from '@/core/list'
import { kindAt, kindOf } from '../cards'
import { idOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import type { Played } from '../cards/kind'
import { abilityAt } from '../characters'
import { DODGES } from '../protocol'
import { hit } from './damage'
import { drawCheck } from './draw-check'
import { refillAt } from './refill'
import { showCard } from './showing'
import type { CardsState, Seat } from './state'
import type { Table } from './table'
import type { ShotTask, VolleyTask } from './tasks'
import { playedAs } from './uses'

/** Missed! that a shot needs from anybody (rules §6). */
const NEEDS = 1

/** A shot card at somebody; some shooters need more than one answer. */
export function shoot(table: Table, { seat: by, target, card }: Played): void {
  const ability = abilityAt(table.state.characters, by)
  const needs = ability.modifyNeeds === null ? NEEDS : ability.modifyNeeds(NEEDS)
  const cause = playedAs(ability, card).id
  table.later({ do: 'shot', by, seat: target, card: idOf(card), cause, needs, tried: 0 })
}

/** One of the shots that go round the table. */
export function shootOne(table: Table, seat: Seat, { by, card, cause }: VolleyTask): void {
  table.later({ do: 'shot', by, seat, card, cause, needs: NEEDS, tried: 0 })
}

/** The target answers as often as they like until nothing is needed any more (rules §6, Defence). */
export function runShot(table: Table, task: ShotTask): void {
  const { needs, seat, by, card } = task
  if (needs === 0) return table.done()
  table.ask({ kind: 'defend', seat, from: by, card, needs })
}

/** A Missed!, or what counts as one. If more are needed, an empty hand is refilled at once (rules §4). */
export function answerShot(table: Table, task: ShotTask, card: Card): void {
  task.needs -= 1
  showCard(table, { seat: task.seat, card, kind: 'defend' })
  if (task.needs > 0) refillAt(table, task.seat)
}

/** The draw!s that a target has not tried against this shot, as bits (rules §6, §9). */
export function dodgesOf(state: CardsState, { seat, tried }: ShotTask): number {
  const cards = at(state.inPlay, seat)
  const own = abilityAt(state.characters, seat).offerDodge
  let dodges = own === null ? 0 : 1 << DODGES.indexOf(own)
  for (let i = 0; i < cards.length; i++) {
    const { offerDodge } = kindAt(cards, i)
    if (offerDodge !== null) dodges |= 1 << DODGES.indexOf(offerDodge)
  }
  return dodges & ~tried
}

/** Turns a card against the shot, each way once. */
export function answerDodge(table: Table, task: ShotTask, dodge: number): void {
  const { state } = table
  task.tried |= 1 << dodge
  const { seat } = task
  const { offerDodge, dodgeFor } = abilityAt(state.characters, seat)
  if (dodgeFor !== null && offerDodge === DODGES[dodge])
    return drawCheck(table, { seat, for: dodgeFor, cause: state.characters[seat] ?? dodgeFor })
  const check = dodgingKind(state, seat, dodge)?.checkKind
  if (check) drawCheck(table, { seat, for: check, cause: check })
}

function dodgingKind({ inPlay }: CardsState, seat: Seat, dodge: number) {
  const card = at(inPlay, seat).find((other) => kindOf(other).offerDodge === DODGES[dodge])
  return card === undefined ? null : kindOf(card)
}

/** A draw! counts as one answer to the shot that waits. */
export function dodged({ state }: Table): void {
  const task = state.queue[state.queue.length - 1]
  if (task?.do === 'shot') task.needs -= 1
}

/** Passing means a hit of 1, whatever was answered before (rules §6). */
export function takeShot(table: Table, { seat, by, cause }: ShotTask): void {
  table.done()
  table.log?.push({ type: 'passed', seat, kind: 'defend' })
  hit(table, { seat, amount: 1, by, cause })
}
