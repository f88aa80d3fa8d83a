import type { Seat } from '@/games/cards'
import type { Box, Seating } from '@/ui/table'

/** Where somebody's face is on the screen. */
export function faceBox({ layout, placeOf, pointOf }: Seating, seat: Seat): Box {
  const { own, seat: measures } = layout
  if (placeOf(seat) === 0)
    return {
      x: own.x,
      y: own.y + (own.height - own.medallion) / 2,
      width: own.medallion,
      height: own.medallion,
    }
  const { x, y } = pointOf(seat)
  const { medallion, height } = measures
  return { x: x - medallion / 2, y: y - height / 2, width: medallion, height: medallion }
}
