import type { Box, TableLayout } from '@/ui/table'

const MARGIN = 8
const WIDEST = 380
/** With less room than this a card cannot be read. */
const LEAST = 150
/** Where a card may lie, and against which edge of that room it leans. */
export interface CardPlace extends Box {
  readonly leans: 'top' | 'bottom'
}

/**
 * The largest room on the table that hides nothing the card is about. Where that is too little to read in, what was named last
 * gives way first.
 */
export function placeOfCard(needed: readonly Box[], layout: TableLayout): CardPlace {
  const { bar, rail, side, tray, tableWidth } = layout
  if (side && tray.y > 2 * LEAST)
    return {
      x: side.x + MARGIN,
      y: MARGIN,
      width: side.width - 2 * MARGIN,
      height: tray.y - 2 * MARGIN,
      leans: 'top',
    }
  if (side) return besideOf(needed, layout)
  const top = bar.y + bar.height + 2
  const foot = rail.y - MARGIN
  const width = Math.min(WIDEST, tableWidth - 2 * MARGIN)
  const x = (tableWidth - width) / 2
  for (let count = needed.length; ; count--) {
    const room = largestGap(needed.slice(0, count), top, foot)
    if (room.height < LEAST && count > 0) continue
    return { x, width, ...room, leans: room.y === top ? 'top' : 'bottom' }
  }
}

/** The tallest stretch between two lines that no box reaches into. */
function largestGap(boxes: readonly Box[], top: number, foot: number) {
  const sorted = [...boxes].sort((a, b) => a.y - b.y)
  let [y, best] = [top, { y: top, height: 0 }]
  for (const box of [...sorted, { y: foot + MARGIN, height: 0 }]) {
    const height = Math.min(foot, box.y - MARGIN) - y
    if (height > best.height) best = { y, height }
    y = Math.max(y, box.y + box.height + MARGIN)
  }
  return best
}

/** A phone held across: a column at the left, in the middle or at the right of the table, wherever it hides least. */
function besideOf(needed: readonly Box[], { bar, tableWidth, height }: TableLayout): CardPlace {
  const width = Math.min(WIDEST, tableWidth / 2)
  const columns = [MARGIN, tableWidth - width - MARGIN, (tableWidth - width) / 2]
  const hidden = (x: number) =>
    needed.filter((box) => box.x < x + width && box.x + box.width > x).length
  const x = columns.reduce((best, other) => (hidden(other) < hidden(best) ? other : best))
  const y = bar.y + bar.height
  return { x, y, width, height: height - y - MARGIN, leans: 'top' }
}
