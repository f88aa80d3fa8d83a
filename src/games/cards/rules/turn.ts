import { missing } from '@/core/list'
import { kindAt } from '../cards'
import type { Card } from '../cards/ids'
import type { CardKind } from '../cards/kind'
import type { Phase } from '../protocol'
import * as changes from './changes'
import { runHit } from './damage'
import { drawCheck } from './draw-check'
import { asksHowToDraw, drawSecond } from './drawing'
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

/** Whatever lies above the turn stays there until it is done. */
function perform(table: Table, task: Exclude<Task, TurnTask>): void {
  switch (task.do) {
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

/** The turn with which a table begins: from its start or, with the cards drawn, in phase 2. */
export function beginTurns(table: Table, stage: 'start' | 'play'): void {
  table.later({ do: 'turn', stage, rank: 0, hasFallen: false })
  startTurn(table, table.state.turn)
}

/** A turn starts: nothing has been looked at, no shot has been played (rules §2). */
function startTurn({ state, log }: Table, seat: Seat): void {
  const round = state.round + (beginsRound(state, seat) ? 1 : 0)
  changes.turnStarted(state, seat, round)
  log?.push({ type: 'turnStarted', seat, round })
}

function passTurn(table: Table, task: TurnTask): void {
  task.stage = 'start'
  task.rank = 0
  startTurn(table, nextLiving(table.state, table.state.turn))
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

/** The turn, which waits under everything else. */
export function turnTask({ state }: Table): TurnTask {
  const task = state.queue[0]
  if (task?.do !== 'turn') throw new Error('there is no turn')
  return task
}

/** Somebody has fallen: whether that decides the game is looked at when the card is settled (rules §8). */
export function noteFall(table: Table): void {
  turnTask(table).hasFallen = true
}

/** The turn ends before phase 1 (rules §2). */
export function skipTurn(table: Table): void {
  turnTask(table).stage = 'over'
}

function beginPhase({ state, log }: Table, phase: Phase): void {
  changes.phaseBegan(state, phase)
  log?.push({ type: 'phaseBegan', seat: state.turn, phase })
}

/** The turn goes on to its next choice. Nothing is being settled now, so an empty hand is refilled first (rules §2, §4). */
function runTurn(table: Table, task: TurnTask): void {
  const { state } = table
  if (task.stage === 'settle') settle(table, task)
  if (state.winner !== null) return
  if (task.stage === 'over' || !state.alive[state.turn]) return passTurn(table, task)
  if (table.special.modifyEmptyHand !== null) refill(table)
  if (task.stage === 'play') return askToPlay(table)
  if (task.stage === 'discard') return askToDiscard(table, task)
  if (task.stage === 'start' && isLookingAtCards(table, task)) return
  if (task.stage !== 'second' && isDrawingOtherwise(table, task)) return
  task.stage = 'play'
  drawSecond(table)
  askToPlay(table)
}

/** Phase 1: the first card, unless its owner has a choice; the second follows either way (rules §9, Phase 1 in steps). */
function isDrawingOtherwise(table: Table, task: TurnTask): boolean {
  beginPhase(table, 'draw')
  task.stage = 'second'
  if (asksHowToDraw(table)) return true
  drawCard(table, { seat: table.state.turn, cause: 'phase' })
  return false
}

function askToPlay(table: Table): void {
  const { state } = table
  if (state.phase !== 'play') beginPhase(table, 'play')
  table.askPlainly('play', state.turn)
}

/** Phase 3: while there are more cards than life points, one goes (rules §2). */
function askToDiscard(table: Table, task: TurnTask): void {
  const { state } = table
  const seat = state.turn
  if (state.phase !== 'discard') beginPhase(table, 'discard')
  const hand = state.hands[seat] ?? missing()
  if (hand.length > (state.life[seat] ?? missing())) table.askPlainly('discard', seat)
  else task.stage = 'over'
}

/** A card, or an explosion at the start of the turn, has taken effect: discards, win check, and the turn goes on (rules §4). */
function settle(table: Table, task: TurnTask): void {
  settleCard(table)
  task.stage = table.state.phase === 'start' ? 'start' : 'play'
  if (!task.hasFallen) return
  task.hasFallen = false
  checkForWin(table)
}

/** START: what lies in front of the player and is looked at first, one card after the other (rules §2). */
function isLookingAtCards(table: Table, task: TurnTask): boolean {
  const { state } = table
  const kind = nextRanked(state.inPlay[state.turn] ?? missing(), task.rank)
  if (kind === null || kind.checkKind === null) return false
  task.rank = kind.rank
  drawCheck(table, { seat: state.turn, for: kind.checkKind, cause: kind.checkKind })
  return true
}

/** The lowest rank above the one looked at last. */
export function nextRanked(cards: readonly Card[], rank: number): CardKind | null {
  let found: CardKind | null = null
  for (let i = 0; i < cards.length; i++) {
    const kind = kindAt(cards, i)
    if (kind.rank > rank && (found === null || kind.rank < found.rank)) found = kind
  }
  return found
}
