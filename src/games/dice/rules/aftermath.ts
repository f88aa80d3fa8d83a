import { at } from '@/core/list'
import { abilityAt, seatsWith } from '../characters'
import { offerClears } from './clearing'
import type { Table } from './table'
import type { DamageTask } from './tasks'
import { settleGame } from './winning'

/** What follows a batch's eliminations: those who feed on deaths, the end of the game, those who strike back (rules §6.6–8). */
export function settleBatch(table: Table, task: DamageTask): void {
  if (task.dead.length > 0) {
    if (task.cause !== 'hand') feedOnDeaths(table, task.dead.length)
    settleGame(table, task)
    if (table.state.winner) return
  }
  if (task.cause === 'shots') strikeBack(table, task)
  else if (task.cause === 'gatling') followGatling(table, task)
}

function feedOnDeaths(table: Table, deaths: number): void {
  const { alive, characters } = table.state
  const feeders = seatsWith(characters).afterDeaths
  for (let i = 0; i < feeders.length; i++) {
    const seat = at(feeders, i)
    if (alive[seat]) abilityAt(characters, seat).afterDeaths?.(table, seat, deaths)
  }
}

function strikeBack(table: Table, { points, cause }: DamageTask): void {
  const { characters } = table.state
  const avengers = seatsWith(characters).afterWound
  for (let i = 0; i < avengers.length; i++) {
    const seat = at(avengers, i)
    const lost = at(points, seat)
    if (lost > 0) abilityAt(characters, seat).afterWound?.(table, { seat, lost, cause })
  }
}

/** The shooter drops his arrows, clears others', then takes those handed out for the wounds; by option he takes first. */
function followGatling(table: Table, task: DamageTask): void {
  const { options } = table.state
  const strikesFirst = options.gringoGatling === 'before'
  if (!strikesFirst) strikeBack(table, task)
  offerClears(table, task.faces, true)
  table.later({ do: 'drop-arrows' })
  if (strikesFirst) strikeBack(table, task)
}
