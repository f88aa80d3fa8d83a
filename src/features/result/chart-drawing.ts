import { path, type Drawing } from '@/ui'
import type { LineLook } from './chart-look'

/** One seat's way through the match. */
export interface LifeLine {
  readonly life: readonly number[]
  /** The turn it ends in, if before the last. */
  readonly fell: number | null
  readonly look: LineLook
}

export interface ChartSize {
  readonly width: number
  readonly height: number
  readonly turns: number
  readonly most: number
}

/** Room for half a line and half a medallion at the edges. */
export const margin = { top: 8, bottom: 4 } as const

/** Where a turn and a number of lives lie in the plot. */
export function scalesOf({ width, height, turns, most }: ChartSize) {
  const unit = (height - margin.top - margin.bottom) / Math.max(1, most)
  return {
    x: (turn: number): number => (turn / Math.max(1, turns)) * width,
    y: (life: number): number => height - margin.bottom - life * unit,
  }
}

/** Up to so many lives each has its number. */
const FEW = 5

/** Numbers beside the plot: every third life, as bullets are counted, or each where there are few. */
export function lifeTicks(most: number): number[] {
  const step = most > FEW ? 3 : 1
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}

/** Turns named below the plot: the first, the last and one or two between them. */
export function turnTicks(turns: number): number[] {
  const step = Math.max(1, Math.round(turns / 4))
  const between = [1, 2, 3].map((i) => 1 + i * step).filter((turn) => turn <= turns - step * 0.7)
  return turns > 1 ? [1, ...between, turns] : [1]
}

/** Lines that run together lie side by side. */
const BESIDE = 1.7

/** How far a line is moved off the exact number, so that none hides another. */
export const offsetOf = (index: number, count: number): number => (index - (count - 1) / 2) * BESIDE

/** The plot as plain data: grid, ground line and every seat's steps. */
export function chartDrawing(lines: readonly LifeLine[], size: ChartSize, grid: string): Drawing {
  const { width, height, most } = size
  const { x, y } = scalesOf(size)
  const rules = lifeTicks(most).map((life) => `M0 ${y(life)}H${width}`)
  return {
    viewBox: [0, 0, width, height],
    nodes: [
      path(rules.join(''), { stroke: grid, strokeWidth: 1 }),
      ...lines.map(({ life, fell, look }, index) => {
        const beside = offsetOf(index, lines.length)
        const heights = life
          .slice(0, (fell ?? size.turns) + 1)
          .map((points) => y(points) + (points > 0 ? beside : 0))
        const d = heights
          .map((height, turn) => (turn === 0 ? `M${x(0)} ${height}` : `H${x(turn)}V${height}`))
          .join('')
        const { color, width: strokeWidth, dash } = look
        return path(d, { stroke: color, strokeWidth, ...(dash ? { dash } : {}) })
      }),
    ],
  }
}

/** Moves places apart until no two are nearer than `gap`, keeping their order and staying within `most`. */
export function spread(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place)
  const moved: number[] = []
  order.forEach(({ place }, k) => moved.push(Math.max(place, (moved[k - 1] ?? -Infinity) + gap)))
  for (let k = moved.length - 1; k >= 0; k--)
    moved[k] = Math.min(moved[k] ?? 0, k === moved.length - 1 ? most : (moved[k + 1] ?? 0) - gap)
  const result: number[] = []
  order.forEach(({ i }, k) => (result[i] = moved[k] ?? 0))
  return result
}
