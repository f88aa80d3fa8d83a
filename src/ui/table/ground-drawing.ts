import { decorRandom } from '../random'
import type { ThemeName } from '../tokens'
import { path } from '../vector'
import type { Drawing, Gradient, Shape, VectorNode } from '../vector'
import type { TableLayout } from './seat-layout'
import { outline } from './superellipse'
import type { Point } from './superellipse'

const lights = {
  dusk: {
    sky: ['#171D31', '#2B3756', '#4A4A5E', '#8A6A55'],
    mesas: ['#2E2C40', '#2A2430', '#1B110B'],
    floor: ['#3D2619', '#21140D', '#140C07'],
    seam: '#000000',
  },
  noon: {
    sky: ['#8DB8CB', '#A9C9D2', '#D3DCCB', '#F1E2B6'],
    mesas: ['#DFC3A4', '#D2AE89', '#B98F66'],
    floor: ['#A8774A', '#82552F', '#5E3A20'],
    seam: '#3D2619',
  },
} as const

/**
 * Sky, floor and the table itself. Everything that repeats (planks, grain, tacks) is gathered into
 * one path per paint: the picture is large, its tree is not.
 */
export function tableDrawing(layout: TableLayout, theme: ThemeName): Drawing {
  const { tableWidth: width, height } = layout
  const edge = edgeShapes(layout)
  return {
    viewBox: [0, 0, width, height],
    gradients: gradientsOf(layout, theme),
    nodes: [
      { kind: 'rect', x: 0, y: 0, width, height, rx: 0, fill: 'url(#floor)' },
      path(floorSeams(layout), { stroke: lights[theme].seam, strokeWidth: 1.5, opacity: 0.45 }),
      ...skyNodes(layout, theme),
      path(edge.rim, { fill: '#000000', opacity: 0.3 }),
      {
        kind: 'group',
        transform: 'translate(0 6)',
        opacity: 0.4,
        children: [path(edge.rim, { fill: '#000000' })],
      },
      path(edge.rim, { fill: 'url(#rim)', stroke: 'rgba(201,142,88,0.55)', strokeWidth: 1.2 }),
      path(edge.top, { fill: '#5A3420' }),
      { kind: 'group', clip: path(edge.top, {}), children: topNodes(layout, edge.top) },
      ...tackNodes(layout),
    ],
  }
}

function gradientsOf(layout: TableLayout, theme: ThemeName): readonly Gradient[] {
  const { oval, horizon, height } = layout
  const light = lights[theme]
  const even = (colors: readonly string[], ats: readonly number[]) =>
    colors.map((color, i) => ({ at: ats[i] ?? 1, color }))
  return [
    {
      kind: 'radial',
      id: 'floor',
      cx: oval.cx,
      cy: horizon,
      r: height * 0.75,
      stops: even(light.floor, [0, 0.5, 1]),
    },
    {
      kind: 'linear',
      id: 'sky',
      x1: 0,
      y1: 0,
      x2: 0,
      y2: Math.max(1, horizon),
      stops: even(light.sky, [0, 0.5, 0.82, 1]),
    },
    {
      kind: 'linear',
      id: 'rim',
      x1: 0,
      y1: oval.cy - layout.rim.b,
      x2: 0,
      y2: oval.cy + layout.rim.b,
      stops: even(['#9A6138', '#7A4A2C', '#5A3420', '#3D2619'], [0, 0.12, 0.6, 1]),
    },
    {
      kind: 'radial',
      id: 'lamp',
      cx: oval.cx,
      cy: oval.cy - oval.b * 0.15,
      r: Math.max(oval.b * 1.35, oval.a),
      stops: [
        { at: 0, color: '#F0C27A', opacity: 0.5 },
        { at: 0.35, color: '#E0A45C', opacity: 0.24 },
        { at: 0.7, color: '#7A4A2C', opacity: 0.02 },
        { at: 1, color: '#0D0704', opacity: 0.55 },
      ],
    },
  ]
}

/** The outline of rim and top: a closed oval, or one that runs straight down behind the rail. */
function edgeShapes(layout: TableLayout): { readonly rim: string; readonly top: string } {
  return { rim: edgePath(layout, 0), top: edgePath(layout, 20) }
}

function edgePath(layout: TableLayout, inset: number): string {
  const points = edgePoints(layout, inset, 240)
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  if (layout.rim.isClosed) return `M${points.map(text).join('L')}z`
  const upper = points.filter((p) => p.y <= layout.oval.cy)
  const [first, last] = [upper[0], upper.at(-1)]
  if (first === undefined || last === undefined) return ''
  const bottom = layout.rail.y + 30
  return `M${first.x.toFixed(1)} ${bottom}L${upper.map(text).join('L')}L${last.x.toFixed(1)} ${bottom}z`
}

function edgePoints(layout: TableLayout, inset: number, count: number): readonly Point[] {
  const { oval, rim } = layout
  return outline({ ...oval, a: rim.a - inset, b: rim.b - inset, power: 2.9 }, count)
}

function skyNodes(
  { tableWidth: width, horizon }: TableLayout,
  theme: ThemeName,
): readonly VectorNode[] {
  if (horizon <= 0) return []
  const light = lights[theme]
  const ridge = (steps: readonly (readonly [number, number])[]) =>
    `M0 ${horizon}L${steps.map(([x, y]) => `${(x * width).toFixed(0)} ${horizon - y}`).join('L')}L${width} ${horizon}z`
  return [
    { kind: 'rect', x: 0, y: 0, width, height: horizon, rx: 0, fill: 'url(#sky)' },
    path(ridge([[0, 28], [0.05, 28], [0.1, 38], [0.24, 38], [0.29, 14], [0.4, 10], [0.58, 9], [0.65, 12], [0.68, 34], [0.7, 46], [0.79, 46], [0.81, 34], [0.86, 34], [0.88, 20], [1, 16]]), { fill: light.mesas[0], opacity: 0.9 }), // prettier-ignore
    path(ridge([[0, 14], [0.12, 16], [0.3, 8], [0.5, 11], [0.8, 8], [1, 15]]), { fill: light.mesas[1], opacity: 0.85 }), // prettier-ignore
    path(ridge([[0, 7], [0.1, 8], [0.3, 3], [0.5, 6], [0.8, 3], [1, 8]]), { fill: light.mesas[2], opacity: 0.9 }), // prettier-ignore
    { kind: 'rect', x: 0, y: horizon, width, height: 3, rx: 0, fill: '#5A3420' },
    { kind: 'rect', x: 0, y: horizon + 3, width, height: 6, rx: 0, fill: '#000000', opacity: 0.5 },
  ]
}

function floorSeams({ tableWidth, horizon, height }: TableLayout): string {
  let d = ''
  for (let x = 36; x < tableWidth; x += 46) d += `M${x} ${horizon}V${height}`
  return d
}

/** Planks, grain and knots of the table top, its inner shadow and the lamp's pool. */
function topNodes(layout: TableLayout, top: string): readonly VectorNode[] {
  const { tableWidth: width, height, oval, rim, rail } = layout
  const random = decorRandom(7)
  const from = oval.cy - rim.b - 20
  const to = rim.isClosed ? oval.cy + rim.b : rail.y + 30
  const plank = Math.max(34, (to - from) / 14)
  const tones = ['', '', '']
  const grain = ['', '']
  let seams = ''
  let lights = ''
  let knots = ''
  for (let y = from; y < to; y += plank) {
    tones[Math.floor(random() * 3)] += `M0 ${y.toFixed(1)}h${width}v${plank.toFixed(1)}h${-width}z`
    seams += `M0 ${(y + plank - 0.8).toFixed(1)}h${width}M${(random() * width).toFixed(0)} ${y.toFixed(1)}v${plank.toFixed(1)}`
    lights += `M0 ${(y + 0.5).toFixed(1)}h${width}`
    for (let i = 0; i < 5; i++) {
      const length = 60 + random() * 200
      const bend = (random() - 0.5) * 6
      grain[i % 2] +=
        `M${(random() * width).toFixed(0)} ${(y + 4 + random() * (plank - 8)).toFixed(1)}q${(length / 2).toFixed(0)} ${bend.toFixed(1)} ${length.toFixed(0)} ${(bend / 3).toFixed(1)}`
    }
    if (random() < 0.3) {
      knots += `M${(30 + random() * (width - 60)).toFixed(0)} ${(y + plank / 2).toFixed(1)}a7 3.5 0 1 0 14 0a7 3.5 0 1 0-14 0z`
    }
  }
  return [
    ...tones.map((d, i): Shape => path(d, { fill: '#000000', opacity: 0.03 + i * 0.035 })),
    path(seams, { stroke: '#150B06', strokeWidth: 1.6, opacity: 0.6 }),
    path(lights, { stroke: '#E4B478', strokeWidth: 1, opacity: 0.1 }),
    ...grain.map((d, i): Shape =>
      path(d, { stroke: '#1B110B', strokeWidth: 0.8 + i * 0.5, opacity: 0.28 }),
    ),
    path(knots, { fill: '#1B110B', opacity: 0.35 }),
    path(top, { stroke: '#000000', strokeWidth: 22, opacity: 0.3 }),
    path(top, { stroke: '#000000', strokeWidth: 9, opacity: 0.35 }),
    { kind: 'rect', x: 0, y: 0, width, height, rx: 0, fill: 'url(#lamp)' },
  ]
}

function tackNodes(layout: TableLayout): readonly Shape[] {
  const places = tackPlaces(layout)
  const dots = (dx: number, dy: number, r: number) =>
    places
      .map(
        ({ x, y }) =>
          `M${(x + dx - r).toFixed(1)} ${(y + dy).toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
      )
      .join('')
  return [
    path(dots(0, 0.8, 2.3), { fill: '#1B110B' }),
    path(dots(0, 0, 2), { fill: '#C9973B' }),
    path(dots(-0.4, -0.6, 0.8), { fill: '#FBE7B4' }),
  ]
}

function tackPlaces(layout: TableLayout): readonly Point[] {
  const { oval, rim, rail } = layout
  const line = edgePoints(layout, 17, 1440)
  const places: Point[] = []
  let since = 0
  let previous = line[0]
  for (const point of line) {
    since += previous === undefined ? 0 : Math.hypot(point.x - previous.x, point.y - previous.y)
    previous = point
    if (since < 19) continue
    since = 0
    if (rim.isClosed || point.y <= oval.cy) places.push(point)
  }
  if (rim.isClosed) return places
  for (let y = oval.cy + 10; y < rail.y; y += 19) {
    places.push({ x: oval.cx - rim.a + 17, y }, { x: oval.cx + rim.a - 17, y })
  }
  return places
}
