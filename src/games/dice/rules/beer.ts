import { at } from '@/core/list'
import { abilityAt } from '../characters'
import type { DiceAction } from './decisions'
import { isBeer, nextDie } from './dice'
import { gainLife } from './life'
import { livingSeats } from '@/family/ring'
import type { DiceState, Seat } from './state'
import type { Table } from './table'
import type { ResolveTask } from './tasks'

const GAIN = 1

/** Step S4: a living player for every beer that was not spent otherwise, one after another. False once none is left. */
export function asksDrink(table: Table, task: ResolveTask): boolean {
  const { state } = table
  const { turn: seat, dice, spentBeer } = state
  if (task.die === 0) task.lifeAtBeer = at(state.life, seat)
  let die = nextDie(dice, task.die, isBeer)
  if (die === spentBeer) die = nextDie(dice, die + 1, isBeer)
  if (die < 0) return false
  table.later(task)
  table.ask({ kind: 'drink', seat, die, targets: livingSeats(state) })
  return true
}

export function answerDrink(
  table: Table,
  task: ResolveTask,
  { die, target }: Extract<DiceAction, { type: 'drink' }>,
): void {
  const { state } = table
  const amount = beerGain(state, target, task.lifeAtBeer)
  gainLife(table, { seat: target, amount, cause: 'beer', by: state.turn, die })
  task.die = die + 1
}

/** What a beer of the one in turn gives somebody (rules §5); the start value still limits it. */
export function beerGain(
  { life, characters, options, turn }: DiceState,
  target: Seat,
  lifeAtFirstBeer: number,
): number {
  const gain = abilityAt(characters, target).modifyBeer?.(GAIN, {
    isOwn: target === turn,
    lifeAtFirstBeer,
    life: at(life, target),
    options,
  })
  return gain ?? GAIN
}
