import { damage } from './damage'
import { countFace } from './dice'
import type { Options } from './options'
import type { DiceState } from './state'
import type { Table } from './table'

const BUST = 3

/** Three or more dynamites showing end the rolling; four or five cost no more (rules §5). */
export const isBust = ({ dice }: DiceState): boolean => countFace(dice, 'dynamite') >= BUST

/** Step S2, or by option after all other dice: a bust costs the roller one life point. */
export function resolveDynamite(table: Table, moment: Options['dynamiteTiming']): void {
  const { state } = table
  if (state.options.dynamiteTiming !== moment || !isBust(state)) return
  table.tell({ type: 'dynamiteExploded', seat: state.turn })
  const points = state.alive.map((_, seat) => (seat === state.turn ? 1 : 0))
  damage(table, { cause: 'dynamite', by: null, credit: null, points })
}
