import { memo, useId, useMemo } from 'react'

import { preserveAspectRatio } from './types'
import type { Drawing, Gradient, Shape, VectorNode, VectorProps } from './types'

/**
 * Draws a picture as one element: the table shows hundreds of shapes, and React should not have to
 * know each of them. Ids are made unique per instance, since a page is one id space.
 */
export const Vector = memo(function Vector({ drawing, width, height, color, fit }: VectorProps) {
  const id = useId().replace(/\W/g, '')
  const markup = useMemo(() => markupOf(drawing, `v${id}`), [drawing, id])
  const picture = (
    <svg
      aria-hidden="true"
      focusable="false"
      width={width}
      height={height}
      viewBox={drawing.viewBox.join(' ')}
      preserveAspectRatio={preserveAspectRatio(fit)}
      fill="none"
      style={{ display: 'block', pointerEvents: 'none' }}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
  // A browser with forced colours lets a picture have its own, but forces those around it, which a sign then takes on.
  return color === undefined ? (
    picture
  ) : (
    <span style={{ display: 'contents', color }}>{picture}</span>
  )
})

function markupOf(drawing: Drawing, prefix: string): string {
  const clips: string[] = []
  const body = drawing.nodes.map((node) => nodeMarkup(node, prefix, clips)).join('')
  const gradients = (drawing.gradients ?? []).map((g) => gradientMarkup(g, prefix)).join('')
  const defs = gradients + clips.join('')
  return (defs === '' ? '' : `<defs>${defs}</defs>`) + body
}

function nodeMarkup(node: VectorNode, prefix: string, clips: string[]): string {
  if (node.kind !== 'group') return shapeMarkup(node, prefix)
  let attributes = attribute('transform', node.transform) + attribute('opacity', node.opacity)
  if (node.clip !== undefined) {
    const id = `${prefix}c${clips.length}`
    clips.push(`<clipPath id="${id}">${shapeMarkup(node.clip, prefix)}</clipPath>`)
    attributes += attribute('clip-path', `url(#${id})`)
  }
  const children = node.children.map((child) => nodeMarkup(child, prefix, clips)).join('')
  return `<g${attributes}>${children}</g>`
}

function shapeMarkup(shape: Shape, prefix: string): string {
  return `<${shape.kind}${geometry(shape)}${paint(shape, prefix)}/>`
}

function geometry(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return attribute('d', shape.d)
    case 'circle':
      return attribute('cx', shape.cx) + attribute('cy', shape.cy) + attribute('r', shape.r)
    case 'ellipse':
      return (
        attribute('cx', shape.cx) +
        attribute('cy', shape.cy) +
        attribute('rx', shape.rx) +
        attribute('ry', shape.ry)
      )
    case 'rect':
      return (
        attribute('x', shape.x) +
        attribute('y', shape.y) +
        attribute('width', shape.width) +
        attribute('height', shape.height) +
        attribute('rx', shape.rx)
      )
  }
}

function paint(shape: Shape, prefix: string): string {
  const stroke =
    shape.stroke === undefined
      ? ''
      : attribute('stroke', reference(shape.stroke, prefix)) +
        attribute('stroke-width', shape.strokeWidth) +
        attribute('stroke-dasharray', shape.dash) +
        ' stroke-linecap="round" stroke-linejoin="round"'
  const fill = shape.fill === undefined ? '' : attribute('fill', reference(shape.fill, prefix))
  return fill + stroke + attribute('opacity', shape.opacity)
}

function reference(value: string, prefix: string): string {
  return value.replace('url(#', `url(#${prefix}`)
}

function gradientMarkup(gradient: Gradient, prefix: string): string {
  const stops = gradient.stops
    .map(
      (s) =>
        `<stop${attribute('offset', s.at)}${attribute('stop-color', s.color)}${attribute('stop-opacity', s.opacity)}/>`,
    )
    .join('')
  const id = ` id="${prefix}${gradient.id}" gradientUnits="userSpaceOnUse"`
  if (gradient.kind === 'radial') {
    const { cx, cy, r } = gradient
    return `<radialGradient${id} cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`
  }
  const { x1, y1, x2, y2 } = gradient
  return `<linearGradient${id} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`
}
