import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import {
  Circle,
  ClipPath,
  Defs,
  Ellipse,
  G,
  LinearGradient,
  Path,
  RadialGradient,
  Rect,
  Stop,
} from 'react-native-svg'

import type { Drawing, Gradient, Shape, VectorNode } from './types'

/**
 * A drawing's shapes as react-native-svg elements, for use inside an `Svg` of one's own: the dice
 * put a face under an animated matrix this way.
 */
export const VectorNodes = memo(function VectorNodes({ drawing }: { readonly drawing: Drawing }) {
  const prefix = `v${useId().replace(/\W/g, '')}`
  const clips: Shape[] = []
  const body = drawing.nodes.map((node, i) => renderNode(node, i, { prefix, clips }))
  const gradients = drawing.gradients ?? []
  return (
    <>
      {gradients.length + clips.length > 0 && (
        <Defs>
          {gradients.map((g) => renderGradient(g, prefix))}
          {clips.map((clip, i) => (
            <ClipPath key={i} id={`${prefix}c${i}`}>
              {renderShape(clip, 0, prefix)}
            </ClipPath>
          ))}
        </Defs>
      )}
      {body}
    </>
  )
})

interface Defined {
  readonly prefix: string
  readonly clips: Shape[]
}

function renderNode(node: VectorNode, key: number, defined: Defined): ReactNode {
  const { prefix, clips } = defined
  if (node.kind !== 'group') return renderShape(node, key, prefix)
  const clip = node.clip === undefined ? undefined : `url(#${prefix}c${clips.push(node.clip) - 1})`
  return (
    <G key={key} transform={node.transform} opacity={node.opacity} clipPath={clip}>
      {node.children.map((child, i) => renderNode(child, i, defined))}
    </G>
  )
}

function renderShape(shape: Shape, key: number, prefix: string): ReactNode {
  const paint = {
    fill: reference(shape.fill ?? 'none', prefix),
    opacity: shape.opacity,
    ...(shape.stroke === undefined
      ? {}
      : {
          stroke: reference(shape.stroke, prefix),
          strokeWidth: shape.strokeWidth,
          strokeDasharray: shape.dash,
          strokeLinecap: 'round' as const,
          strokeLinejoin: 'round' as const,
        }),
  }
  switch (shape.kind) {
    case 'path':
      return <Path key={key} d={shape.d} {...paint} />
    case 'circle':
      return <Circle key={key} cx={shape.cx} cy={shape.cy} r={shape.r} {...paint} />
    case 'ellipse':
      return (
        <Ellipse key={key} cx={shape.cx} cy={shape.cy} rx={shape.rx} ry={shape.ry} {...paint} />
      )
    case 'rect':
      return (
        <Rect
          key={key}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.rx}
          {...paint}
        />
      )
  }
}

function renderGradient(gradient: Gradient, prefix: string): ReactNode {
  const id = `${prefix}${gradient.id}`
  const stops = gradient.stops.map((s) => (
    <Stop key={s.at} offset={s.at} stopColor={s.color} stopOpacity={s.opacity} />
  ))
  if (gradient.kind === 'radial') {
    const { cx, cy, r } = gradient
    return (
      <RadialGradient key={id} id={id} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={r}>
        {stops}
      </RadialGradient>
    )
  }
  const { x1, y1, x2, y2 } = gradient
  return (
    <LinearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops}
    </LinearGradient>
  )
}

function reference(value: string, prefix: string): string {
  return value.replace('url(#', `url(#${prefix}`)
}
