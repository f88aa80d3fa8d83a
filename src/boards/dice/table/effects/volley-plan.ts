import { arrowShapes, path, type Drawing, type VectorNode } from '@/ui'
import { decorRandom } from '@/ui/random'
import type { TableLayout } from '@/ui/table'

/** How far off a flight of arrows passes: the nearer, the larger and the faster. */
export type Depth = 'far' | 'middle' | 'near'

/** A flight of a few arrows that keep together, as one picture on one lane. */
export interface Flock {
  readonly depth: Depth
  readonly drawing: Drawing
  /** The lane's middle, in px of the table. */
  readonly x: number
  readonly y: number
  readonly scale: number
  /** When it sets off and how long it flies, in ms of an attack at ×1. */
  readonly delay: number
  readonly ms: number
}

/** Arrows come out of the upper left, in degrees. */
export const SLOPE = 38

/** A flock's picture, in its own units. */
export const FLOCK = { width: 300, height: 132 } as const
/** How far a flock flies, in its own units: across the whole table. */
export const TRAVEL: Readonly<Record<Depth, number>> = { far: 2000, middle: 1350, near: 1050 }
/** The length of one arrow. */
const ARROW = 62

interface DepthLook {
  readonly scale: number
  readonly ms: number
  readonly flocks: number
  readonly arrows: number
}

const LOOKS: Readonly<Record<Depth, DepthLook>> = {
  far: { scale: 0.5, ms: 1500, flocks: 6, arrows: 5 },
  middle: { scale: 0.82, ms: 1050, flocks: 7, arrows: 3 },
  near: { scale: 1.3, ms: 740, flocks: 5, arrows: 2 },
}

/** The first arrows come as the poster hits the table, the last stragglers while the wounds are looked at. */
const FIRST = 260
const LAST = 2300

/** How many arrows are seen in one attack. */
export const ARROWS = Object.values(LOOKS).reduce(
  (sum, { flocks, arrows }) => sum + flocks * arrows,
  0,
)

/** Where all flocks of an attack fly: spread over the whole table, none twice in the same place. */
export function flocksOver({ tableWidth, height }: Pick<TableLayout, 'tableWidth' | 'height'>) {
  const angle = (SLOPE * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = (tableWidth * sin + height * cos) / 2
  const unit = Math.max(1, Math.max(tableWidth, height) / 844)
  const random = decorRandom(23)
  const all = (depth: Depth): Flock[] => {
    const { scale, ms, flocks } = LOOKS[depth]
    return Array.from({ length: flocks }, (_, i): Flock => {
      const share = (i + 0.2 + random() * 0.6) / flocks
      const across = (2 * share - 1) * reach * 0.92
      const order = (i * 3 + 1) % flocks
      return {
        depth,
        drawing: PICTURES[depth],
        x: tableWidth / 2 - sin * across,
        y: height / 2 + cos * across,
        scale: scale * unit,
        // Most of them come at once.
        delay: FIRST + ((order + random() * 0.6) / flocks) ** 1.7 * (LAST - FIRST),
        ms,
      }
    })
  }
  return [...all('far'), ...all('middle'), ...all('near')]
}

/** One picture a depth: an arrow's trail fades out behind it. */
const PICTURES: Readonly<Record<Depth, Drawing>> = {
  far: flockDrawing(LOOKS.far.arrows, 3),
  middle: flockDrawing(LOOKS.middle.arrows, 7),
  near: flockDrawing(LOOKS.near.arrows, 11),
}

function flockDrawing(count: number, seed: number): Drawing {
  const random = decorRandom(seed)
  const { width, height } = FLOCK
  const places = Array.from({ length: count }, (_, i) => ({
    x: width - ARROW - 4 - ((i * 2) % count) * (80 / count) - random() * 18,
    y: 10 + ((i + 0.15 + random() * 0.7) / count) * (height - 20),
    angle: 0,
    length: ARROW,
    scale: 1.15,
  }))
  const trails = places.map(({ x, y }): VectorNode => {
    const [from, to] = [Math.max(0, x - 190), x + 8]
    return path(`M${from} ${y}L${to} ${y - 4.6}V${y + 4.6}z`, { fill: 'url(#trail)' })
  })
  return {
    viewBox: [0, 0, width, height],
    gradients: [
      {
        kind: 'linear',
        id: 'trail',
        x1: 20,
        y1: 0,
        x2: width - ARROW,
        y2: 0,
        stops: [
          { at: 0, color: '#FFF3DC', opacity: 0 },
          { at: 0.55, color: '#FFF3DC', opacity: 0.16 },
          { at: 1, color: '#FFF3DC', opacity: 0.55 },
        ],
      },
    ],
    nodes: [...trails, ...arrowShapes(places)],
  }
}

/** Arrows that have struck the table and stay in it, in shares of its width and height. */
const STUCK = [
  [0.24, 0.2],
  [0.62, 0.17],
  [0.5, 0.3],
  [0.3, 0.42],
  [0.72, 0.47],
  [0.14, 0.5],
  [0.4, 0.6],
  [0.63, 0.63],
  [0.86, 0.36],
  [0.52, 0.72],
  [0.2, 0.68],
  [0.8, 0.66],
] as const

/** They strike in so many bursts. */
export const BURSTS = 3

/** The arrows of one burst, stuck aslant in the wood with their shadows. */
export function stuckDrawing(
  burst: number,
  { tableWidth: width, height }: Pick<TableLayout, 'tableWidth' | 'height'>,
): Drawing {
  const length = 46 * Math.max(1, Math.max(width, height) / 844)
  const places = STUCK.filter((_, i) => i % BURSTS === burst).map(([x, y], i) => {
    const angle = SLOPE + 14 - 9 * ((i + burst) % 4)
    const radians = (angle * Math.PI) / 180
    return {
      x: x * width - Math.cos(radians) * length,
      y: y * height - Math.sin(radians) * length,
      angle,
      length,
    }
  })
  const shadow = arrowShapes(places.map((place) => ({ ...place, angle: place.angle - 16 })))
  return {
    viewBox: [0, 0, width, height],
    nodes: [
      { kind: 'group', opacity: 0.3, children: shadow.slice(0, 1) },
      // The head is in the wood.
      ...arrowShapes(places.map((place) => ({ ...place, length: length + 4 }))).filter(
        (_, i) => i !== 2,
      ),
    ],
  }
}
