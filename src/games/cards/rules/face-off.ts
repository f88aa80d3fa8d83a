import { idOf } from '../cards/faces'
import type { Card } from '../cards/ids'
import type { Played } from '../cards/kind'
import type { Demand } from '../protocol'
import { hit } from './damage'
import { showCard } from './showing'
import type { Seat } from './state'
import type { Table } from './table'
import type { FaceOffTask } from './tasks'

/** Two players answer each other, the challenged one first (rules §6). */
export function startFaceOff(table: Table, played: Played, demand: Demand): void {
  const { seat: by, target: other, card } = played
  table.later({ do: 'face-off', by, other, card: idOf(card), demand, seat: other })
}

const opponentOf = ({ by, other, seat }: FaceOffTask): Seat => (seat === by ? other : by)

export function runFaceOff(table: Table, task: FaceOffTask): void {
  const { seat, card, demand } = task
  table.ask({ kind: demand, seat, from: opponentOf(task), card })
}

export function answerFaceOff(table: Table, task: FaceOffTask, card: Card): void {
  const { seat, demand } = task
  task.seat = opponentOf(task)
  showCard(table, { seat, card, kind: demand })
}

/** Whoever does not answer takes a hit. The challenger's own is nobody's doing, or by option the opponent's (rules §4). */
export function loseFaceOff(table: Table, task: FaceOffTask): void {
  const { state, log } = table
  const { seat, by, other, demand } = task
  table.done()
  log?.push({ type: 'passed', seat, kind: demand })
  const credit = seat === other ? by : state.options.duelCredit === 'opponent' ? other : null
  hit(table, { seat, amount: 1, by: credit, cause: demand })
}
