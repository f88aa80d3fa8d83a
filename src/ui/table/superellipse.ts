/** A point of the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Half axes and centre of an oval; `power` 2 is an ellipse, more is squarer. */
export interface Oval {
  readonly cx: number
  readonly cy: number
  readonly a: number
  readonly b: number
  readonly power: number
}

const samples = 1440

/** The oval from its lowest point, clockwise on screen (bottom, left, top, right). */
export function outline({ cx, cy, a, b, power }: Oval, count: number = samples): readonly Point[] {
  const bent = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power)
  return Array.from({ length: count }, (_, i) => {
    const t = Math.PI / 2 + (i * 2 * Math.PI) / count
    return { x: cx + a * bent(Math.cos(t)), y: cy + b * bent(Math.sin(t)) }
  })
}

/** Walks along a closed line by arc length: seats are as far apart as the table allows. */
export function walkAlong(points: readonly Point[]) {
  const lengths = [0]
  for (let i = 1; i <= points.length; i++) {
    const [p, q] = [at(points, i - 1), at(points, i % points.length)]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(q.x - p.x, q.y - p.y))
  }
  const total = lengths[points.length] ?? 0
  const pointAt = (distance: number): Point => {
    const i = Math.max(1, firstAtLeast(lengths, distance))
    const [from, to] = [lengths[i - 1] ?? 0, lengths[i] ?? 0]
    const part = to === from ? 0 : (distance - from) / (to - from)
    const [p, q] = [at(points, i - 1), at(points, i % points.length)]
    return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part }
  }
  return { total, pointAt }
}

function firstAtLeast(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) >= value) high = middle
    else low = middle + 1
  }
  return low
}

function at(points: readonly Point[], i: number): Point {
  const point = points[i]
  if (point === undefined) throw new Error(`superellipse: no point ${i}`)
  return point
}
