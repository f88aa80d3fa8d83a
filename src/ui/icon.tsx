import { memo } from 'react'

import { pathsOf } from './icon-paths'
import type { IconName } from './icon-paths'
import { useInk } from './theme'
import { Vector, path } from './vector'
import type { Drawing } from './vector'

const cache = new Map<IconName, Drawing>()

function iconDrawing(name: IconName): Drawing {
  const known = cache.get(name)
  if (known !== undefined) return known
  const { stroke, fill } = pathsOf(name)
  const drawing: Drawing = {
    viewBox: [0, 0, 26, 26],
    nodes: [
      ...(fill === undefined ? [] : [path(fill, { fill: 'currentColor' })]),
      ...(stroke === undefined ? [] : [path(stroke, { stroke: 'currentColor', strokeWidth: 2.2 })]),
    ],
  }
  cache.set(name, drawing)
  return drawing
}

interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly color?: string
}

/** A sign without words: whoever shows it alone gives it a label. */
export const Icon = memo(function Icon({ name, size = 26, color }: IconProps) {
  const ink = useInk()
  return <Vector drawing={iconDrawing(name)} width={size} height={size} color={color ?? ink.text} />
})
