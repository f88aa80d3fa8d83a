import { answerAim } from './bulls-eyes'
import { answerClear } from './clearing'
import { answerDodge, answerReveal, answerShed } from './damage'
import type { DiceAction } from './decisions'
import { answerDrink } from './beer'
import { gainLife } from './life'
import { endRolling, roll } from './rolling'
import type { Face } from './state'
import type { Table } from './table'
import type { Task } from './tasks'
import { run } from './turn'

const GIFT = 1

/** Takes a legal action (a roll with the faces that fell) and lets the rules run to the next choice. */
export function answer(table: Table, action: DiceAction, faces: readonly Face[]): void {
  table.state.decision = null
  apply(table, action, faces)
  run(table)
}

function apply(table: Table, action: DiceAction, faces: readonly Face[]): void {
  const { state } = table
  switch (action.type) {
    case 'roll':
      return roll(table, action.dice, faces)
    case 'stop':
      return endRolling(table)
    case 'aim':
      return answerAim(table, waiting(table, 'resolve'), action)
    case 'drink':
      return answerDrink(table, waiting(table, 'resolve'), action)
    case 'gift':
      return gainLife(table, {
        seat: action.target,
        amount: GIFT,
        cause: 'gift',
        by: state.turn,
        die: null,
      })
    case 'take-arrow':
    case 'take-hit':
      return answerDodge(table, waiting(table, 'damage'), action)
    case 'drop-arrow':
    case 'keep-arrow':
      return answerShed(table, waiting(table, 'damage'), action)
    case 'clear-arrow':
    case 'pass':
      return answerClear(table, waiting(table, 'clear'), action)
    case 'reveal':
      return answerReveal(table, waiting(table, 'damage'), action.role)
  }
}

/** The work that asked. */
function waiting<D extends Task['do']>({ state }: Table, kind: D): Extract<Task, { do: D }> {
  const task = state.queue[state.queue.length - 1]
  if (!task || !isKind(task, kind)) throw new Error(`no ${kind} waits for an answer`)
  return task
}

const isKind = <D extends Task['do']>(task: Task, kind: D): task is Extract<Task, { do: D }> =>
  task.do === kind
