import { outline, walkAlong } from './superellipse'
import type { Oval, Point } from './superellipse'

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
  const isWide = space.width > space.height && (space.width >= 900 || space.height < 560)
  return isWide ? landscape(space) : portrait(space)
}

function portrait(space: TableSpace): TableLayout {
  const { width, height, seats: n } = space
  const size = height < 700 ? 'small' : width >= 700 ? 'big' : 'phone'
  const of = <T>(small: T, phone: T, big: T): T =>
    size === 'small' ? small : size === 'big' ? big : phone
  const top = Math.max(space.insets?.top ?? 0, of(4, 8, 16))
  const bottom = Math.max(space.insets?.bottom ?? 0, of(8, 24, 20))
  const railHeight = space.railHeight ?? of(114, 132, 130) + bottom
  const railY = height - railHeight
  const trayHeight = of(84, 106, 138)
  const trayY = railY - trayHeight - of(6, 10, 10)
  const trayX = of(8, 8, Math.max(8, Math.min(90, (width - 640) / 2)))
  const ownHeight = of(60, 74, 92)
  const ownWidth = Math.min(width - 24, of(310, 344, 440))
  const ownY = trayY - of(4, 8, 8) - ownHeight / 2
  const seat = seatMeasures(size, n)
  const barHeight = of(44, 52, 52)
  const firstLine = top + barHeight + seat.height / 2 + 2
  const b = (ownY - firstLine) / 2
  const oval: Oval = {
    cx: width / 2,
    cy: firstLine + b,
    a: width / 2 - seat.width / 2 - 6,
    b,
    power: n >= 8 ? 6 : n === 7 ? 3 : 2.7,
  }
  const own = {
    x: (width - ownWidth) / 2,
    y: ownY - ownHeight / 2,
    width: ownWidth,
    height: ownHeight,
  }
  const places = placeSeats(n, oval, own.y - seat.height / 2 - 4)
  const clamped = clampSeats(places, seat.width, width)
  const pile = {
    x: width / 2,
    y: oval.cy + (size === 'small' ? 0 : b * 0.1),
    scale: of(0.85, n === 4 ? 0.84 : 1.1, 1.6),
  }
  return {
    kind: 'portrait',
    tableWidth: width,
    width,
    height,
    bar: { y: top, height: barHeight },
    horizon: top + barHeight - 2,
    oval,
    rim: { a: width / 2 + of(16, 16, -26), b: b + of(34, 34, 46), isClosed: false },
    seat,
    seats: clamped,
    own: { ...own, medallion: of(54, 66, 84), bullet: of(14, 18, 26), name: of(16, 16, 21) },
    pile: withRoom(pile, { seats: clamped, seat, width }),
    tray: { x: trayX, y: trayY, width: width - 2 * trayX, height: trayHeight },
    rail: { x: 0, y: railY, width, height: railHeight },
    side: null,
    die: of(50, 60, 88),
  }
}

function landscape(space: TableSpace): TableLayout {
  const { width, height, seats: n } = space
  const isLow = height < 560
  const sideWidth = isLow ? Math.min(340, Math.max(280, width * 0.38)) : 380
  const tableWidth = width - sideWidth
  const top = Math.max(space.insets?.top ?? 0, isLow ? 0 : 16)
  const bottom = Math.max(space.insets?.bottom ?? 0, isLow ? 4 : 20)
  const seat = isLow ? lowSeat : landscapeSeat
  const own = isLow
    ? { width: 276, height: 56, medallion: 50, bullet: 14, name: 15 }
    : { width: 350, height: 88, medallion: 84, bullet: 20, name: 16 }
  const ownY = height - bottom - own.height / 2 - (isLow ? 0 : 10)
  const firstLine = top + (isLow ? 2 : 22) + seat.height / 2
  const b = (ownY - (isLow ? 0 : 36) - firstLine) / 2
  const oval: Oval = {
    cx: tableWidth / 2,
    cy: firstLine + b,
    a: tableWidth / 2 - seat.width / 2 - (isLow ? 4 : 17),
    b,
    power: isLow ? 6 : 2.7,
  }
  const box = { ...own, x: (tableWidth - own.width) / 2, y: ownY - own.height / 2 }
  const places = placeSeats(n, oval, box.y - seat.height / 2 - 4)
  const seats = clampSeats(places, seat.width, tableWidth)
  const pile = { x: oval.cx, y: oval.cy + (isLow ? 0 : b * 0.08), scale: isLow ? 0.7 : 1.5 }
  const railHeight = space.railHeight ?? (isLow ? 128 : 192) + bottom
  const railY = height - railHeight
  const trayHeight = isLow ? 84 : 104
  return {
    kind: 'landscape',
    tableWidth,
    width,
    height,
    bar: { y: top, height: 48 },
    horizon: isLow ? 0 : top + 42,
    oval,
    rim: { a: oval.a + (isLow ? 10 : 26), b: oval.b + (isLow ? 10 : 26), isClosed: true },
    seat,
    seats,
    own: box,
    pile: withRoom(pile, { seats, seat, width: tableWidth }),
    tray: {
      x: tableWidth + 16,
      y: railY - trayHeight - 14,
      width: sideWidth - 32,
      height: trayHeight,
    },
    rail: { x: tableWidth, y: railY, width: sideWidth, height: railHeight },
    side: { x: tableWidth, y: 0, width: sideWidth, height },
    die: isLow ? 46 : 54,
  }
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

/** Equal steps along the oval; the first and the last seat stay above `lowest`, clear of your plate. */
export function placeSeats(n: number, oval: Oval, lowest: number): readonly Point[] {
  const { total, pointAt } = walkAlong(outline(oval))
  let [low, high] = [0, total / 2]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (pointAt(middle).y > lowest) low = middle
    else high = middle
  }
  const first = Math.max(total / n, high)
  const step = n > 2 ? (total - 2 * first) / (n - 2) : 0
  return [{ x: oval.cx, y: oval.cy + oval.b }].concat(
    Array.from({ length: n - 1 }, (_, k) => pointAt(first + k * step)),
  )
}

/** Nobody sits off the screen. */
export function clampSeats(
  seats: readonly Point[],
  seatWidth: number,
  width: number,
): readonly Point[] {
  const edge = seatWidth / 2 + 4
  return seats.map(({ x, y }) => ({ x: Math.max(edge, Math.min(width - edge, x)), y }))
}

interface Neighbours {
  readonly seats: readonly Point[]
  readonly seat: SeatMeasures
  readonly width: number
}

/** The free width between the seats beside the pile's caption. */
export function withRoom(
  pile: Omit<TableLayout['pile'], 'room'>,
  { seats, seat, width }: Neighbours,
) {
  const [from, to] = [pile.y + 18 * pile.scale, pile.y + 18 * pile.scale + 44]
  const beside = seats
    .slice(1)
    .filter(({ y }) => y - seat.height / 2 < to && y + seat.height / 2 > from)
  const gaps = beside.map(({ x }) => 2 * (Math.abs(x - pile.x) - seat.width / 2 - 6))
  return { ...pile, room: Math.max(80, Math.min(width - 40, ...gaps)) }
}

/** The box a seat takes up, for hit tests and the proof that none overlap. */
export function seatBox(layout: TableLayout, seat: number): Box {
  const centre = layout.seats[seat]
  if (centre === undefined) throw new Error(`seat-layout: no seat ${seat}`)
  if (seat === 0) return layout.own
  const { width, height } = layout.seat
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height }
}
