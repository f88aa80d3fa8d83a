import {
  acrossTable,
  tableSize,
  uprightTable,
  withRoom,
  type Box,
  type SeatMeasures,
  type TableFrame,
  type TableLayout,
  type TableSize,
  type TableSpace,
} from '@/ui/table'

/** What only a table with cards needs to know of its size. */
export interface CardMeasures {
  /** Largest chip of a card in play, at others' seats and on the own plate. */
  readonly chip: number
  readonly ownChip: number
  /** Width of a card on deck and discards. */
  readonly pile: number
  /** The widest that a card of the hand becomes. */
  readonly hand: number
  /** How far a lifted card rises. */
  readonly lift: number
  /** Width of a lifted card where the hand's are too narrow to read. */
  readonly raised: number
  /** Room for a line of words under each card of the hand; 0 for none. */
  readonly label: number
  /** There is room for "deck" and "discards". */
  readonly hasCaptions: boolean
}

/** The sizes of everything that is a card; they follow from the screen and from how many sit around it. */
export function cardMeasures({ width, height, seats }: TableLayout): CardMeasures {
  const isFull = seats.length > 5
  switch (tableSize({ width, height })) {
    case 'small':
      return {
        chip: isFull ? 18 : 20,
        ownChip: 30,
        pile: isFull ? 42 : 50,
        hand: 56,
        lift: 12,
        raised: 66,
        label: 0,
        hasCaptions: false,
      }
    case 'phone':
      return {
        chip: isFull ? 22 : 24,
        ownChip: 36,
        pile: isFull ? 48 : 56,
        hand: 70,
        lift: 14,
        raised: 76,
        label: 28,
        hasCaptions: true,
      }
    case 'big':
      return {
        chip: 28,
        ownChip: 46,
        pile: 92,
        hand: 112,
        lift: 22,
        raised: 112,
        label: 28,
        hasCaptions: true,
      }
    case 'wide':
      return {
        chip: 25,
        ownChip: 38,
        pile: 84,
        hand: 66,
        lift: 14,
        raised: 76,
        label: 28,
        hasCaptions: true,
      }
    case 'low':
      return {
        chip: 18,
        ownChip: 28,
        pile: 40,
        hand: 54,
        lift: 10,
        raised: 62,
        label: 0,
        hasCaptions: false,
      }
  }
}

interface Seated {
  readonly medallion: number
  readonly width: number
  readonly plate: number
  readonly name: number
  readonly character: number
  readonly life: number
  readonly bullet: number
  readonly chip: number
}

/** Medallion, plate, and a row of chips below. */
const measured = ({ chip, ...seat }: Seated): SeatMeasures => ({
  ...seat,
  isCompact: seat.plate < 40,
  height: seat.medallion - 8 + seat.plate + 4 + chip,
})

function seatFor(size: TableSize, n: number): SeatMeasures {
  const isFull = n > 5
  const small = { plate: isFull ? 21 : 22, name: 13, character: 12, bullet: 10 }
  switch (size) {
    case 'small':
      return isFull
        ? measured({ ...small, medallion: 46, width: 109, life: 14, chip: 18 })
        : measured({ ...small, medallion: 54, width: 114, life: 16, chip: 20 })
    case 'low':
      return measured({ ...small, plate: 20, medallion: 42, width: 104, life: 14, chip: 18 })
    case 'phone':
      return isFull
        ? measured({
            medallion: 58,
            width: 116,
            plate: 24,
            name: 14,
            character: 12,
            life: 16,
            bullet: 11,
            chip: 22,
          })
        : measured({
            medallion: 72,
            width: 122,
            plate: 40,
            name: 15,
            character: 12,
            life: 20,
            bullet: 13,
            chip: 24,
          })
    case 'big':
      return measured({
        medallion: n >= 7 ? 86 : 104,
        width: 180,
        plate: 54,
        name: 20,
        character: 16,
        life: 26,
        bullet: 18,
        chip: 28,
      })
    case 'wide':
      return measured({
        medallion: 84,
        width: 158,
        plate: 48,
        name: 17,
        character: 14,
        life: 22,
        bullet: 15,
        chip: 25,
      })
  }
}

/** How square the oval is: with more seats the corners are needed. */
function powerFor(size: TableSize, n: number): number {
  if (size === 'low') return 7
  if (size === 'wide' || n <= 5) return 2.7
  if (n === 6) return size === 'small' ? 3.4 : 2.9
  return size === 'small' ? 3.1 : size === 'big' ? 3.4 : 3.6
}

/** Lays out a table for cards: hand tray, own plate, seats on the oval around deck and discards. */
export function layoutCards(space: TableSpace): TableLayout {
  const size = tableSize(space)
  return finished(size === 'low' || size === 'wide' ? across(space, size) : upright(space, size))
}

function upright(space: TableSpace, size: 'small' | 'phone' | 'big'): TableFrame {
  const { width, seats: n } = space
  const of = <T>(small: T, phone: T, big: T): T =>
    size === 'small' ? small : size === 'big' ? big : phone
  return uprightTable(space, {
    top: of(4, 8, 16),
    bottom: of(8, 24, 20),
    bar: of(44, 52, 52),
    rail: of(114, 132, 132),
    tray: { x: of(4, 4, 60), height: of(92, 148, 212), gap: of(6, 8, 8) },
    own: {
      width: of(width - 16, width - 16, Math.min(620, width - 16)),
      height: of(56, 74, 96),
      gap: of(4, 6, 6),
      medallion: of(48, 62, 84),
      bullet: of(13, 17, 22),
      name: of(14, 16, 21),
    },
    seat: seatFor(size, n),
    sky: 6,
    edge: 5,
    air: of(2, 4, 4),
    power: powerFor(size, n),
    rim: { a: of(16, 16, -26), b: of(40, 40, 56) },
  })
}

function across(space: TableSpace, size: 'low' | 'wide'): TableFrame {
  const isLow = size === 'low'
  return acrossTable(space, isLow, (tableWidth) => ({
    top: isLow ? 0 : 14,
    bottom: isLow ? 4 : 20,
    rail: isLow ? 118 : 194,
    tray: { inset: 10, height: isLow ? 90 : 152, gap: 8 },
    own: isLow
      ? {
          width: Math.min(300, tableWidth - 40),
          height: 52,
          medallion: 46,
          bullet: 13,
          name: 14,
          gap: 0,
          dip: 0,
        }
      : { width: 430, height: 84, medallion: 74, bullet: 19, name: 18, gap: 2, dip: 0 },
    seat: seatFor(size, space.seats),
    sky: isLow ? 4 : 40,
    edge: isLow ? 4 : 10,
    air: isLow ? 2 : 6,
    power: powerFor(size, space.seats),
    rim: isLow ? { a: 10, b: 10 } : { a: 40, b: 52 },
  }))
}

/** Deck and discards lie below the far seats, in the middle of what is free above the own plate. */
function finished(table: TableFrame): TableLayout {
  const { oval, seat, seats, own } = table
  const blank: TableLayout = { ...table, pile: { ...oval, x: 0, y: 0, scale: 1, room: 0 }, die: 0 }
  const card = cardMeasures(blank).pile
  const far = seats
    .slice(1)
    .filter(({ x, y }) => Math.abs(x - oval.cx) < seat.width / 2 + card + 6 && y < oval.cy)
    .map(({ y }) => y + seat.height / 2)
  const from = Math.max(table.bar.y + 6, ...far)
  const middle = (from + own.y) / 2 - 6
  const isBigFive = tableSize(table) === 'big' && seats.length === 5
  const y = isBigFive ? Math.max(middle, oval.cy) : middle
  const pile = { x: oval.cx, y, scale: 1 }
  return { ...blank, pile: withRoom(pile, table) }
}

/** The boxes of deck and discards. */
export function pileBoxes(layout: TableLayout): { readonly deck: Box; readonly discards: Box } {
  const { pile: width } = cardMeasures(layout)
  const height = width * 1.4
  const y = layout.pile.y - height / 2
  const gap = 10
  return {
    deck: { x: layout.pile.x - width - gap / 2, y, width, height },
    discards: { x: layout.pile.x + gap / 2, y, width, height },
  }
}
