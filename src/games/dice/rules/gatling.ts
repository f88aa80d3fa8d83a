import { abilityAt } from '../characters'
import { offerClears } from './clearing'
import { damage } from './damage'
import { GATLINGS, countFace } from './dice'
import type { Table } from './table'

/** Step S5: enough faces fire on everybody else; a clearing character works with fewer too (rules §3, §5, §10). */
export function resolveGatling(table: Table): void {
  const { dice, turn, characters } = table.state
  const faces = countFace(dice, 'gatling')
  const needed = abilityAt(characters, turn).modifyGatling?.(GATLINGS) ?? GATLINGS
  if (faces < needed) offerClears(table, faces, false)
  else fireGatling(table, faces)
}

/** Everybody else loses a point in one batch. */
export function fireGatling(table: Table, faces: number): void {
  const { turn, alive } = table.state
  table.mention(() => ({ type: 'gatlingFired', seat: turn, faces }))
  const points = alive.map((isAlive, seat) => (isAlive && seat !== turn ? 1 : 0))
  damage(table, { cause: 'gatling', by: turn, credit: turn, points, faces })
}
