import { memo, useMemo } from 'react'

import { Vector } from '../vector'
import type { Drawing } from '../vector'
import { arrowShapes, grooveShapes } from './arrow-shape'
import type { ArrowPlace } from './arrow-shape'

interface ArrowProps {
  /** Length of the arrow; the box is a square of that side. */
  readonly size: number
  /** 0 points right, negative turns upwards. */
  readonly angle?: number
}

/** One arrow in flight or in the hand. */
export const Arrow = memo(function Arrow({ size, angle = 0 }: ArrowProps) {
  const drawing = useMemo((): Drawing => {
    const radians = (angle * Math.PI) / 180
    const x = 24 - 22 * Math.cos(radians)
    const y = 24 - 22 * Math.sin(radians)
    return { viewBox: [0, 0, 48, 48], nodes: arrowShapes([{ x, y, angle, length: 44 }]) }
  }, [angle])
  return <Vector drawing={drawing} width={size} height={size} />
})

/** Up to three arrows in a bundle: what one player holds. */
export const ArrowBundle = memo(function ArrowBundle({
  count,
  size,
}: {
  readonly count: number
  readonly size: number
}) {
  const drawing = useMemo((): Drawing => {
    const shown = Math.min(count, 3)
    const places = Array.from({ length: shown }, (_, i): ArrowPlace => ({
      x: 7 + i * 8,
      y: 41 - i * 4,
      angle: -62,
      length: 40,
    }))
    return { viewBox: [0, 0, 48, 48], nodes: arrowShapes(places) }
  }, [count])
  return <Vector drawing={drawing} width={size} height={size} />
})

interface ArrowFanProps {
  readonly count: number
  /** How many there are in all: the missing ones leave grooves. */
  readonly total?: number
  readonly width: number
}

/** The box of a fan, in its own units; the fan spreads upwards from the bottom centre. */
export const fanBox = { width: 168, height: 100, foot: 84 } as const

/** The pile in the middle of the table, spread as a fan. */
export const ArrowFan = memo(function ArrowFan(props: ArrowFanProps) {
  const { count, total = 9, width } = props
  const drawing = useMemo(() => fanDrawing(count, total), [count, total])
  return <Vector drawing={drawing} width={width} height={(width * fanBox.height) / fanBox.width} />
})

function fanDrawing(count: number, total: number): Drawing {
  const from = Math.floor((total - count) / 2)
  const step = total > 1 ? 148 / (total - 1) : 0
  const places = Array.from({ length: total }, (_, i): ArrowPlace => {
    const angle = -164 + i * step
    const radians = (angle * Math.PI) / 180
    const x = fanBox.width / 2 + 14 * Math.cos(radians)
    const y = fanBox.foot + 14 * Math.sin(radians)
    return { x, y, angle, length: 62 }
  })
  const here = places.slice(from, from + count)
  const gone = [...places.slice(0, from), ...places.slice(from + count)]
  const shadow = arrowShapes(here.map((p) => ({ ...p, y: p.y + 4 }))).slice(0, 1)
  const { width, height } = fanBox
  return {
    viewBox: [0, 0, width, height],
    nodes: [
      ...grooveShapes(gone),
      { kind: 'group', opacity: 0.35, children: shadow },
      ...arrowShapes(here),
    ],
  }
}
