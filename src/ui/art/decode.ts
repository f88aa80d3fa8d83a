import type { Drawing, Shape, VectorNode } from '../vector'
import { artColours, artDrawings, artShapes, artTransforms } from './generated/art-data'

/** Drawings as `scripts/make-art.mjs` writes them: what they share stands once, in tables. */
export interface ArtBook<N extends string> {
  readonly shapes: readonly string[]
  readonly transforms: readonly string[]
  readonly colours: readonly string[]
  readonly drawings: Readonly<Record<N, string>>
}

/** `grey` is for those who have left the game. */
export type ArtTone = 'full' | 'grey'

/**
 * The drawings of a book by their names, each decoded once. Notation: the size, then per shape
 * `shape,fill[,stroke,width]`, and groups from `(t3` (transform) or `(c7` (clip) to `)`.
 */
export function drawingsOf<N extends string>(
  book: ArtBook<N>,
): (name: N, tone?: ArtTone) => Drawing {
  const cache = new Map<string, Drawing>()
  return (name, tone = 'full') => {
    const key = `${name}/${tone}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const drawing = decode(book, name, tone)
    cache.set(key, drawing)
    return drawing
  }
}

/** A drawing of ours by the name of its file in assets/art. */
export type ArtName = keyof typeof artDrawings

/** The drawing behind a name. */
export const artDrawing = drawingsOf<ArtName>({
  shapes: artShapes,
  transforms: artTransforms,
  colours: artColours,
  drawings: artDrawings,
})

interface OpenGroup {
  readonly transform?: string
  readonly clip?: Shape
  readonly children: VectorNode[]
}

function decode<N extends string>(book: ArtBook<N>, name: N, tone: ArtTone): Drawing {
  const [size, ...tokens] = book.drawings[name].split(' ')
  const side = Number(size)
  const nodes: VectorNode[] = []
  const open: OpenGroup[] = []
  const add = (node: VectorNode) => (open.at(-1)?.children ?? nodes).push(node)
  for (const token of tokens) {
    if (token === ')') {
      const group = open.pop()
      if (group !== undefined) add({ kind: 'group', ...group })
    } else if (token.startsWith('(t')) {
      open.push({ transform: matrixOf(entry(book.transforms, token.slice(2))), children: [] })
    } else if (token.startsWith('(c')) {
      open.push({ clip: shapeOf(entry(book.shapes, token.slice(2)), {}), children: [] })
    } else {
      add(decodeShape(book, token, tone))
    }
  }
  return { viewBox: [0, 0, side, side], nodes }
}

type Tables = Pick<ArtBook<never>, 'shapes' | 'colours'>

function decodeShape({ shapes, colours }: Tables, token: string, tone: ArtTone): Shape {
  const [shape, fill, stroke, width] = token.split(',')
  return shapeOf(entry(shapes, shape), {
    fill: fill ? toned(entry(colours, fill), tone) : 'none',
    ...(stroke ? { stroke: toned(entry(colours, stroke), tone), strokeWidth: Number(width) } : {}),
  })
}

function shapeOf(
  text: string,
  paint: { fill?: string; stroke?: string; strokeWidth?: number },
): Shape {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = text.slice(1).split(' ').map(Number)
  switch (text[0]) {
    case 'c':
      return { kind: 'circle', cx: a, cy: b, r: c, ...paint }
    case 'e':
      return { kind: 'ellipse', cx: a, cy: b, rx: c, ry: d, ...paint }
    case 'r':
      return { kind: 'rect', x: a, y: b, width: c, height: d, rx: e, ...paint }
    default:
      return { kind: 'path', d: text, ...paint }
  }
}

const toned = (colour: string, tone: ArtTone): string => (tone === 'grey' ? greyOf(colour) : colour)

/** Luminance, pulled a little towards the wood so that a dead face sinks into the table. */
function greyOf(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
  const light = (0.3 * (r ?? 0) + 0.59 * (g ?? 0) + 0.11 * (b ?? 0)) * 0.62 + 16
  const part = (warmth: number) =>
    Math.round(light * warmth)
      .toString(16)
      .padStart(2, '0')
  return `#${part(1.04)}${part(0.99)}${part(0.93)}${hex.slice(7)}`
}

function entry(list: readonly string[], index: string | undefined): string {
  const value = list[Number(index)]
  if (value === undefined) throw new Error(`art: no entry ${index}`)
  return value
}

/** With commas: SVG would do without, but a canvas reads it as CSS does. */
const matrixOf = (numbers: string): string => `matrix(${numbers.split(' ').join(',')})`
