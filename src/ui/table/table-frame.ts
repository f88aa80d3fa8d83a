import type { SeatMeasures, TableLayout, TableSpace } from './seat-layout'
import { outline, walkAlong } from './superellipse'
import type { Oval, Point } from './superellipse'

/** Below this height a screen that is held across is a phone. */
const LOW = 560

/** The width classes of the look: portrait by height, landscape from 900 px, and phones held across. */
export type TableSize = 'small' | 'phone' | 'big' | 'low' | 'wide'

export function tableSize({ width, height }: Pick<TableSpace, 'width' | 'height'>): TableSize {
  if (width > height && (width >= 900 || height < LOW)) return height < LOW ? 'low' : 'wide'
  return height < 700 ? 'small' : width >= 700 ? 'big' : 'phone'
}

type OwnMeasures = Omit<TableLayout['own'], 'x' | 'y'>

/** What differs from game to game on a table that is laid out upright, in px. */
export interface UprightParts {
  /** At least so much lies free above the bar and below the rail. */
  readonly top: number
  readonly bottom: number
  readonly bar: number
  /** Without what lies free below it. */
  readonly rail: number
  /** `gap`: above the rail. */
  readonly tray: { readonly x: number; readonly height: number; readonly gap: number }
  /** `gap`: above the tray. */
  readonly own: OwnMeasures & { readonly gap: number }
  readonly seat: SeatMeasures
  /** Between the bar and the farthest seats, at the sides, and between the nearest seats and the own plate. */
  readonly sky: number
  readonly edge: number
  readonly air: number
  readonly power: number
  /** How far the table reaches beyond half the screen, and beyond the seats. */
  readonly rim: { readonly a: number; readonly b: number }
}

/** A table as far as every game has it: seats on an oval above the own plate, the tray and the rail. */
export type TableFrame = Omit<TableLayout, 'pile' | 'die'>

export function uprightTable(space: TableSpace, parts: UprightParts): TableFrame {
  const { width, height } = space
  const { seat, tray, rim } = parts
  const top = Math.max(space.insets?.top ?? 0, parts.top)
  const bottom = Math.max(space.insets?.bottom ?? 0, parts.bottom)
  const railHeight = space.railHeight ?? parts.rail + bottom
  const railY = height - railHeight
  const trayY = railY - tray.height - tray.gap
  const { gap, ...measures } = parts.own
  const ownY = trayY - gap - measures.height / 2
  const firstLine = top + parts.bar + parts.sky + seat.height / 2
  const b = (ownY - firstLine) / 2
  const a = width / 2 - seat.width / 2 - parts.edge
  const oval: Oval = { cx: width / 2, cy: firstLine + b, a, b, power: parts.power }
  const own = { ...measures, x: (width - measures.width) / 2, y: ownY - measures.height / 2 }
  return {
    kind: 'portrait',
    tableWidth: width,
    width,
    height,
    bar: { y: top, height: parts.bar },
    horizon: top + parts.bar - 2,
    oval,
    rim: { a: width / 2 + rim.a, b: b + rim.b, isClosed: false },
    seat,
    seats: seatsOn(oval, { count: space.seats, seat, lowest: own.y - parts.air, width }),
    own,
    tray: { x: tray.x, y: trayY, width: width - 2 * tray.x, height: tray.height },
    rail: { x: 0, y: railY, width, height: railHeight },
    side: null,
  }
}

/** The same for a table beside a column with tray and rail. */
export interface AcrossParts {
  readonly top: number
  readonly bottom: number
  readonly rail: number
  /** `inset`: from the column's sides. */
  readonly tray: { readonly inset: number; readonly height: number; readonly gap: number }
  /** `gap`: above the lower edge; `dip`: how far the oval ends above the plate's middle. */
  readonly own: OwnMeasures & { readonly gap: number; readonly dip: number }
  readonly seat: SeatMeasures
  readonly sky: number
  readonly edge: number
  readonly air: number
  readonly power: number
  readonly rim: { readonly a: number; readonly b: number }
}

/** Width of the column beside a table that is laid out across. */
const sideWidth = (width: number, isLow: boolean): number =>
  isLow ? Math.min(340, Math.max(280, width * 0.38)) : 380

export function acrossTable(
  space: TableSpace,
  isLow: boolean,
  partsIn: (tableWidth: number) => AcrossParts,
): TableFrame {
  const { width, height } = space
  const side = sideWidth(width, isLow)
  const tableWidth = width - side
  const { seat, tray, rim, ...parts } = partsIn(tableWidth)
  const top = Math.max(space.insets?.top ?? 0, parts.top)
  const bottom = Math.max(space.insets?.bottom ?? 0, parts.bottom)
  const { gap, dip, ...measures } = parts.own
  const ownY = height - bottom - measures.height / 2 - gap
  const firstLine = top + parts.sky + seat.height / 2
  const b = (ownY - dip - firstLine) / 2
  const a = tableWidth / 2 - seat.width / 2 - parts.edge
  const oval: Oval = { cx: tableWidth / 2, cy: firstLine + b, a, b, power: parts.power }
  const own = { ...measures, x: (tableWidth - measures.width) / 2, y: ownY - measures.height / 2 }
  const railHeight = space.railHeight ?? parts.rail + bottom
  const railY = height - railHeight
  return {
    kind: 'landscape',
    tableWidth,
    width,
    height,
    bar: { y: top, height: 48 },
    horizon: isLow ? 0 : top + 42,
    oval,
    rim: { a: oval.a + rim.a, b: oval.b + rim.b, isClosed: true },
    seat,
    seats: seatsOn(oval, {
      count: space.seats,
      seat,
      lowest: own.y - parts.air,
      width: tableWidth,
    }),
    own,
    tray: {
      x: tableWidth + tray.inset,
      y: railY - tray.height - tray.gap,
      width: side - 2 * tray.inset,
      height: tray.height,
    },
    rail: { x: tableWidth, y: railY, width: side, height: railHeight },
    side: { x: tableWidth, y: 0, width: side, height },
  }
}

interface Around {
  readonly count: number
  readonly seat: SeatMeasures
  /** No seat but one's own reaches lower. */
  readonly lowest: number
  readonly width: number
}

function seatsOn(oval: Oval, { count, seat, lowest, width }: Around): readonly Point[] {
  return clampSeats(placeSeats(count, oval, lowest - seat.height / 2), seat.width, width)
}

/** Equal steps along the oval; the first and the last seat stay above `lowest`, clear of your plate. */
function placeSeats(n: number, oval: Oval, lowest: number): readonly Point[] {
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
function clampSeats(seats: readonly Point[], seatWidth: number, width: number): readonly Point[] {
  const edge = seatWidth / 2 + 4
  return seats.map(({ x, y }) => ({ x: Math.max(edge, Math.min(width - edge, x)), y }))
}
