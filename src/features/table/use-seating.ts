import { useCallback, useMemo } from 'react'
import { useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { Seat } from '@/games/dice'
import { layoutTable, useRailHeight, type TableLayout } from '@/ui/table'

export interface Seating {
  readonly layout: TableLayout
  /** Where a seat is drawn: 0 is the near edge, then clockwise. */
  readonly placeOf: (seat: Seat) => number
  readonly seatAt: (place: number) => Seat
  /** The middle of a seat on the screen. */
  readonly pointOf: (seat: Seat) => { readonly x: number; readonly y: number }
}

/** Who sits where on this screen, and who at the near edge. */
export function useSeating(seats: number, near: Seat): Seating {
  const { width, height } = useWindowDimensions()
  const { top, bottom } = useSafeAreaInsets()
  const railHeight = useRailHeight(bottom)
  const layout = useMemo(
    () => layoutTable({ width, height, seats, insets: { top, bottom }, railHeight }),
    [width, height, railHeight, seats, top, bottom],
  )
  const placeOf = useCallback((seat: Seat) => (seat - near + seats) % seats, [near, seats])
  const seatAt = useCallback((place: number) => (place + near) % seats, [near, seats])
  const pointOf = useCallback(
    (seat: Seat) => layout.seats[placeOf(seat)] ?? { x: width / 2, y: height / 2 },
    [layout, placeOf, width, height],
  )
  return { layout, placeOf, seatAt, pointOf }
}
