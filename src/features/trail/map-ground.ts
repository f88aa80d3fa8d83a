import { path, type Drawing, type ThemeName, type VectorNode } from '@/ui'
import { landmarks } from './landmarks'

/** The map's own units: as wide as a phone. */
export const MAP_WIDTH = 390
const FIRST = 150
const STEP = 104
const END = 330

/** Where a stop lies: the trail winds from side to side, no two bends alike. */
export function placeOf(i: number): { readonly x: number; readonly y: number } {
  const swing = Math.sin(i * 1.05) * 96 + Math.sin(i * 2.3 + 1) * 22
  return { x: Math.round(MAP_WIDTH / 2 + swing), y: FIRST + i * STEP }
}

export const mapHeight = (stops: number): number => FIRST + (stops - 1) * STEP + END

/** The way between two stops, as a curve that leaves and arrives upright. */
function wayTo(i: number): string {
  const [from, to] = [placeOf(i - 1), placeOf(i)]
  const mid = (from.y + to.y) / 2
  return `C${from.x} ${mid} ${to.x} ${mid} ${to.x} ${to.y}`
}

/** The trail from its beginning to a stop. */
export function wayThrough(stops: number): string {
  const { x, y } = placeOf(0)
  const start = `M${x - 60} ${y - 110}C${x - 70} ${y - 50} ${x} ${y - 60} ${x} ${y}`
  return start + Array.from({ length: Math.max(0, stops - 1) }, (_, i) => wayTo(i + 1)).join('')
}

interface Light {
  /** The ground from the morning at the top to the evening at the foot. */
  readonly ground: readonly string[]
  readonly hill: readonly string[]
  readonly way: string
  readonly ridden: string
  /** Lines of what stands beside the trail, and the shadows below. */
  readonly ink: string
  readonly shade: string
  readonly water: string
  readonly sun: string
  readonly sky: readonly string[]
}

const LIGHTS: Readonly<Record<ThemeName, Light>> = {
  noon: {
    ground: ['#F6E8C8', '#EFD6A2', '#E3B878', '#D79A5E', '#C9774A'],
    hill: ['#E6CB93', '#D9AE70', '#CB9055', '#B87245'],
    way: '#FBF1DC',
    ridden: '#A3341F',
    ink: '#5A3420',
    shade: '#5A3420',
    water: '#7FA9B8',
    sun: '#FBE7B4',
    sky: ['#F0CB7C', '#E58B4F', '#A84E4A'],
  },
  dusk: {
    ground: ['#3A2A22', '#3F2A1E', '#4A2D1D', '#55301C', '#5E2F20'],
    hill: ['#33241D', '#382419', '#432818', '#4A2A1A'],
    way: '#C9A36C',
    ridden: '#F0A08A',
    ink: '#C09460',
    shade: '#120B07',
    water: '#3B5A72',
    sun: '#F0CB7C',
    sky: ['#A3503A', '#6B3A55', '#1F2740'],
  },
}

/** Rolling ground behind the trail: bands of hills, lower ones nearer. */
function hills(height: number, { hill }: Light): VectorNode[] {
  return Array.from({ length: 13 }, (_, i) => {
    const y = 60 + (i * (height - END)) / 12.4
    const lift = 26 + ((i * 37) % 30)
    const peak = 60 + ((i * 131) % 270)
    const d = `M0 ${y}C${peak - 90} ${y - 6} ${peak - 50} ${y - lift} ${peak} ${y - lift}S${peak + 110} ${y + 8} 390 ${y - 10}V${height}H0z`
    return path(d, { fill: hill[i % hill.length] ?? '#CB9055', opacity: 0.3 })
  })
}

/** The end of the ride: mesas before the sun. */
function sunset(height: number, light: Light): VectorNode[] {
  const y = height - END + 60
  const [low = '#E58B4F', middle = '#A84E4A', deep = '#1F2740'] = light.sky
  return [
    path(`M0 ${y}C90 ${y - 30} 300 ${y - 34} 390 ${y - 6}V${height}H0z`, { fill: 'url(#evening)' }),
    { kind: 'circle', cx: 195, cy: y + 120, r: 118, fill: low, opacity: 0.35 },
    { kind: 'circle', cx: 195, cy: y + 120, r: 84, fill: light.sun, opacity: 0.55 },
    { kind: 'circle', cx: 195, cy: y + 120, r: 58, fill: light.sun },
    path(`M0 ${y + 118}h46l10-44h52l12 44h40v40H0z`, { fill: middle }),
    path(`M390 ${y + 108}h-40l-8-52h-34l-6 18h-26l-12 34h-34v60h160z`, { fill: middle }),
    path(`M0 ${y + 148}C110 ${y + 126} 250 ${y + 166} 390 ${y + 138}V${height}H0z`, { fill: deep }),
  ]
}

/** The whole map below the stops: land, water, landmarks, and the trail with the part that was ridden. */
export function mapDrawing(stops: number, ridden: number, theme: ThemeName): Drawing {
  const light = LIGHTS[theme]
  const height = mapHeight(stops)
  const whole = wayThrough(stops)
  const [top = '#F6E8C8'] = light.ground
  return {
    viewBox: [0, 0, MAP_WIDTH, height],
    gradients: [
      {
        ...{ kind: 'linear', id: 'land', x1: 0, y1: 0, x2: 0, y2: height },
        stops: light.ground.map((color, i) => ({ at: i / (light.ground.length - 1), color })),
      },
      {
        ...{ kind: 'linear', id: 'evening', x1: 0, y1: height - END, x2: 0, y2: height },
        stops: [
          { at: 0, color: light.sky[1] ?? top },
          { at: 0.55, color: light.sky[0] ?? top },
          { at: 1, color: light.sky[2] ?? top },
        ],
      },
    ],
    nodes: [
      { ...{ kind: 'rect', x: 0, y: 0, width: MAP_WIDTH, height, rx: 0 }, fill: 'url(#land)' },
      ...hills(height, light),
      ...sunset(height, light),
      ...landmarks(stops, light),
      path(whole, { stroke: light.shade, strokeWidth: 17, opacity: 0.3 }),
      path(whole, { stroke: light.way, strokeWidth: 12 }),
      path(whole, { stroke: light.shade, strokeWidth: 1.6, dash: '2 11', opacity: 0.55 }),
      ...(ridden > 0
        ? [path(wayThrough(ridden), { stroke: light.ridden, strokeWidth: 4, dash: '11 9' })]
        : []),
    ],
  }
}

export type { Light }
