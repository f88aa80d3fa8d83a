import { memo } from 'react'

import { Vector, path } from '../vector'
import type { Drawing } from '../vector'

/** Bullets are counted in threes, like the tokens. */
const groupOf = 3

interface BulletRowProps {
  readonly life: number
  readonly max: number
  /** Height of a bullet; the rest follows. */
  readonly height?: number
  /** A long belt shrinks to fit. */
  readonly maxWidth?: number
  /** What it lies on: empty chambers must be seen there. */
  readonly on?: keyof typeof chambers
}

const chambers = {
  wood: { fill: 'rgba(0,0,0,0.42)', stroke: 'rgba(228,204,158,0.36)' },
  paper: { fill: 'rgba(90,52,32,0.12)', stroke: 'rgba(90,52,32,0.3)' },
  brass: { fill: 'rgba(58,36,8,0.34)', stroke: 'rgba(58,36,8,0.75)' },
} as const

const cache = new Map<string, Drawing>()

/** Life as a cartridge belt: full ones brass, spent ones empty chambers. */
export const BulletRow = memo(function BulletRow(props: BulletRowProps) {
  const { life, max, height: tallest = 13, maxWidth = Infinity, on = 'wood' } = props
  const full = Math.max(0, life)
  const row = Array.from({ length: Math.max(max, full) }, (_, i) => i < full)
  const drawing = rowDrawing(row, groupOf, on)
  return <Row drawing={drawing} tallest={tallest} maxWidth={maxWidth} />
})

interface BulletTallyProps {
  /** A bullet or an empty chamber each. */
  readonly row: readonly boolean[]
  readonly height: number
  readonly maxWidth: number
}

/** How the last matches ended, on paper: a bullet for each that was won, in fives as one keeps a tally. */
export const BulletTally = memo(function BulletTally({ row, height, maxWidth }: BulletTallyProps) {
  return <Row drawing={rowDrawing(row, 5, 'paper')} tallest={height} maxWidth={maxWidth} />
})

interface RowProps {
  readonly drawing: Drawing
  readonly tallest: number
  readonly maxWidth: number
}

function Row({ drawing, tallest, maxWidth }: RowProps) {
  const widest = Math.min(maxWidth, (drawing.viewBox[2] * tallest) / unit.height)
  const width = Math.floor(widest)
  const height = (widest * unit.height) / drawing.viewBox[2]
  return <Vector drawing={drawing} width={width} height={height} />
}

const unit = { width: 12, height: 26, gap: 3, group: 8, tip: 11 } as const

function rowDrawing(row: readonly boolean[], group: number, on: keyof typeof chambers): Drawing {
  const key = `${row.map(Number).join('')}/${group}/${on}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const xs = row.map((_, i) => 1 + i * (unit.width + unit.gap) + Math.floor(i / group) * unit.group)
  const full = xs.filter((_, i) => row[i])
  const spent = xs.filter((_, i) => !row[i])
  const each = (places: readonly number[], d: (x: number) => string) => places.map(d).join('')
  const drawing: Drawing = {
    viewBox: [0, 0, (xs.at(-1) ?? 0) + unit.width + 1, unit.height],
    nodes: [
      path(each(spent, chamber), { ...chambers[on], strokeWidth: 1.6 }),
      path(each(full, tip), { fill: '#B4683C' }),
      path(
        each(full, (x) => bar(x, 0, 12)),
        { fill: '#E0B45C' },
      ),
      path(
        each(full, (x) => bar(x, 2.4, 3.8)),
        { fill: '#F7DE9C' },
      ),
      path(
        each(full, (x) => bar(x, 9, 3)),
        { fill: '#B78732' },
      ),
      path(
        each(full, (x) => `M${x - 0.8} 22.6h13.6v3.4h-13.6z`),
        { fill: '#A87A2A' },
      ),
    ],
  }
  cache.set(key, drawing)
  return drawing
}

const tip = (x: number) =>
  `M${x} ${unit.tip}C${x} 4 ${x + 3.4} 0 ${x + 6} 0S${x + 12} 4 ${x + 12} ${unit.tip}z`
const bar = (x: number, from: number, width: number) =>
  `M${x + from} ${unit.tip}h${width}v12h${-width}z`
const chamber = (x: number) =>
  `M${x + 1} ${unit.tip}C${x + 1} 4.6 ${x + 3.6} 1.2 ${x + 6} 1.2S${x + 11} 4.6 ${x + 11} ${unit.tip}V25H${x + 1}z`
