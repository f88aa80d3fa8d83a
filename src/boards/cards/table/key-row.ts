import { StyleSheet } from 'react-native'
import { handPadIn, space } from '@/ui'
import { railPadding } from '@/ui/table'
import type { CardTable } from './use-table'

/** What a key of the rail is drawn with: its share of the row, and how wide that is. */
export interface KeyShare {
  readonly style: { readonly flex: number }
  readonly room: number
}

/** An icon beside the keys. */
export const ICON = 44

/** Shares a row of the rail among keys, by their weights; icons take their own. */
export function sharesOf(
  { seating, passed, isTight }: Pick<CardTable, 'seating' | 'passed' | 'isTight'>,
  weights: readonly number[],
  icons = 0,
): readonly KeyShare[] {
  const { width } = seating.layout.rail
  const pad = passed ? handPadIn(isTight).room : 0
  const gaps = (weights.length + icons - 1) * space[2]
  const free = width - 2 * railPadding(width) - gaps - icons * ICON - pad
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((flex) => ({ style: { flex }, room: (free * flex) / all }))
}

export const keyRow = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
})
