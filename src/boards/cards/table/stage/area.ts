import type { Box, TableLayout } from '@/ui/table'

/** The table between the sky and one's own plate: where a question lays its cards. */
export function stageArea({ bar, own, tableWidth, kind }: TableLayout): Box {
  const top = kind === 'portrait' ? bar.y + bar.height : bar.y + 4
  return { x: 0, y: top, width: tableWidth, height: own.y - 6 - top }
}

interface Shelf {
  readonly count: number
  readonly room: Pick<Box, 'width' | 'height'>
  /** The widest that a card becomes. */
  readonly most: number
  /** Height under each card for a word. */
  readonly label: number
}

export interface Shelved {
  readonly width: number
  readonly rows: number
  readonly perRow: number
  /** Between two cards. */
  readonly gap: number
}

/** How cards that lie open are laid out, in one row or in two: as large as there is room. */
export function layoutShelf({ count, room, most, label }: Shelf): Shelved {
  const fit = (rows: number): Shelved => {
    const perRow = Math.ceil(count / rows)
    const wide = (room.width - 24 - (perRow - 1) * GAP) / perRow
    const high = (room.height / rows - label - GAP) / 1.4
    const width = Math.floor(Math.max(44, Math.min(most, wide, high)))
    // Cards of the least width move closer together rather than over the edge.
    const left = (room.width - 24 - perRow * width) / Math.max(1, perRow - 1)
    return { width, rows, perRow, gap: Math.floor(Math.max(2, Math.min(GAP, left))) }
  }
  const [one, two] = [fit(1), fit(2)]
  return two.width > one.width ? two : one
}

/** Between two cards where there is room. */
const GAP = 14
