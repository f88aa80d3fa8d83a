import { at } from '@/core/list'
import { seatBox, type Box, type TableLayout } from '@/ui/table'

const MARGIN = 8
const WIDEST = 380
/** With less room than this a paper cannot be read. */
const LEAST = 150
/**
 * How a paper may be set, the largest first: what it takes besides its words, how wide a letter of them is, and how high a line,
 * in px. Where one lies is found for the middle one; the smallest is for what would be hidden otherwise.
 */
const PRINTS = {
  large: { frame: 152, letter: 8.4, line: 25 },
  tight: { frame: 104, letter: 7.2, line: 20 },
  small: { frame: 88, letter: 6.6, line: 18 },
} as const
export type Print = keyof typeof PRINTS
/** Paper beside the words. */
const SIDES = 40
/** Narrower than this a paper has its keys one above the other. */
export const NARROW = 250
const KEY = 46

/** Room that a paper may lie in, and against which edge of it the paper leans. */
interface Room extends Box {
  readonly leans: 'top' | 'bottom'
}

export interface PaperPlace extends Room {
  readonly print: Print
}

/** A strip of the screen that a paper may lie in, from its top to its foot. */
interface Strip {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly foot: number
}

/**
 * Room on the table that hides nothing the paper is about, and as little else as can be. Where there is too little to read in,
 * what was named last gives way first.
 */
export function placeOfPaper(
  needed: readonly Box[],
  layout: TableLayout,
  words: readonly string[],
): PaperPlace {
  const { side, tray } = layout
  const printed = (room: Room): PaperPlace => ({ ...room, print: printFor(words, room) })
  if (side && tray.y > 2 * LEAST)
    return printed({
      x: side.x + MARGIN,
      y: MARGIN,
      width: side.width - 2 * MARGIN,
      height: tray.y - 2 * MARGIN,
      leans: 'top',
    })
  // A column is for what would be hidden otherwise: upright, words are better read in the whole width.
  const groups = side
    ? [stripsAcross(layout, side)]
    : [stripsUpright(layout), columnsUpright(layout)]
  const seats = [...layout.seats.keys()].slice(1).map((seat) => seatBox(layout, seat))
  const hidden = (room: Room) => hiddenBy(room, heightOf(words, room.width, 'tight'), seats)
  for (let count = needed.length; ; count--) {
    const rooms = groups.map((strips) =>
      strips.map((strip) => roomIn(strip, needed.slice(0, count))),
    )
    const wide = rooms.map((some) => readableOf(some, words)).find(({ length }) => length > 0)
    if (!wide && count > 0) continue
    // Upright, the sky with its keys is covered only where there is no other room.
    if (!side && wide?.[0]) return printed(wide[0])
    return printed(
      (wide ?? at(rooms, 0)).reduce((best, other) => (hidden(other) < hidden(best) ? other : best)),
    )
  }
}

/** How high a paper with some words is, about. */
function heightOf(words: readonly string[], width: number, print: Print): number {
  const { frame, letter, line } = PRINTS[print]
  const lines = words.map((text) => Math.ceil((text.length * letter) / (width - SIDES)))
  const height = frame + line * lines.reduce((sum, count) => sum + count, 0)
  return Math.max(LEAST, height + (width < NARROW ? KEY : 0))
}

const isReadable = (words: readonly string[], { width, height }: Room, print: Print): boolean =>
  height >= heightOf(words, width, print)

/** Those rooms that some words fit in: if they can be in the usual print, else in the smallest. */
const readableOf = (rooms: readonly Room[], words: readonly string[]): readonly Room[] =>
  (['tight', 'small'] as const)
    .map((print) => rooms.filter((room) => isReadable(words, room, print)))
    .find(({ length }) => length > 0) ?? []

/** The largest print in which all the words can be seen; a narrow paper has no room for large letters. */
function printFor(words: readonly string[], room: Room): Print {
  if (room.width >= NARROW && isReadable(words, room, 'large')) return 'large'
  return isReadable(words, room, 'tight') ? 'tight' : 'small'
}

/** Upright: under the sky, or where that is too little, over it. */
function stripsUpright({ bar, rail, tableWidth }: TableLayout): Strip[] {
  const width = Math.min(WIDEST, tableWidth - 2 * MARGIN)
  const x = (tableWidth - width) / 2
  const foot = rail.y - MARGIN
  return [bar.y + bar.height + 2, bar.y + 2].map((top) => ({ x, width, top, foot }))
}

/** Upright: beside a seat at either edge, where the dice and the seats above leave too little in the whole width. */
function columnsUpright(layout: TableLayout): Strip[] {
  const width = layout.tableWidth * 0.68
  return stripsUpright(layout).flatMap((strip) =>
    [MARGIN, layout.tableWidth - width - MARGIN].map((x) => ({ ...strip, x, width })),
  )
}

/** Held across: beside the table above the keys, or on the table, all of it or a column of it. */
function stripsAcross({ bar, rail, tableWidth, height }: TableLayout, side: Box): Strip[] {
  const column = Math.min(WIDEST, tableWidth / 2)
  const narrow = Math.min(WIDEST, tableWidth * 0.38)
  const whole = Math.min(WIDEST, tableWidth - 2 * MARGIN)
  const top = bar.y + bar.height
  const foot = height - MARGIN
  return [
    { x: side.x + MARGIN, width: side.width - 2 * MARGIN, top: MARGIN, foot: rail.y - MARGIN },
    { x: MARGIN, width: column, top, foot },
    { x: tableWidth - column - MARGIN, width: column, top, foot },
    { x: (tableWidth - column) / 2, width: column, top, foot },
    { x: MARGIN, width: narrow, top, foot },
    { x: tableWidth - narrow - MARGIN, width: narrow, top, foot },
    { x: (tableWidth - whole) / 2, width: whole, top, foot },
  ]
}

/** The tallest stretch of a strip that no box reaches into. */
function roomIn({ x, width, top, foot }: Strip, boxes: readonly Box[]): Room {
  const inTheWay = boxes
    .filter((box) => box.x < x + width && box.x + box.width > x)
    .sort((a, b) => a.y - b.y)
  let [y, best] = [top, { y: top, height: 0 }]
  for (const box of [...inTheWay, { y: foot + MARGIN, height: 0 }]) {
    const height = Math.min(foot, box.y - MARGIN) - y
    if (height > best.height) best = { y, height }
    y = Math.max(y, box.y + box.height + MARGIN)
  }
  return { x, width, ...best, leans: best.y === top ? 'top' : 'bottom' }
}

/** How many seats a paper hides, as tall as its words make it. */
function hiddenBy(room: Room, wanted: number, seats: readonly Box[]): number {
  const { x, y, width, height, leans } = room
  const tall = Math.min(height, wanted)
  const from = leans === 'top' ? y : y + height - tall
  return seats.filter(
    (box) =>
      box.x < x + width &&
      box.x + box.width > x &&
      box.y < from + tall &&
      box.y + box.height > from,
  ).length
}
