import { path } from '../vector'
import type { Shape } from '../vector'

/** Where one arrow lies: its tail, its direction in degrees (0 points right), and its length. */
export interface ArrowPlace {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  /** Thickness, 1 for an arrow of about 44 px. */
  readonly scale?: number
}

type Point = readonly [along: number, across: number]

/** Any number of arrows as five shapes: points are placed here instead of in a group per arrow. */
export function arrowShapes(places: readonly ArrowPlace[]): readonly Shape[] {
  const all = (points: (length: number) => readonly (readonly Point[])[], close: string) =>
    places
      .flatMap((place) =>
        points(place.length / (place.scale ?? 1)).map((p) => trace(place, p, close)),
      )
      .join('')
  const scale = places[0]?.scale ?? 1
  const shaft = all((l) => [[[4, 0], [l - 7, 0]]], '') // prettier-ignore
  const head = all((l) => [[[l, 0], [l - 10, -4.2], [l - 7.5, 0], [l - 10, 4.2]]], 'z') // prettier-ignore
  const feathers = all(
    () => [
      [[1, -5], [10, -5], [14, -0.6], [5, -0.6]],
      [[1, 5], [10, 5], [14, 0.6], [5, 0.6]],
    ], // prettier-ignore
    'z',
  )
  return [
    path(shaft, { stroke: '#1B110B', strokeWidth: 4 * scale }),
    path(shaft, { stroke: '#D9B77E', strokeWidth: 2.4 * scale }),
    path(head, { fill: '#8FA1C7', stroke: '#1B110B', strokeWidth: 1 * scale }),
    path(feathers, { fill: '#C4472D', stroke: '#1B110B', strokeWidth: 0.9 * scale }),
  ]
}

/** The grooves where arrows would lie: an empty place is seen, not guessed. */
export function grooveShapes(places: readonly ArrowPlace[]): readonly Shape[] {
  const line = (dy: number) =>
    places
      .map((p) =>
        trace(
          { ...p, y: p.y + dy },
          [
            [6, 0],
            [p.length / (p.scale ?? 1) - 2, 0],
          ],
          '',
        ),
      ) // prettier-ignore
      .join('')
  return [
    path(line(0), { stroke: 'rgba(27,17,11,0.42)', strokeWidth: 3.5 }),
    path(line(1.8), { stroke: 'rgba(240,194,122,0.16)', strokeWidth: 1 }),
  ]
}

function trace(place: ArrowPlace, points: readonly Point[], close: string): string {
  const radians = (place.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const scale = place.scale ?? 1
  const at = ([along, across]: Point) => {
    const x = place.x + (along * cos - across * sin) * scale
    const y = place.y + (along * sin + across * cos) * scale
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return `M${points.map(at).join('L')}${close}`
}
