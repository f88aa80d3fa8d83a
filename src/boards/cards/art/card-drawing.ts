import type { KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { path, type Drawing, type VectorNode } from '@/ui'
import { cardArt, type CardArtName } from './card-art'
import { FACES, diamonds, rays, rounded, short, tabOf, ticket } from './card-shapes'
import type { FaceKind, Measures } from './card-shapes'
import { KIND_LOOKS } from './kind-look'

const INK = '#1B120C'
const PAPER = '#FBF1DC'
const BAND = '#F3E3C3'
const LEATHER = '#5A3420'
const STEEL = '#28344F'

const cache = new Map<string, Drawing>()

/**
 * The face of a kind of card. Frame, ground and symbols are the same on many cards, so they are put together here instead
 * of being stored sixty-six times. Value, suit and name are words: the component writes them.
 */
export function cardDrawing(kind: KindId, face: FaceKind): Drawing {
  const key = `${kind}/${face}`
  const known = cache.get(key)
  if (known) return known
  const drawing = composed(kind, face)
  cache.set(key, drawing)
  return drawing
}

function composed(kind: KindId, face: FaceKind): Drawing {
  const m = FACES[face]
  const isBlue = KINDS[kind].border === 'blue'
  const edge = isBlue ? STEEL : LEATHER
  const window = windowOf(m, isBlue)
  const [top, bottom] = isBlue ? ['#52658F', '#2F3C5A'] : ['#A56B40', '#6B3F24']
  const nodes: VectorNode[] = [
    ...(isBlue ? plate(m) : ticketFrame(m)),
    { kind: 'group', clip: path(window, {}), children: picture(kind, face) },
    path(window, { stroke: edge, strokeWidth: m.line }),
    ...(m.band > 0 ? nameBand(m, isBlue) : []),
    ...(isBlue ? rivets(m) : []),
    path(tabOf(m, isBlue), { fill: PAPER, stroke: edge, strokeWidth: m.line }),
    ...sightOf(kind, m),
    ...(face === 'full' ? symbolRow(kind) : []),
  ]
  return {
    viewBox: [0, 0, m.width, m.height],
    nodes,
    gradients: [
      {
        kind: 'linear',
        id: 'edge',
        x1: 0,
        y1: 0,
        x2: 0,
        y2: m.height,
        stops: [
          { at: 0, color: top },
          { at: 1, color: bottom },
        ],
      },
    ],
  }
}

const windowBox = (m: Measures) => ({
  x: m.margin,
  y: m.margin,
  width: m.width - 2 * m.margin,
  height: (m.band || m.height - m.margin) - m.margin,
})

function windowOf(m: Measures, isBlue: boolean): string {
  const { x, y, width, height } = windowBox(m)
  return rounded([x, y, width, height], isBlue ? m.round * 0.55 : 1.5)
}

/** A steel plate with round corners: this card stays. */
const plate = (m: Measures): VectorNode[] => [
  path(rounded([0, 0, m.width, m.height], m.round), { fill: 'url(#edge)' }),
  path(
    rounded([m.line / 2, m.line / 2, m.width - m.line, m.height - m.line], m.round - m.line / 2),
    { stroke: STEEL, strokeWidth: m.line },
  ),
  path(`M${m.round} ${m.line * 0.9}H${m.width - m.round}`, {
    stroke: '#AEBBD6',
    strokeWidth: m.line * 0.6,
  }),
]

/** A ticket with cut corners, notched where it is torn: this card is used once. */
const ticketFrame = (m: Measures): VectorNode[] => [
  path(ticket(m, 0), { fill: PAPER }),
  path(ticket(m, m.line * 0.9), { fill: 'url(#edge)' }),
]

function picture(kind: KindId, face: FaceKind): VectorNode[] {
  const m = FACES[face]
  const { ground, light } = KIND_LOOKS[kind]
  const { x, y, width, height } = windowBox(m)
  const cx = m.width / 2
  const scale = m.picture / 96
  const isWeapon = KINDS[kind].reach > 0
  const dx = isWeapon ? (face === 'mini' ? -2 : -4) * scale : 0
  const dy = isWeapon ? (face === 'mini' ? -11 : -9) * scale : 0
  return [
    { kind: 'rect', x, y, width, height, rx: 0, fill: ground },
    path(rays(cx, m.centre, m.width), { fill: light, opacity: 0.22 }),
    { kind: 'circle', cx, cy: m.centre, r: m.picture * 0.52, fill: light },
    ...(kind === 'mustang' || kind === 'cat-balou' ? [] : [shade(cx, m)]),
    placed(`pic-${kind}`, { x: cx - 48 * scale + dx, y: m.centre - 48 * scale + dy, scale }),
  ]
}

const shade = (cx: number, m: Measures): VectorNode => ({
  kind: 'ellipse',
  cx,
  cy: m.centre + m.picture * 0.47,
  rx: m.picture * 0.4,
  ry: m.picture * 0.07,
  fill: INK,
  opacity: 0.2,
})

function nameBand(m: Measures, isBlue: boolean): VectorNode[] {
  const isFull = m.width === FACES.full.width
  const side = isFull ? m.margin : m.margin * 0.62
  if (isBlue) {
    const box = [
      side,
      m.band + m.margin * 0.6,
      m.width - 2 * side,
      m.height - m.band - m.margin * 1.32,
    ] as const
    return [path(rounded(box, m.round * 0.55), { fill: BAND })]
  }
  const lower = isFull ? 1 : -3
  const top = m.tear + m.notch + lower
  const box = [
    side,
    top,
    m.width - 2 * side,
    m.height - m.tear - m.notch - m.margin * 0.72 - lower,
  ] as const
  return [
    path(rounded(box, 2), { fill: BAND }),
    path(`M${m.notch + 6} ${m.tear + (isFull ? 5 : 2)}H${m.width - m.notch - 5}`, {
      stroke: BAND,
      strokeWidth: m.line * 0.8,
      dash: `${m.line * 2.2} ${m.line * 1.8}`,
    }),
  ]
}

function rivets(m: Measures): VectorNode[] {
  const q = m.round * 0.36 + m.line * 0.4 + 1
  return [
    [m.width - q, q],
    [q, m.height - q],
    [m.width - q, m.height - q],
  ].flatMap(([x = 0, y = 0]): VectorNode[] => [
    { kind: 'circle', cx: x, cy: y + 0.6, r: m.rivet + 1.2, fill: STEEL },
    { kind: 'circle', cx: x, cy: y, r: m.rivet, fill: '#E0B45C' },
    {
      kind: 'circle',
      cx: x - m.rivet * 0.3,
      cy: y - m.rivet * 0.35,
      r: m.rivet * 0.4,
      fill: '#FFF9EC',
    },
  ])
}

/** Reach is a figure in a brass sight. */
function sightOf(kind: KindId, m: Measures): VectorNode[] {
  const art = SIGHTS[KINDS[kind].reach]
  if (!art) return []
  const gap = m.band > 0 ? 1 : -1
  const x = m.width - m.margin - 2 * m.sight - gap
  const y = (m.band || m.height - m.margin) - 2 * m.sight - gap
  return [placed(art, { x, y, scale: m.sight / 28 })]
}

const SIGHTS: Readonly<Record<number, CardArtName>> = {
  1: 'sight-1',
  2: 'sight-2',
  3: 'sight-3',
  4: 'sight-4',
  5: 'sight-5',
}

/** Size of a symbol and the gap between two, by how many there are. */
const ROWS: Readonly<Record<number, readonly [number, number]>> = {
  1: [39, 10],
  2: [37, 10],
  3: [35, 10],
  4: [32, 7],
  5: [29, 4],
}

function symbolRow(kind: KindId): VectorNode[] {
  const { symbols } = KIND_LOOKS[kind]
  const n = symbols.length
  const [size, gap] = ROWS[n] ?? [29, 4]
  const left = FACES.full.width / 2 - (n * size + (n - 1) * gap) / 2
  return symbols.map((symbol, i) =>
    placed(`sym-${symbol}`, { x: left + i * (size + gap), y: 250.5 - size / 2, scale: size / 24 }),
  )
}

interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const placed = (name: CardArtName, { x, y, scale }: Place): VectorNode => ({
  kind: 'group',
  transform: `matrix(${[scale, 0, 0, scale, x, y].map(short).join(',')})`,
  children: cardArt(name).nodes,
})

/** The back that all cards share. */
export const backDrawing: Drawing = {
  viewBox: [0, 0, 200, 280],
  gradients: [
    {
      kind: 'linear',
      id: 'leather',
      x1: 0,
      y1: 0,
      x2: 0,
      y2: 280,
      stops: [
        { at: 0, color: '#7E4B2B' },
        { at: 1, color: '#4C2A19' },
      ],
    },
  ],
  nodes: [
    path(rounded([0, 0, 200, 280], 14), { fill: BAND }),
    path(rounded([7, 7, 186, 266], 9), {
      fill: 'url(#leather)',
      stroke: '#2B1A12',
      strokeWidth: 3,
    }),
    path(rounded([17, 17, 166, 246], 4), { stroke: '#E0B45C', strokeWidth: 2.6, dash: '9 6' }),
    path(diamonds(), { fill: LEATHER, opacity: 0.6 }),
    { kind: 'circle', cx: 100, cy: 140, r: 68, fill: '#2B1A12' },
    { kind: 'circle', cx: 100, cy: 138.5, r: 65, fill: '#C9973B' },
    { kind: 'circle', cx: 100, cy: 140, r: 60, fill: LEATHER },
    { kind: 'circle', cx: 100, cy: 143, r: 55, fill: '#3D2619' },
    placed('back-mark', { x: 46, y: 92, scale: 1.08 }),
  ],
}
