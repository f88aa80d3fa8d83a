import { memo, useCallback, useId, useLayoutEffect, useRef, type CSSProperties } from 'react'
import { useAnimatedReaction } from 'react-native-reanimated'

import { faceIds } from '../art'
import { Vector } from '../vector'
import {
  BoneDefs,
  CUBE_BOX,
  CUBE_VIEW,
  FaceDrawing,
  FLAT,
  SHADE_COLOUR,
  SHADOW_BOX,
  shadowDrawing,
} from './cube-picture'
import type { DieBodyProps } from './die-body'
import type { DieFrame } from './frame'
import { ROUNDING } from './projection'

interface FaceNodes {
  readonly group: SVGGElement
  readonly shade: SVGRectElement
}

/** The eye cannot tell finer steps of shade on a tumbling face, and every step is a restyling. */
const SHADE_STEPS = 30

/** A moved thing as CSS writes it. */
const placed = (x: number, y: number, scale: number) =>
  `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scale.toFixed(3)})`

function drawFace({ group, shade }: FaceNodes, view: DieFrame['faces'][number] | undefined) {
  const display = view?.visible ? '' : 'none'
  if (group.style.display !== display) group.style.display = display
  if (!view?.visible) return
  const [a, b, c, d, x, y] = view.matrix
  group.setAttribute(
    'transform',
    `matrix(${a.toFixed(3)} ${b.toFixed(3)} ${c.toFixed(3)} ${d.toFixed(3)} ${x.toFixed(1)} ${y.toFixed(1)})`,
  )
  const dark = (Math.round(view.shade * SHADE_STEPS) / SHADE_STEPS).toFixed(2)
  if (shade.getAttribute('opacity') !== dark) shade.setAttribute('opacity', dark)
}

/**
 * The web's twin of die-body.tsx. Its worklets run on the page's only thread, so the attributes are written straight to
 * the elements: through animated components the same frame costs several times as much.
 */
export const DieBody = memo(function DieBody({ frame, bone, edge, children }: DieBodyProps) {
  const id = `d${useId().replace(/\W/g, '')}`
  const shadow = useRef<HTMLDivElement>(null)
  const cube = useRef<HTMLDivElement>(null)
  const body = useRef<SVGPathElement>(null)
  const groups = useRef<(SVGGElement | null)[]>([])
  const shades = useRef<(SVGRectElement | null)[]>([])
  const draw = useCallback(
    (next: DieFrame) => {
      if (!shadow.current || !cube.current || !body.current) return
      const { x, y, scale, opacity } = next.shadow
      shadow.current.style.opacity = opacity.toFixed(2)
      shadow.current.style.transform = placed(x * edge, (y + SHADOW_BOX.below) * edge, scale)
      cube.current.style.transform = placed(next.x * edge, next.y * edge, next.scale)
      body.current.setAttribute('d', next.body)
      for (let face = 0; face < next.faces.length; face++) {
        const group = groups.current[face]
        const shade = shades.current[face]
        if (group && shade) drawFace({ group, shade }, next.faces[face])
      }
    },
    [edge],
  )
  useLayoutEffect(() => draw(frame.value))
  useAnimatedReaction(
    () => frame.value,
    (next) => draw(next),
    [draw],
  )
  const box = edge * CUBE_BOX
  const width = edge * SHADOW_BOX.width
  const height = edge * SHADOW_BOX.height
  return (
    <>
      <div ref={shadow} style={centred(width, height)}>
        <Vector drawing={shadowDrawing} width={width} height={height} fit="none" />
      </div>
      {children}
      <div ref={cube} style={centred(box, box)}>
        <svg aria-hidden="true" width={box} height={box} viewBox={CUBE_VIEW}>
          <BoneDefs id={id} bone={bone} />
          <path
            ref={body}
            fill={`url(#${id}b)`}
            stroke={`url(#${id}b)`}
            strokeWidth={ROUNDING * 2}
            strokeLinejoin="round"
          />
          {faceIds.map((name, face) => (
            <g key={name} ref={(node) => void (groups.current[face] = node)}>
              <FaceDrawing face={face} id={id} bone={bone} />
              <rect
                ref={(node) => void (shades.current[face] = node)}
                {...FLAT}
                fill={SHADE_COLOUR}
              />
            </g>
          ))}
        </svg>
      </div>
    </>
  )
})

const centred = (width: number, height: number): CSSProperties => ({
  position: 'absolute',
  left: -width / 2,
  top: -height / 2,
  width,
  height,
  willChange: 'transform',
})
