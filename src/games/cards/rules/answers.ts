import { at } from '@/core/list'
import { idOf } from '../cards/faces'
import { FROM_HAND, NO_CARD, type Card } from '../cards/ids'
import * as changes from './changes'
import { answerBreath, giveUp } from './damage'
import { answerChoose } from './draw-check'
import { drawFromDiscards, drawFromHand, putBack } from './drawing'
import { answerFaceOff, loseFaceOff } from './face-off'
import { heal } from './healing'
import {
  CHOOSE,
  DISCARD,
  DODGE,
  DRAW,
  DRAW_FROM_DISCARDS,
  DRAW_FROM_PILE,
  END,
  HAND,
  HEAL,
  NOBODY,
  NOTHING,
  PLAY,
  PUT_BACK,
  RESPOND,
  TAKE,
  cardIn,
  seatIn,
  takenIn,
  typeIn,
  type Move,
} from './moves'
import { drawCard } from './piles'
import { playCard } from './playing'
import { answerDodge, answerShot, takeShot } from './shots'
import { takeFromStore } from './store'
import type { Table } from './table'
import type { Task } from './tasks'
import { run, turnTask } from './turn'
import { answerDemand, takeDemand } from './volley'

/** Takes a legal move and lets the rules run to the next choice. */
export function answer(table: Table, move: Move): void {
  const type = typeIn(move)
  if (type === HEAL) return answerHeal(table, move)
  table.state.decision = null
  apply(table, type, move)
  run(table)
}

/** A heal leaves the open decision open; only one's own last breath and phase 3 are offered anew (rules §4, §9). */
function answerHeal(table: Table, move: Move): void {
  const { state } = table
  const { decision } = state
  if (decision === null) throw new Error('nobody decides')
  const seat = seatIn(move) === NOBODY ? decision.seat : seatIn(move)
  heal(table, { seat, pair: [cardIn(move), takenIn(move)] })
  const isAnew = decision.kind === 'last-breath' || decision.kind === 'discard'
  if (decision.seat !== seat || !isAnew) return
  state.decision = null
  run(table)
}

function apply(table: Table, type: number, move: Move): void {
  const card = cardIn(move)
  switch (type) {
    case PLAY:
      return play(table, move)
    case END:
      turnTask(table).stage = 'discard'
      return
    case RESPOND:
      return respond(table, waiting(table), card)
    case DODGE:
      return dodge(table, waiting(table), card)
    case DISCARD:
      return discard(table, card)
    case DRAW:
      return draw(table, move)
    case PUT_BACK:
      turnTask(table).stage = 'play'
      return putBack(table, card)
    case CHOOSE:
      return choose(table, waiting(table), card)
    case TAKE:
      return take(table, waiting(table), card)
    default:
      return pass(table, waiting(table))
  }
}

/** The work that asked. */
const waiting = ({ state }: Table): Task => at(state.queue, state.queue.length - 1)

function play(table: Table, move: Move): void {
  const target = seatIn(move)
  const taken = takenIn(move)
  playCard(table, {
    seat: table.state.turn,
    card: cardIn(move),
    target: target === NOBODY ? -1 : target,
    take: taken === NOTHING ? NO_CARD : taken === HAND ? FROM_HAND : taken,
  })
}

function draw(table: Table, move: Move): void {
  if (move === DRAW_FROM_PILE) drawCard(table, { seat: table.state.turn, cause: 'phase' })
  else if (move === DRAW_FROM_DISCARDS) drawFromDiscards(table)
  else drawFromHand(table, seatIn(move))
}

/** Phase 3, one card at a time (rules §2). */
function discard({ state, log }: Table, card: Card): void {
  const seat = state.turn
  changes.handCardDiscarded(state, seat, card)
  log?.push({
    type: 'cardDiscarded',
    seat,
    card: idOf(card),
    zone: 'hand',
    cause: 'limit',
    by: seat,
  })
}

function respond(table: Table, task: Task, card: Card): void {
  switch (task.do) {
    case 'shot':
      return answerShot(table, task, card)
    case 'demand':
      return answerDemand(table, task, card)
    case 'face-off':
      return answerFaceOff(table, task, card)
    case 'hit':
      return answerBreath(table, task, card)
    default:
      throw nobodyAsked(task)
  }
}

function pass(table: Table, task: Task): void {
  switch (task.do) {
    case 'shot':
      return takeShot(table, task)
    case 'demand':
      return takeDemand(table, task)
    case 'face-off':
      return loseFaceOff(table, task)
    case 'hit':
      return giveUp(table, task)
    default:
      throw nobodyAsked(task)
  }
}

function dodge(table: Table, task: Task, way: number): void {
  if (task.do !== 'shot') throw nobodyAsked(task)
  answerDodge(table, task, way)
}

function choose(table: Table, task: Task, card: Card): void {
  if (task.do !== 'check') throw nobodyAsked(task)
  answerChoose(table, task, card)
}

function take(table: Table, task: Task, card: Card): void {
  if (task.do !== 'store') throw nobodyAsked(task)
  takeFromStore(table, task, card)
}

const nobodyAsked = (task: Task): Error => new Error(`nobody asked this of a ${task.do}`)
