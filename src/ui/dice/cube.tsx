import { memo, useId } from 'react'
import { Platform } from 'react-native'
import Animated, { useAnimatedProps, type SharedValue } from 'react-native-reanimated'
import { Defs, G, LinearGradient, Path, Rect, Stop, Svg } from 'react-native-svg'

import { artDrawing, faceIds } from '../art'
import { VectorNodes } from '../vector'
import type { Bone } from './die-look'
import type { DieFrame } from './frame'
import { EDGE, FLAT_HALF, ROUNDING, type Matrix } from './projection'

/** The picture is this many edges wide: a cube on its corner fits. */
export const CUBE_BOX = 2

const AnimatedG = Animated.createAnimatedComponent(G)
const AnimatedPath = Animated.createAnimatedComponent(Path)
const AnimatedRect = Animated.createAnimatedComponent(Rect)
const isWeb = Platform.OS === 'web'

const FLAT = {
  x: -FLAT_HALF,
  y: -FLAT_HALF,
  width: FLAT_HALF * 2,
  height: FLAT_HALF * 2,
  rx: 16,
} as const
const ART_SCALE = 1.1
const ART_PLACE = `matrix(${ART_SCALE} 0 0 ${ART_SCALE} ${-32 * ART_SCALE} ${-32 * ART_SCALE})`
const FLAT_MATRIX: Matrix = [1, 0, 0, 1, 0, 0]

/** What an animated group is told. Native groups take the numbers, the web's the attribute that is made of them. */
interface Placement {
  opacity: number
  matrix?: Matrix
  transform?: string
}

function placement(isVisible: boolean, matrix: Matrix): Placement {
  'worklet'
  if (!isVisible) return isWeb ? { opacity: 0 } : { opacity: 0, matrix: FLAT_MATRIX }
  return isWeb ? { opacity: 1, transform: toAttribute(matrix) } : { opacity: 1, matrix }
}

/** Bit of a transform as SVG reads it; two digits are a fiftieth of a pixel. */
function toAttribute(m: readonly number[]): string {
  'worklet'
  let text = 'matrix('
  for (let i = 0; i < 6; i++) text += (i ? ' ' : '') + (m[i] ?? 0).toFixed(i < 4 ? 4 : 2)
  return `${text})`
}

interface FaceProps {
  readonly face: number
  readonly frame: SharedValue<DieFrame>
  readonly fill: string
  readonly bone: Bone
}

/** One drawing on one side of the cube: an affine map, and the dark of the side that looks away from the lamp. */
const Face = memo(function Face({ face, frame, fill, bone }: FaceProps) {
  const placed = useAnimatedProps<Placement>(() => {
    const view = frame.value.faces[face]
    return placement(view?.visible === true, view?.matrix ?? FLAT_MATRIX)
  })
  const shaded = useAnimatedProps(() => {
    const view = frame.value.faces[face]
    return { opacity: view?.visible ? Math.round(view.shade * 100) / 100 : 0 }
  })
  const id = faceIds[face] ?? 'arrow'
  return (
    <AnimatedG animatedProps={placed}>
      <Rect {...FLAT} fill={fill} />
      <G transform={ART_PLACE}>
        <VectorNodes drawing={artDrawing(`face-${id}`)} />
      </G>
      {bone.veil > 0 && <Rect {...FLAT} fill={bone.face[1]} opacity={bone.veil} />}
      <AnimatedRect {...FLAT} fill="#2B1608" animatedProps={shaded} />
    </AnimatedG>
  )
})

interface CubeProps {
  readonly frame: SharedValue<DieFrame>
  readonly bone: Bone
  /** Side of the picture in px. */
  readonly size: number
}

/** A bone cube with rounded edges: its outline, and up to three of its faces as parallelograms. */
export const Cube = memo(function Cube({ frame, bone, size }: CubeProps) {
  const id = `d${useId().replace(/\W/g, '')}`
  const outline = useAnimatedProps(() => ({ d: frame.value.body }))
  const half = (CUBE_BOX * EDGE) / 2
  return (
    <Svg width={size} height={size} viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}>
      <Defs>
        <LinearGradient id={`${id}b`} gradientUnits="userSpaceOnUse" x1={0} y1={-62} x2={0} y2={62}>
          <Stop offset={0} stopColor={bone.rim} />
          <Stop offset={0.3} stopColor={bone.face[0]} />
          <Stop offset={0.62} stopColor={bone.face[2]} />
          <Stop offset={0.8} stopColor={bone.lip} />
          <Stop offset={1} stopColor={bone.lip} />
        </LinearGradient>
        <LinearGradient id={`${id}f`} x1={0} y1={0} x2={0} y2={1}>
          <Stop offset={0} stopColor={bone.face[0]} />
          <Stop offset={0.7} stopColor={bone.face[1]} />
          <Stop offset={1} stopColor={bone.face[2]} />
        </LinearGradient>
      </Defs>
      <AnimatedPath
        animatedProps={outline}
        fill={`url(#${id}b)`}
        stroke={`url(#${id}b)`}
        strokeWidth={ROUNDING * 2}
        strokeLinejoin="round"
      />
      {faceIds.map((face, i) => (
        <Face key={face} face={i} frame={frame} fill={`url(#${id}f)`} bone={bone} />
      ))}
    </Svg>
  )
})
