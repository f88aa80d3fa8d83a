import { at } from '@/core/list'
import { kindOf } from '../cards'
import type { CardKind } from '../cards/kind'
import type { Phase } from '../protocol'
import * as changes from './changes'
import { runHit } from './damage'
import { drawCheck } from './draw-check'
import { asksHowToDraw, drawsThird } from './drawing'
import { runFaceOff } from './face-off'
import { drawCard } from './piles'
import { refill } from './refill'
import { nextLiving } from '@/family/ring'
import { runShot } from './shots'
import { runStore } from './store'
import type { CardsState, Seat } from './state'
import type { Table } from './table'
import type { Task, TurnTask } from './tasks'
import { runDemand, runVolley } from './volley'
import { checkForWin, settleCard } from './winning'

/** Lets the rules work until somebody must choose or the game is over. */
export function run(table: Table): void {
  const { state } = table
  while (state.decision === null && state.winner === null) {
    const task = state.queue[state.queue.length - 1]
    if (!task) throw new Error('the rules have nothing to do and nobody to ask')
    if (task.do === 'turn') runTurn(table, task)
    else perform(table, task)
  }
}

/** The turn waits under everything else; any other work is taken off, and put back if it has to wait. */
function perform(table: Table, task: Exclude<Task, TurnTask>): void {
  table.state.queue.pop()
  switch (task.do) {
    case 'settle':
      settleCard(table)
      return checkForWin(table)
    case 'shot':
      return runShot(table, task)
    case 'hit':
      return runHit(table, task)
    case 'volley':
      return runVolley(table, task)
    case 'demand':
      return runDemand(table, task)
    case 'face-off':
      return runFaceOff(table, task)
    case 'store':
      return runStore(table, task)
    case 'check':
      throw new Error('a draw! waits for its card')
  }
}

/** A turn starts: nothing has been looked at, no shot has been played (rules §2). */
export function startTurn(table: Table, seat: Seat): void {
  const { state, log } = table
  const round = state.round + (beginsRound(state, seat) ? 1 : 0)
  changes.turnStarted(state, seat, round)
  log?.push({ type: 'turnStarted', seat, round })
  table.later({ do: 'turn', stage: 'start', rank: 0 })
}

/** A position that begins in phase 2 of a turn: the cards are drawn. */
export function resumeTurn(table: Table, seat: Seat): void {
  startTurn(table, seat)
  turnTask(table).stage = 'play'
}

/** A new round begins as the turn passes to, or past, the seat that had the first one, dead or alive (rules §2). */
export function beginsRound(
  { round, roles, first, turn }: Pick<CardsState, 'round' | 'roles' | 'first' | 'turn'>,
  seat: Seat,
): boolean {
  if (round === 0) return true
  const seats = roles.length
  const fromFirst = (other: Seat): number => (other - first + seats) % seats
  return fromFirst(seat) <= fromFirst(turn)
}

/** The turn that waits under everything else. */
export function turnTask({ state }: Table): TurnTask {
  const task = at(state.queue, state.queue.length - 1)
  if (task.do !== 'turn') throw new Error('the turn does not wait')
  return task
}

/** The turn ends before phase 1 (rules §2). */
export function skipTurn(table: Table): void {
  turnTask(table).stage = 'over'
}

function beginPhase({ state, log }: Table, phase: Phase): void {
  changes.phaseBegan(state, phase)
  log?.push({ type: 'phaseBegan', seat: state.turn, phase })
}

/** The next step of the turn. Nothing is being settled now, so an empty hand is refilled first (rules §2, §4). */
function runTurn(table: Table, task: TurnTask): void {
  const { state } = table
  const seat = state.turn
  if (!state.alive[seat]) return passTurn(table)
  if (task.stage === 'over') return passTurn(table)
  if (table.special.modifyEmptyHand !== null) refill(table)
  switch (task.stage) {
    case 'start':
      return lookAtCards(table, task)
    case 'first':
      beginPhase(table, 'draw')
      task.stage = 'second'
      if (!asksHowToDraw(table)) drawCard(table, { seat, cause: 'phase' })
      return
    case 'second':
      task.stage = drawsThird(table) ? 'third' : 'play'
      return
    case 'third':
      task.stage = 'play'
      drawCard(table, { seat, cause: 'phase' })
      return
    case 'play':
      if (state.phase !== 'play') beginPhase(table, 'play')
      return table.ask({ kind: 'play', seat })
    case 'discard':
      if (state.phase !== 'discard') beginPhase(table, 'discard')
      if (at(state.hands, seat).length > at(state.life, seat))
        return table.ask({ kind: 'discard', seat })
      task.stage = 'over'
  }
}

/** START: what lies in front of the player and is looked at first, one card after the other (rules §2). */
function lookAtCards(table: Table, task: TurnTask): void {
  const { state } = table
  const kind = nextRanked(at(state.inPlay, state.turn), task.rank)
  if (kind === null || kind.checkKind === null) {
    task.stage = 'first'
    return
  }
  task.rank = kind.rank
  drawCheck(table, state.turn, kind.checkKind)
}

/** The lowest rank above the one looked at last. */
export function nextRanked(cards: readonly number[], rank: number): CardKind | null {
  let found: CardKind | null = null
  for (const card of cards) {
    const kind = kindOf(card)
    if (kind.rank > rank && (found === null || kind.rank < found.rank)) found = kind
  }
  return found
}

function passTurn(table: Table): void {
  table.state.queue.length = 0
  startTurn(table, nextLiving(table.state, table.state.turn))
}
