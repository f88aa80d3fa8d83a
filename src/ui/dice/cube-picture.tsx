import { memo } from 'react'
import { Defs, G, LinearGradient, Rect, Stop } from 'react-native-svg'

import { artDrawing, faceIds } from '../art'
import { VectorNodes, type Drawing } from '../vector'
import type { Bone } from './die-look'
import { EDGE, FLAT_HALF } from './projection'

/** The picture of a cube is this many edges wide: one on its corner fits. */
export const CUBE_BOX = 1.8

const half = (CUBE_BOX * EDGE) / 2

/** Its view box: the cube's centre is the origin. */
export const CUBE_VIEW = `${-half} ${-half} ${half * 2} ${half * 2}`

/** The flat of a side. */
export const FLAT = {
  x: -FLAT_HALF,
  y: -FLAT_HALF,
  width: FLAT_HALF * 2,
  height: FLAT_HALF * 2,
  rx: 16,
} as const

/** What lies on a side that looks away from the lamp, at the opacity that its frame says. */
export const SHADE_COLOUR = '#2B1608'

/** A drawing is 64 units wide and a little larger than life on its side. */
export const ART_SCALE = 1.18
const ART_PLACE = `matrix(${ART_SCALE} 0 0 ${ART_SCALE} ${-32 * ART_SCALE} ${-32 * ART_SCALE})`

/** The light on the body: bright above, dark at its lip. */
export const BODY_LIGHT = {
  from: -62,
  to: 62,
  stops: ({ rim, face, lip }: Bone) => [
    { at: 0, color: rim },
    { at: 0.3, color: face[0] },
    { at: 0.62, color: face[2] },
    { at: 0.8, color: lip },
    { at: 1, color: lip },
  ],
} as const

/** Paints of the bone: `#…b` for the body, lit from above and dark at its lip, `#…f` for a face. */
export const BoneDefs = memo(function BoneDefs({
  id,
  bone,
}: {
  readonly id: string
  readonly bone: Bone
}) {
  return (
    <Defs>
      <LinearGradient
        id={`${id}b`}
        gradientUnits="userSpaceOnUse"
        x1={0}
        y1={BODY_LIGHT.from}
        x2={0}
        y2={BODY_LIGHT.to}
      >
        {BODY_LIGHT.stops(bone).map(({ at, color }) => (
          <Stop key={at} offset={at} stopColor={color} />
        ))}
      </LinearGradient>
      <LinearGradient id={`${id}f`} x1={0} y1={0} x2={0} y2={1}>
        <Stop offset={0} stopColor={bone.face[0]} />
        <Stop offset={0.7} stopColor={bone.face[1]} />
        <Stop offset={1} stopColor={bone.face[2]} />
      </LinearGradient>
    </Defs>
  )
})

interface FaceDrawingProps {
  readonly face: number
  /** The id that `BoneDefs` was given. */
  readonly id: string
  readonly bone: Bone
}

/** One of the six faces, square and seen from the front. */
export const FaceDrawing = memo(function FaceDrawing({ face, id, bone }: FaceDrawingProps) {
  return (
    <>
      <Rect {...FLAT} fill={`url(#${id}f)`} />
      <G transform={ART_PLACE}>
        <VectorNodes drawing={artDrawing(`face-${faceIds[face] ?? 'arrow'}`)} />
      </G>
      {bone.veil > 0 && <Rect {...FLAT} fill={bone.face[1]} opacity={bone.veil} />}
    </>
  )
})

/** Width and height of a die's shadow, and how far below its middle it lies, in edges. */
export const SHADOW_BOX = { width: 1.24, height: 0.9, below: 0.2 } as const

/** How dark a shadow is from its middle to its rim. */
export const SHADOW_LIGHT = [
  { at: 0, opacity: 1 },
  { at: 0.55, opacity: 0.72 },
  { at: 1, opacity: 0 },
] as const

/** The shadow: darkest under the die, soft outside. */
export const shadowDrawing: Drawing = {
  viewBox: [-50, -50, 100, 100],
  gradients: [
    {
      kind: 'radial',
      id: 's',
      cx: 0,
      cy: 0,
      r: 50,
      stops: SHADOW_LIGHT.map((stop) => ({ ...stop, color: '#000' })),
    },
  ],
  nodes: [{ kind: 'circle', cx: 0, cy: 0, r: 50, fill: 'url(#s)' }],
}
