import { at } from '@/core/list'
import { abilityAt } from '../characters'
import type { DiceAction } from './decisions'
import { isBeer, nextDie } from './dice'
import { gainLife } from './life'
import { livingSeats } from '@/family/ring'
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
  const { life, characters, options, turn } = table.state
  const amount = abilityAt(characters, target).modifyBeer?.(GAIN, {
    isOwn: target === turn,
    lifeAtFirstBeer: task.lifeAtBeer,
    life: at(life, target),
    options,
  })
  gainLife(table, { seat: target, amount: amount ?? GAIN, cause: 'beer', by: turn, die })
  task.die = die + 1
}
