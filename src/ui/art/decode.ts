import type { Drawing, Shape, VectorNode } from '../vector'
import { artColours, artDrawings, artShapes, artTransforms } from './generated/art-data'

/** A drawing of ours by the name of its file in assets/art. */
export type ArtName = keyof typeof artDrawings

/** `grey` is for those who have left the game. */
export type ArtTone = 'full' | 'grey'

const cache = new Map<string, Drawing>()

/**
 * The drawing behind a name, decoded once. Notation: the size, then per shape
 * `shape,fill[,stroke,width]`, and groups from `(t3` (transform) or `(c7` (clip) to `)`.
 */
export function artDrawing(name: ArtName, tone: ArtTone = 'full'): Drawing {
  const key = `${name}/${tone}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const drawing = decode(artDrawings[name], tone)
  cache.set(key, drawing)
  return drawing
}

interface OpenGroup {
  readonly transform?: string
  readonly clip?: Shape
  readonly children: VectorNode[]
}

function decode(text: string, tone: ArtTone): Drawing {
  const [size, ...tokens] = text.split(' ')
  const side = Number(size)
  const nodes: VectorNode[] = []
  const open: OpenGroup[] = []
  const add = (node: VectorNode) => (open.at(-1)?.children ?? nodes).push(node)
  for (const token of tokens) {
    if (token === ')') {
      const group = open.pop()
      if (group !== undefined) add({ kind: 'group', ...group })
    } else if (token.startsWith('(t')) {
      open.push({ transform: matrixOf(token.slice(2)), children: [] })
    } else if (token.startsWith('(c')) {
      open.push({ clip: shapeOf(entry(artShapes, token.slice(2)), {}), children: [] })
    } else {
      add(decodeShape(token, tone))
    }
  }
  return { viewBox: [0, 0, side, side], nodes }
}

function decodeShape(token: string, tone: ArtTone): Shape {
  const [shape, fill, stroke, width] = token.split(',')
  return shapeOf(entry(artShapes, shape), {
    fill: fill ? colour(fill, tone) : 'none',
    ...(stroke ? { stroke: colour(stroke, tone), strokeWidth: Number(width) } : {}),
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

function colour(index: string, tone: ArtTone): string {
  const value = entry(artColours, index)
  return tone === 'grey' ? greyOf(value) : value
}

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
function matrixOf(index: string): string {
  return `matrix(${entry(artTransforms, index).split(' ').join(',')})`
}
