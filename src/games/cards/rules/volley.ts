import { idOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import type { Played } from '../cards/kind'
import { kindOf } from '../cards'
import type { Demand } from '../protocol'
import { hit } from './damage'
import { leftOf } from '@/family/ring'
import { shootOne } from './shots'
import { showCard } from './showing'
import type { Table } from './table'
import type { DemandTask, VolleyTask } from './tasks'

/** A shot at every other player, clockwise from the player's left (rules §4, §6). */
export function shootAll(table: Table, { seat: by, card }: Played): void {
  const cause = kindOf(card).id
  table.later({ do: 'volley', by, card: idOf(card), cause, demand: null, seat: by })
}

/** A card asked of every other player, clockwise from the player's left (rules §4, §6). */
export function demandOfAll(table: Table, { seat: by, card }: Played, demand: Demand): void {
  table.later({ do: 'volley', by, card: idOf(card), cause: demand, demand, seat: by })
}

/** Goes on to the next living player; each is finished before the next one is asked (rules §4). */
export function runVolley(table: Table, task: VolleyTask): void {
  const { state } = table
  do task.seat = leftOf(state, task.seat)
  while (!state.alive[task.seat] && task.seat !== task.by)
  const { by, card, demand, seat } = task
  if (seat === by) return table.done()
  if (demand === null) shootOne(table, seat, task)
  else table.later({ do: 'demand', by, seat, card, demand })
}

export function runDemand(table: Table, task: DemandTask): void {
  const { seat, by, card, demand } = task
  table.ask({ kind: demand, seat, from: by, card })
}

export function answerDemand(table: Table, { seat, demand }: DemandTask, card: Card): void {
  table.done()
  showCard(table, { seat, card, kind: demand })
}

export function takeDemand(table: Table, { seat, by, demand }: DemandTask): void {
  table.done()
  table.log?.push({ type: 'passed', seat, kind: demand })
  hit(table, { seat, amount: 1, by, cause: demand })
}
