/** How a shape is painted. Colours are CSS colours, `currentColor`, or `url(#name)` of a gradient. */
export interface Paint {
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly opacity?: number
  readonly dash?: string
}

/** A shape that both renderers of `Vector` can draw. */
export type Shape =
  | ({ readonly kind: 'path'; readonly d: string } & Paint)
  | ({
      readonly kind: 'circle'
      readonly cx: number
      readonly cy: number
      readonly r: number
    } & Paint)
  | ({
      readonly kind: 'ellipse'
      readonly cx: number
      readonly cy: number
      readonly rx: number
      readonly ry: number
    } & Paint)
  | ({
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly rx: number
    } & Paint)

/** Shapes that are moved, clipped or faded together. */
export interface Group {
  readonly kind: 'group'
  readonly transform?: string
  readonly clip?: Shape
  readonly opacity?: number
  readonly children: readonly VectorNode[]
}

export type VectorNode = Shape | Group

interface Stop {
  readonly at: number
  readonly color: string
  readonly opacity?: number
}

/** A gradient that shapes refer to by `url(#id)`; coordinates in the drawing's own units. */
export type Gradient =
  | {
      readonly kind: 'linear'
      readonly id: string
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
      readonly stops: readonly Stop[]
    }
  | {
      readonly kind: 'radial'
      readonly id: string
      readonly cx: number
      readonly cy: number
      readonly r: number
      readonly stops: readonly Stop[]
    }

/** A picture as plain data, so that the web can write it as markup in one go. */
export interface Drawing {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  readonly nodes: readonly VectorNode[]
  readonly gradients?: readonly Gradient[]
}

export interface VectorProps {
  readonly drawing: Drawing
  readonly width: number
  readonly height: number
  /** What `currentColor` stands for. */
  readonly color?: string
  /** How the view box fills the box; `slice` covers it. */
  readonly fit?: 'meet' | 'slice' | 'none'
}

/** Shorthand for a painted path, the most common node. */
export function path(d: string, paint: Paint): Shape {
  return { kind: 'path', d, ...paint }
}

/** `xMidYMid` is what every drawing of ours wants. */
export function preserveAspectRatio(fit: VectorProps['fit']): string {
  return fit === 'none' ? 'none' : `xMidYMid ${fit ?? 'meet'}`
}
