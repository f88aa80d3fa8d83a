import { damage } from './damage'
import { BUST, countFace } from './dice'
import type { Options } from './options'
import type { DiceState } from './state'
import type { Table } from './table'

/** Three or more dynamites showing end the rolling; four or five cost no more (rules §5). */
export const isBust = ({ dice }: DiceState): boolean => countFace(dice, 'dynamite') >= BUST

/** A bust hurts as step S2, or by option after all other dice. */
export const explodes = (state: DiceState, moment: Options['dynamiteTiming']): boolean =>
  state.options.dynamiteTiming === moment && isBust(state)

/** A bust costs the roller one life point. */
export function explode(table: Table): void {
  const { turn: seat, alive } = table.state
  table.mention(() => ({ type: 'dynamiteExploded', seat }))
  const points = alive.map((_, other) => (other === seat ? 1 : 0))
  damage(table, { cause: 'dynamite', by: null, credit: null, points })
}
