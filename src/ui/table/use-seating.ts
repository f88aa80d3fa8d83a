import { useCallback, useMemo } from 'react'
import { useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

import { useRailHeight } from './rail-height'
import type { TableLayout, TableSpace } from './seat-layout'
import type { Point } from './superellipse'

export interface Seating {
  readonly layout: TableLayout
  /** Where a seat is drawn: 0 is the near edge, then clockwise. */
  readonly placeOf: (seat: number) => number
  readonly seatAt: (place: number) => number
  /** The middle of a seat on the screen. */
  readonly pointOf: (seat: number) => Point
}

/** Who sits where on a table that is laid out already, and who at the near edge. */
export function useSeatingOn(layout: TableLayout, near: number): Seating {
  const seats = layout.seats.length
  const placeOf = useCallback((seat: number) => (seat - near + seats) % seats, [near, seats])
  const seatAt = useCallback((place: number) => (place + near) % seats, [near, seats])
  const pointOf = useCallback(
    (seat: number) => layout.seats[placeOf(seat)] ?? { x: layout.width / 2, y: layout.height / 2 },
    [layout, placeOf],
  )
  return useMemo(() => ({ layout, placeOf, seatAt, pointOf }), [layout, placeOf, seatAt, pointOf])
}

/** The same on the whole screen. */
export function useSeating(
  seats: number,
  near: number,
  lay: (space: TableSpace) => TableLayout,
): Seating {
  const { width, height } = useWindowDimensions()
  const { top, bottom } = useSafeAreaInsets()
  const railHeight = useRailHeight(bottom)
  const layout = useMemo(
    () => lay({ width, height, seats, insets: { top, bottom }, railHeight }),
    [lay, width, height, railHeight, seats, top, bottom],
  )
  return useSeatingOn(layout, near)
}
