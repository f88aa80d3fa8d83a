import { at } from '@/core/list'
import type { Card } from '../cards/ids'
import { kindOf } from '../cards'
import type { Blow } from '../cards/kind'
import { abilityAt } from '../characters'
import * as changes from './changes'
import { eliminate } from './elimination'
import { mayHeal } from './healing'
import { gainLife } from './life'
import { countLiving, type Ring } from '@/family/ring'
import { showCard } from './showing'
import type { CardsState, Seat } from './state'
import type { Table } from './table'
import type { HitTask } from './tasks'
import { turnTask } from './turn'

/** A hit of some life points, by a player or by nobody: the one procedure for all of them (rules §4). */
export function hit(table: Table, blow: Blow): void {
  const { state, log } = table
  const { seat, amount, by, cause } = blow
  changes.lifeLost(state, seat, amount)
  const life = at(state.life, seat)
  log?.push({ type: 'lifeLost', seat, amount, by, cause, life })
  if (life >= 1) survive(table, blow)
  else table.later({ do: 'hit', seat, amount, by, cause })
}

/** A hit that is settled like a card of its own, with a win check (rules §4). */
export function explode(table: Table, blow: Blow): void {
  turnTask(table).stage = 'settle'
  hit(table, blow)
}

/** Step 3: what follows for whoever survived. */
function survive(table: Table, blow: Blow): void {
  const { afterWound } = abilityAt(table.state.characters, blow.seat)
  if (afterWound !== null) afterWound(table, blow)
}

/** Step 2: as long as life is below 1 the victim is asked; then the victim has survived, or is eliminated (rules §4, §7). */
export function runHit(table: Table, task: HitTask): void {
  const { state } = table
  const { seat } = task
  const life = at(state.life, seat)
  if (life < 1 && isAskedForBreath(state, seat))
    return table.ask({ kind: 'last-breath', seat, needs: 1 - life })
  table.done()
  if (life < 1) eliminate(table, task)
  else survive(table, task)
}

/** Beer helps only while at least so many live (rules §6, §7). */
const ENOUGH_FOR_BEER = 3

export const mayBreathe = (ring: Ring): boolean => countLiving(ring) >= ENOUGH_FOR_BEER

/** Everybody with a hand card is asked, whatever it is: a question left out would tell what a hand does not hold (rules §7). */
function isAskedForBreath(state: CardsState, seat: Seat): boolean {
  return (mayBreathe(state) && at(state.hands, seat).length > 0) || mayHeal(state, seat)
}

/** One card, one life point. */
export function answerBreath(table: Table, { seat }: HitTask, card: Card): void {
  showCard(table, { seat, card, kind: 'last-breath' })
  gainLife(table, { seat, by: seat, cause: kindOf(card).id })
}

export function giveUp(table: Table, task: HitTask): void {
  table.done()
  table.log?.push({ type: 'passed', seat: task.seat, kind: 'last-breath' })
  eliminate(table, task)
}
