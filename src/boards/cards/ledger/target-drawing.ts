import { palette, path, type Drawing, type VectorNode } from '@/ui'

const SIZE = 120
const MIDDLE = SIZE / 2
/** The band that fills up. */
const RADIUS = 50
const BAND = 13

const point = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`
}

/** Clockwise from the top, so much of a whole turn. */
function arc(turn: number): string {
  // A whole turn would begin where it ends, and be none.
  const end = Math.min(turn, 0.9999)
  return `M${point(0, RADIUS)}A${RADIUS} ${RADIUS} 0 ${end > 0.5 ? 1 : 0} 1 ${point(end, RADIUS)}`
}

const ring = (r: number, fill: string): VectorNode => ({
  kind: 'circle',
  cx: MIDDLE,
  cy: MIDDLE,
  r,
  fill,
  stroke: 'rgba(90,52,32,0.28)',
  strokeWidth: 1.2,
})

/** Where the shots went through the wood, somewhere between band and figure. */
const HOLES = [0.06, 0.21, 0.37, 0.55, 0.68, 0.86] as const

/** A target of painted wood whose rim is as full as the part that went well. */
export function targetDrawing(rate: number, color: string): Drawing {
  const holes = HOLES.filter((at) => at < rate).map((at): VectorNode => {
    const [x, y] = point(at, RADIUS).split(' ').map(Number)
    return {
      kind: 'circle',
      cx: x ?? 0,
      cy: y ?? 0,
      r: 2.6,
      fill: palette.leather600,
      stroke: palette.parchment100,
      strokeWidth: 1,
    }
  })
  return {
    viewBox: [0, 0, SIZE, SIZE],
    nodes: [
      ring(RADIUS + BAND / 2, 'rgba(90,52,32,0.1)'),
      ...(rate > 0 ? [path(arc(rate), { stroke: color, strokeWidth: BAND })] : []),
      ...holes,
      ring(RADIUS - BAND / 2, palette.parchment100),
      ring(32, 'rgba(90,52,32,0.08)'),
    ],
  }
}
