/** Which way the words of a panel run: towards whoever sits at that side of the phone. */
export type Facing = 0 | 90 | 180 | -90

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One seat's place. The patch stays upright, so that light falls from above; what is written on it turns. */
export interface PanelBox extends Box {
  readonly facing: Facing
  /** Width and height as its player sees them. */
  readonly inner: { readonly width: number; readonly height: number }
  /** `wide`: facts beside the number; `tall`: above it; `tiny`: without the ability. */
  readonly kind: 'wide' | 'tall' | 'tiny'
  readonly k: number
}

/** The keys around the middle of a game's table. */
export interface ToolPlan<T extends string> {
  /** Above and below the dial, on a screen of this height. */
  readonly column: (height: number) => readonly [above: readonly T[], below: readonly T[]]
  /** Left and right of it, where the phone lies across: four each. */
  readonly across: readonly [left: readonly T[], right: readonly T[]]
}

export interface CompanionLayout<T extends string = string> {
  readonly width: number
  readonly height: number
  readonly panels: readonly PanelBox[]
  readonly dial: { readonly x: number; readonly y: number; readonly r: number }
  readonly tools: readonly (Box & { readonly tool: T })[]
  /** The part between the panels: prompts go here. */
  readonly middle: Box
  readonly k: number
  /** How large a unit of the board is on the screen. */
  readonly scale: number
}

export interface LayoutWish {
  readonly width: number
  readonly height: number
  readonly seats: number
  readonly arrangement: 'around' | 'facing'
  readonly insets: { readonly top: number; readonly bottom: number }
  /** The dial leaves room for a line of time. */
  readonly clock?: boolean
  readonly scale?: number
}

/** The smallest plate on which nothing collides, upright and across. */
const SMALLEST_PLATE = { width: 320, height: 540 }

/** At 200 % zoom a phone has half as many points: then the plate is drawn smaller, and no key leaves the screen. */
export function plateScale({ width, height }: { readonly width: number; readonly height: number }) {
  const { width: short, height: long } = SMALLEST_PLATE
  const [w, h] = width > height ? [long, short] : [short, long]
  return Math.min(1, width / w, height / h)
}

type Sides = readonly [bottom: number, left: number, top: number, right: number]

/** Seats per side by number of players (LOOK.md, Companion). */
const UPRIGHT: Readonly<Record<number, Sides>> = {
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [1, 2, 0, 2],
  6: [1, 2, 1, 2],
  7: [1, 3, 0, 3],
  8: [1, 3, 1, 3],
}
const ACROSS: Readonly<Record<number, Sides>> = {
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [1, 1, 2, 1],
  6: [2, 1, 2, 1],
  7: [2, 1, 3, 1],
  8: [3, 1, 3, 1],
}

interface Frame {
  readonly sides: Sides
  readonly edges: { left: number; right: number; top: number; bottom: number }
  readonly gap: number
  /** Height of the rows at bottom and top, width of the columns at the sides. */
  readonly bottom: number
  readonly top: number
  readonly side: number
}

const CLOCK_ROOM = 6

/** Places panels and tools for a screen. */
export function layoutCompanion<T extends string>(
  wish: LayoutWish,
  plan: ToolPlan<T>,
): CompanionLayout<T> {
  const { width, height } = wish
  const k = Math.min(width, height) > 700 ? 1.75 : width < 380 ? 0.9 : 1
  const frame = frameOf(wish, k)
  const panels = panelsOf(frame, wish.arrangement)
  const { edges, gap, top, bottom, side, sides } = frame
  const [, left, , right] = sides
  const y = edges.top + (top > 0 ? top + gap : 0)
  const middle = {
    x: edges.left + (left > 0 ? side + gap : 0),
    y,
    width: edges.right - edges.left - (left > 0 ? side + gap : 0) - (right > 0 ? side + gap : 0),
    height: edges.bottom - bottom - gap - y,
  }
  const { dial, tools } =
    width > height ? acrossTools(middle, plan, k) : uprightTools(middle, plan.column(height), k)
  const r = wish.clock ? dial.r - CLOCK_ROOM : dial.r
  const { scale = 1 } = wish
  return { width, height, panels, middle, k, scale, tools, dial: { ...dial, r } }
}

function frameOf({ width, height, seats, insets }: LayoutWish, k: number): Frame {
  const isAcross = width > height
  const sides = (isAcross ? ACROSS : UPRIGHT)[seats] ?? [1, 3, 1, 3]
  const isBig = k > 1.5
  const isSmall = height < 700
  const margin = 4 * k
  const gap = 6 * k
  const edges = {
    left: margin,
    right: width - margin,
    top: insets.top + (isSmall ? 6 : 10),
    bottom: height - Math.max(insets.bottom, isSmall ? 6 : 10),
  }
  if (isAcross) {
    const row = isBig ? 236 : Math.max(112, (edges.bottom - edges.top - 2 * gap) * 0.34)
    return { sides, edges, gap, bottom: row, top: sides[2] > 0 ? row : 0, side: isBig ? 230 : 150 }
  }
  const column = isBig ? 190 : isSmall ? 70 : 78
  const side = Math.round((width - 2 * margin - 2 * gap - column) / 2)
  const shared = isTiny(height) ? 100 : isSmall ? 112 : isBig ? 210 : 126
  const alone = isSmall ? 128 : (seats === 3 ? 250 : 196) * k
  const bottom = sides[2] > 0 ? shared : alone
  return { sides, edges, gap, bottom, top: sides[2] > 0 ? shared : 0, side }
}

/** Clockwise on the screen from the bottom, as the seats are counted. */
function panelsOf(frame: Frame, arrangement: LayoutWish['arrangement']): PanelBox[] {
  const { sides, edges, gap, bottom, top, side } = frame
  const [b, l, t, r] = sides
  const across = (count: number) => (edges.right - edges.left - gap * (count - 1)) / count
  const from = edges.top + (top > 0 ? top + gap : 0)
  const to = edges.bottom - bottom - gap
  const along = (count: number) => (to - from - gap * (count - 1)) / count
  const each = (count: number, make: (i: number) => PanelBox) =>
    Array.from({ length: count }, (_, i) => make(i))
  const box = (place: Box, facing: Facing) => panelBox(place, arrangement === 'facing' ? 0 : facing)
  return [
    ...each(b, (i) => {
      const width = across(b)
      const x = edges.left + (b - 1 - i) * (width + gap)
      return box({ x, y: edges.bottom - bottom, width, height: bottom }, 0)
    }),
    ...each(l, (i) => {
      const height = along(l)
      const y = to - (i + 1) * height - i * gap
      return box({ x: edges.left, y, width: side, height }, 90)
    }),
    ...each(t, (i) => {
      const width = across(t)
      return box({ x: edges.left + i * (width + gap), y: edges.top, width, height: top }, 180)
    }),
    ...each(r, (i) => {
      const height = along(r)
      return box({ x: edges.right - side, y: from + i * (height + gap), width: side, height }, -90)
    }),
  ]
}

const WIDE = 1.42
/** Narrower than this, facts and a number with two halves do not fit side by side. */
const WIDE_FROM = 220
const TINY = 150

function panelBox(place: Box, facing: Facing): PanelBox {
  const isTurned = facing === 90 || facing === -90
  const width = isTurned ? place.height : place.width
  const height = isTurned ? place.width : place.height
  const isWide = width / height > WIDE && width >= WIDE_FROM
  const kind = isWide ? 'wide' : width < TINY ? 'tiny' : 'tall'
  return { ...place, facing, inner: { width, height }, kind, k: scaleOf(kind, width, height) }
}

function scaleOf(kind: PanelBox['kind'], width: number, height: number): number {
  if (kind === 'tiny') return 0.94
  const fit = kind === 'wide' ? [width / 294, height / 142] : [width / 172, height / 146]
  return Math.max(0.88, Math.min(...fit, 1.9))
}

/** So low, four keys beside the dial are all that fits; the menu has the others. */
export const isTiny = (height: number): boolean => height < 600

type Tools<T extends string> = Pick<CompanionLayout<T>, 'dial' | 'tools'>

/** One column: half the tools above the dial, half below. */
function uprightTools<T extends string>(
  middle: Box,
  [above, below]: readonly [readonly T[], readonly T[]],
  k: number,
): Tools<T> {
  const isSmall = above.length < 4
  const isBig = k > 1.5
  const x = middle.x + middle.width / 2
  const y = middle.y + middle.height / 2
  const r = Math.min(middle.width / 2 - 2, 76)
  const width = Math.min(middle.width - 4, 150)
  const gap = isSmall ? 4 : 6
  const count = above.length
  const room = (middle.height / 2 - r - 10) / count - gap
  const tall = Math.max(44, Math.min(isBig ? 84 : 62, room))
  const place = (tool: T, top: number) => ({
    tool,
    x: x - width / 2,
    y: top,
    width,
    height: tall,
  })
  return {
    dial: { x, y, r },
    tools: [
      ...above.map((tool, i) => place(tool, y - r - 10 - (count - i) * (tall + gap) + gap)),
      ...below.map((tool, i) => place(tool, y + r + 10 + i * (tall + gap))),
    ],
  }
}

/** Across: tools left and right of the dial, in two rows where there is room. */
function acrossTools<T extends string>(middle: Box, plan: ToolPlan<T>, k: number): Tools<T> {
  const x = middle.x + middle.width / 2
  const y = middle.y + middle.height / 2
  const isBig = k > 1.5
  const gap = isBig ? 8 : 4
  const r = Math.min(isBig ? 84 : 46, middle.height / 2 - 6)
  const space = middle.width / 2 - r - (isBig ? 32 : 14)
  const rows = middle.height > 2 * 48 + gap + 8 ? 2 : 1
  const columns = 4 / rows
  const width = Math.min(isBig ? 108 : 72, (space - gap * (columns - 1)) / columns)
  const height = Math.min(isBig ? 104 : 60, (middle.height - gap * (rows - 1) - 4) / rows)
  const [left, right] = plan.across
  const total = (count: number, size: number) => count * size + (count - 1) * gap
  const place = (from: number) => (tool: T, i: number) => ({
    tool,
    x: from + (i % columns) * (width + gap),
    y: y - total(rows, height) / 2 + Math.floor(i / columns) * (height + gap),
    width,
    height,
  })
  const beside = r + (isBig ? 28 : 10)
  return {
    dial: { x, y, r },
    tools: [
      ...left.map(place(x - beside - total(columns, width))),
      ...right.map(place(x + beside + (isBig ? 4 : 0))),
    ],
  }
}

/** Degrees from the dial to a seat: where the pointer shows. */
export function angleTo({ dial, panels }: CompanionLayout, seat: number): number {
  const box = panels[seat]
  if (!box) return 0
  const dy = box.y + box.height / 2 - dial.y
  const dx = box.x + box.width / 2 - dial.x
  return (Math.atan2(dy, dx) * 180) / Math.PI
}

/** The seat under a point of the screen; −1 if there is none. */
export const seatAt = ({ panels }: CompanionLayout, px: number, py: number): number =>
  panels.findIndex((panel) => isInside(panel, px, py))

export const isInside = ({ x, y, width, height }: Box, px: number, py: number): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height

/** Where a point of the screen lies on a panel as its player sees it: from 0 to 1 in each direction. */
export function pointOn(panel: PanelBox, px: number, py: number): { x: number; y: number } {
  const u = (px - panel.x) / panel.width
  const v = (py - panel.y) / panel.height
  switch (panel.facing) {
    case 0:
      return { x: u, y: v }
    case 90:
      return { x: v, y: 1 - u }
    case 180:
      return { x: 1 - u, y: 1 - v }
    case -90:
      return { x: 1 - v, y: u }
  }
}
