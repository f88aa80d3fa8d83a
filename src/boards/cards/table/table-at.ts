import type { Seat } from '@/games/cards'
import { seatBox, type Point, type Seating } from '@/ui/table'

/** What lies under a finger: somebody's seat, the table, or neither. */
export function tableAt(
  { layout, seatAt }: Pick<Seating, 'layout' | 'seatAt'>,
  { x, y }: Point,
): { readonly isTable: boolean; readonly seat: Seat | null } {
  const { bar, tray, tableWidth, height, kind } = layout
  const bottom = kind === 'portrait' ? tray.y : height
  const top = kind === 'portrait' ? bar.y + bar.height : 0
  if (x < 0 || x > tableWidth || y < top || y > bottom) return { isTable: false, seat: null }
  const place = layout.seats.findIndex((_, i) => {
    const box = seatBox(layout, i)
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  })
  return { isTable: true, seat: place < 0 ? null : seatAt(place) }
}
