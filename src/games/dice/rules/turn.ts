import { at } from '@/core/list'
import { abilityOf } from '../characters'
import { dropAllArrows, takeArrows } from './arrows'
import { asksDrink } from './beer'
import { asksAim, fire } from './bulls-eyes'
import { runClear } from './clearing'
import { runDamage } from './damage'
import { resolveDynamite } from './dynamite'
import { resolveGatling } from './gatling'
import { askRoll, readRoll } from './rolling'
import { livingSeats, nextLiving } from './seating'
import type { Seat } from './state'
import type { Table } from './table'
import { RESOLVE_STAGES, type ResolveTask, type Task } from './tasks'

/** Lets the rules work until somebody must choose or the game is over. */
export function run(table: Table): void {
  const { state } = table
  while (!state.decision && !state.winner) {
    const task = state.queue.pop()
    if (!task) throw new Error('the rules have nothing to do and nobody to ask')
    perform(table, task)
  }
}

function perform(table: Table, task: Task): void {
  switch (task.do) {
    case 'start-turn':
      return startTurn(table, task.seat)
    case 'ask-roll':
      return askRoll(table)
    case 'read-roll':
      return readRoll(table)
    case 'arrows':
      return takeArrows(table, task)
    case 'damage':
      return runDamage(table, task)
    case 'drop-arrows':
      return dropAllArrows(table)
    case 'clear':
      return runClear(table, task)
    case 'resolve':
      return resolve(table, task)
  }
}

/** The start of a turn, with the gift of whoever has one to make (rules §3). */
function startTurn(table: Table, seat: Seat): void {
  const { state } = table
  table.tell({ type: 'turnStarted', seat, round: state.round + (beginsRound(table, seat) ? 1 : 0) })
  if (!abilityOf(state.characters[seat]).offerGift) return askRoll(table)
  table.later({ do: 'ask-roll' })
  table.ask({ kind: 'gift', seat, targets: livingSeats(state) })
}

/** A new round begins as play passes the seat that began, whether or not its player still lives. */
function beginsRound({ state }: Table, seat: Seat): boolean {
  if (state.round === 0) return true
  const seats = state.roles.length
  const fromFirst = (other: Seat): number => (other - state.first + seats) % seats
  return fromFirst(seat) <= fromFirst(state.turn)
}

/** One step of the final result after the other; the rest is dropped if the roller has fallen (rules §3). */
function resolve(table: Table, task: ResolveTask): void {
  const { state } = table
  if (!state.alive[state.turn]) return endTurn(table)
  switch (task.stage) {
    case 'dynamite':
      nextStage(table, task)
      return resolveDynamite(table, 'before')
    case 'bulls-eyes':
      if (asksAim(table, task)) return
      nextStage(table, task)
      return fire(table)
    case 'beer':
      if (!asksDrink(table, task)) nextStage(table, task)
      return
    case 'gatling':
      nextStage(table, task)
      return resolveGatling(table)
    case 'late-dynamite':
      nextStage(table, task)
      return resolveDynamite(table, 'after')
    case 'turn-end':
      abilityOf(state.characters[state.turn]).afterTurn?.(table, state.turn)
      return endTurn(table)
  }
}

function nextStage(table: Table, task: ResolveTask): void {
  task.stage = at(RESOLVE_STAGES, RESOLVE_STAGES.indexOf(task.stage) + 1)
  task.die = 0
  table.later(task)
}

function endTurn(table: Table): void {
  table.later({ do: 'start-turn', seat: nextLiving(table.state, table.state.turn) })
}
