import type { Oval, Point } from './superellipse'
import { acrossTable, tableSize, uprightTable } from './table-frame'

/** A box on the screen. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Measures of one seat; everything in it follows from these. */
export interface SeatMeasures {
  readonly medallion: number
  readonly width: number
  readonly height: number
  readonly plate: number
  /** The character's name is left out where there is no room. */
  readonly isCompact: boolean
  readonly name: number
  readonly character: number
  /** Size of the life figure. */
  readonly life: number
  readonly bullet: number
}

/** Where everything lies on the table screen. */
export interface TableLayout {
  readonly kind: 'portrait' | 'landscape'
  /** Width of the part with the seats: the whole screen, or what the side column leaves. */
  readonly tableWidth: number
  readonly width: number
  readonly height: number
  readonly bar: { readonly y: number; readonly height: number }
  /** Where the sky ends and the floor begins. */
  readonly horizon: number
  readonly oval: Oval
  /** Half axes of the table's edge; an open table runs on below the rail. */
  readonly rim: { readonly a: number; readonly b: number; readonly isClosed: boolean }
  readonly seat: SeatMeasures
  /** Centres; seat 0 (you) is the own plate's centre. */
  readonly seats: readonly Point[]
  readonly own: Box & { readonly medallion: number; readonly bullet: number; readonly name: number }
  /** `room`: free width between the seats beside the pile's caption. */
  readonly pile: Point & { readonly scale: number; readonly room: number }
  readonly tray: Box
  readonly rail: Box
  readonly side: Box | null
  readonly die: number
}

export interface TableSpace {
  readonly width: number
  readonly height: number
  readonly seats: number
  readonly insets?: { readonly top: number; readonly bottom: number }
  /** The rail grows with the font; the table gives way. */
  readonly railHeight?: number
}

/** Lays out the table as in the look: portrait by the height classes, landscape from 900 px. */
export function layoutTable(space: TableSpace): TableLayout {
  const size = tableSize(space)
  return size === 'low' || size === 'wide'
    ? landscape(space, size === 'low')
    : portrait(space, size)
}

function portrait(space: TableSpace, size: 'small' | 'phone' | 'big'): TableLayout {
  const { width, seats: n } = space
  const of = <T>(small: T, phone: T, big: T): T =>
    size === 'small' ? small : size === 'big' ? big : phone
  const frame = uprightTable(space, {
    top: of(4, 8, 16),
    bottom: of(8, 24, 20),
    bar: of(44, 52, 52),
    rail: of(114, 132, 130),
    tray: {
      x: of(8, 8, Math.max(8, Math.min(90, (width - 640) / 2))),
      height: of(84, 106, 138),
      gap: of(6, 10, 10),
    },
    own: {
      width: Math.min(width - 24, of(310, 344, 440)),
      height: of(60, 74, 92),
      gap: of(4, 8, 8),
      medallion: of(54, 66, 84),
      bullet: of(14, 18, 26),
      name: of(16, 16, 21),
    },
    seat: seatMeasures(size, n),
    sky: 2,
    edge: 6,
    air: 4,
    power: n >= 8 ? 6 : n === 7 ? 3 : 2.7,
    rim: { a: of(16, 16, -26), b: of(34, 34, 46) },
  })
  const { cx, cy, b } = frame.oval
  const y = cy + (size === 'small' ? 0 : b * 0.1)
  const pile = { x: cx, y, scale: of(0.85, n === 4 ? 0.84 : 1.1, 1.6) }
  return { ...frame, pile: withRoom(pile, frame), die: of(50, 60, 88) }
}

function landscape(space: TableSpace, isLow: boolean): TableLayout {
  const frame = acrossTable(space, isLow, () => ({
    top: isLow ? 0 : 16,
    bottom: isLow ? 4 : 20,
    rail: isLow ? 128 : 192,
    tray: { inset: 16, height: isLow ? 84 : 104, gap: 14 },
    own: isLow
      ? { width: 276, height: 56, medallion: 50, bullet: 14, name: 15, gap: 0, dip: 0 }
      : { width: 350, height: 88, medallion: 84, bullet: 20, name: 16, gap: 10, dip: 36 },
    seat: isLow ? lowSeat : landscapeSeat,
    sky: isLow ? 2 : 22,
    edge: isLow ? 4 : 17,
    air: 4,
    power: isLow ? 6 : 2.7,
    rim: isLow ? { a: 10, b: 10 } : { a: 26, b: 26 },
  }))
  const { cx, cy, b } = frame.oval
  const pile = { x: cx, y: cy + (isLow ? 0 : b * 0.08), scale: isLow ? 0.7 : 1.5 }
  return { ...frame, pile: withRoom(pile, frame), die: isLow ? 46 : 54 }
}

function seatMeasures(size: 'small' | 'phone' | 'big', n: number): SeatMeasures {
  if (size === 'small') return smallSeat
  if (size === 'big') return bigSeat
  if (n >= 6)
    return measure({ medallion: 64, width: 108, name: 14, character: 12, life: 20, bullet: 13 })
  const medallion = n === 5 ? 76 : 84
  const width = n === 5 ? 118 : 124
  return measure({ medallion, width, name: 16, character: 13, life: 24, bullet: 15 })
}

function measure(
  m: Omit<SeatMeasures, 'height' | 'plate' | 'isCompact'>,
  isCompact = false,
): SeatMeasures {
  const plate = isCompact ? 24 : m.name > 17 ? 50 : 40
  return { ...m, isCompact, plate, height: m.medallion - 8 + plate + 5 + m.bullet }
}

const smallSeat = measure(
  { medallion: 48, width: 92, name: 13, character: 12, life: 17, bullet: 11 },
  true,
)
const lowSeat = smallSeat
const bigSeat = measure({
  medallion: 116,
  width: 168,
  name: 22,
  character: 17,
  life: 32,
  bullet: 20,
})
const landscapeSeat = measure({
  medallion: 96,
  width: 150,
  name: 18,
  character: 14,
  life: 26,
  bullet: 17,
})

/** The free width between the seats beside the pile's caption. */
export function withRoom(
  pile: Omit<TableLayout['pile'], 'room'>,
  { seats, seat, tableWidth }: Pick<TableLayout, 'seats' | 'seat' | 'tableWidth'>,
) {
  const [from, to] = [pile.y + 18 * pile.scale, pile.y + 18 * pile.scale + 44]
  const beside = seats
    .slice(1)
    .filter(({ y }) => y - seat.height / 2 < to && y + seat.height / 2 > from)
  const gaps = beside.map(({ x }) => 2 * (Math.abs(x - pile.x) - seat.width / 2 - 6))
  return { ...pile, room: Math.max(80, Math.min(tableWidth - 40, ...gaps)) }
}

/** The box a seat takes up, for hit tests and the proof that none overlap. */
export function seatBox(layout: TableLayout, seat: number): Box {
  const centre = layout.seats[seat]
  if (centre === undefined) throw new Error(`seat-layout: no seat ${seat}`)
  if (seat === 0) return layout.own
  const { width, height } = layout.seat
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height }
}
