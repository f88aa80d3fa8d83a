import { abilityAt } from '../characters'
import { dropAllArrows, takeArrows } from './arrows'
import { asksDrink } from './beer'
import { asksAim, fire, hasAimed } from './bulls-eyes'
import { runClear } from './clearing'
import { runDamage } from './damage'
import { countFace } from './dice'
import { explode, explodes } from './dynamite'
import { resolveGatling } from './gatling'
import { askRoll, readRoll } from './rolling'
import { livingSeats, nextLiving } from '@/family/ring'
import type { Seat } from './state'
import type { Table } from './table'
import type { ResolveTask, Task } from './tasks'

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
export function startTurn(table: Table, seat: Seat): void {
  const { state } = table
  table.tell({ type: 'turnStarted', seat, round: state.round + (beginsRound(table, seat) ? 1 : 0) })
  if (!abilityAt(state.characters, seat).offerGift) return askRoll(table)
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

/**
 * The final result, one step after the other, until a step has work that comes first or somebody must choose; the rest
 * is dropped if the roller has fallen (rules §3).
 */
function resolve(table: Table, task: ResolveTask): void {
  const { state } = table
  const { turn } = state
  if (!state.alive[turn]) return endTurn(table)
  for (;;) {
    switch (task.stage) {
      case 'dynamite':
        task.stage = 'bulls-eyes'
        if (!explodes(state, 'before')) continue
        table.later(task)
        return explode(table)
      case 'bulls-eyes':
        if (asksAim(table, task)) return
        task.stage = 'beer'
        task.die = 0
        if (!hasAimed(state)) continue
        table.later(task)
        return fire(table)
      case 'beer':
        if (asksDrink(table, task)) return
        task.stage = 'late-dynamite'
        if (countFace(state.dice, 'gatling') === 0) continue
        table.later(task)
        return resolveGatling(table)
      case 'late-dynamite':
        task.stage = 'turn-end'
        if (!explodes(state, 'after')) continue
        table.later(task)
        return explode(table)
      case 'turn-end':
        abilityAt(state.characters, turn).afterTurn?.(table, turn)
        return endTurn(table)
    }
  }
}

function endTurn(table: Table): void {
  startTurn(table, nextLiving(table.state, table.state.turn))
}
