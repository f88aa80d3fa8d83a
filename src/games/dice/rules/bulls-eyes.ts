import { at } from '@/core/list'
import { abilityAt } from '../characters'
import { damage } from './damage'
import type { DiceAction } from './decisions'
import { isBeer, isBullsEye, nextDie } from './dice'
import { placesBetween } from '@/family/ring'
import { targetsOf } from './seating'
import type { DiceState } from './state'
import type { Table } from './table'
import type { ResolveTask } from './tasks'

/** Step S3: every bull's eye gets its target first. False once each has one (rules §5). */
export function asksAim(table: Table, task: ResolveTask): boolean {
  const { state } = table
  const { dice, turn: seat } = state
  const die = nextDie(dice, task.die, isBullsEye)
  if (!dice || die < 0) return false
  const face = at(dice, die)
  const targets = targetsOf(state, seat, face)
  table.later(task)
  table.ask({ kind: 'aim', seat, die, face, targets, canDouble: doubleBeer(state) >= 0 })
  return true
}

/** The beer die that could be spent on a double hit now; −1 if there is none. */
function doubleBeer({ characters, turn, used, dice }: DiceState): number {
  const isOffered = abilityAt(characters, turn).offerDouble && !used.includes(turn)
  return isOffered ? nextDie(dice, 0, isBeer) : -1
}

export function answerAim(
  table: Table,
  task: ResolveTask,
  { die, target, double }: Extract<DiceAction, { type: 'aim' }>,
): void {
  const { state } = table
  const { turn: seat, dice } = state
  // Only a log tells how far that was; simulation would count it for nothing at every shot.
  const places = table.log ? placesBetween(state, seat, target) : 0
  table.tell({
    type: 'aimed',
    seat,
    die,
    face: at(dice ?? [], die),
    target,
    places,
    beer: double ? doubleBeer(state) : null,
  })
  task.die = die + 1
}

export const hasAimed = ({ marks }: DiceState): boolean => marks.some((hits) => hits > 0)

/** Then all hits are one batch. */
export function fire(table: Table): void {
  const { marks, turn } = table.state
  const points = marks.slice()
  table.tell({ type: 'shotsFired', seat: turn, hits: points.slice() })
  damage(table, { cause: 'shots', by: turn, credit: turn, points })
}
