import type { FormPoint } from '@/store/history/form'
import { palette, path, type Drawing } from '@/ui'

/** Room for half a line and half a dot at the edges. */
const EDGE = 7

export interface FormSize {
  readonly width: number
  readonly height: number
}

/** Where a point lies in the plot. Games stand at equal distances: a pause of a year is no form. */
export function formScales({ width, height }: FormSize, count: number) {
  const step = (width - 2 * EDGE) / Math.max(1, count - 1)
  return {
    x: (i: number): number => EDGE + i * step,
    y: (rate: number): number => EDGE + (1 - rate) * (height - 2 * EDGE),
  }
}

/**
 * Rules at nothing, half and all; the line above its shade; a dot for now. Straight from game to game.
 */
export function formDrawing(points: readonly FormPoint[], size: FormSize): Drawing {
  const { width, height } = size
  const { x, y } = formScales(size, points.length)
  const way = points.map(({ rate }, i) => `${x(i).toFixed(1)} ${y(rate).toFixed(1)}`).join('L')
  const last = points.length - 1
  return {
    viewBox: [0, 0, width, height],
    gradients: [
      {
        kind: 'linear',
        id: 'form-shade',
        x1: 0,
        y1: 0,
        x2: 0,
        y2: height,
        stops: [
          { at: 0, color: palette.brass500, opacity: 0.65 },
          { at: 1, color: palette.brass500, opacity: 0.1 },
        ],
      },
    ],
    nodes: [
      path(`M0 ${y(0)}H${width}M0 ${y(1)}H${width}`, {
        stroke: 'rgba(90,52,32,0.35)',
        strokeWidth: 1,
      }),
      path(`M0 ${y(0.5)}H${width}`, {
        stroke: 'rgba(90,52,32,0.45)',
        strokeWidth: 1,
        dash: '4 5',
      }),
      path(`M${x(0)} ${y(0)}L${way}V${y(0)}z`, { fill: 'url(#form-shade)' }),
      path(`M${way}`, { stroke: palette.leather600, strokeWidth: 3 }),
      {
        kind: 'circle',
        cx: x(last),
        cy: y(points[last]?.rate ?? 0),
        r: 5.5,
        fill: palette.barn600,
        stroke: palette.parchment100,
        strokeWidth: 1.5,
      },
    ],
  }
}
