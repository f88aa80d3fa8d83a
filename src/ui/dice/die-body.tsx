import { memo, useId } from 'react'
import { StyleSheet } from 'react-native'
import Animated, {
  useAnimatedProps,
  useAnimatedStyle,
  type SharedValue,
} from 'react-native-reanimated'
import { G, Path, Rect, Svg } from 'react-native-svg'

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
import type { Bone } from './die-look'
import type { DieFrame } from './frame'
import { outlinePath, ROUNDING, type Matrix } from './projection'

const AnimatedG = Animated.createAnimatedComponent(G)
const AnimatedPath = Animated.createAnimatedComponent(Path)
const AnimatedRect = Animated.createAnimatedComponent(Rect)
const FRONTAL: Matrix = [1, 0, 0, 1, 0, 0]

/** What a native group is told; react-native-svg's own types know only `transform`, which is slower to read. */
interface Placement {
  opacity: number
  matrix: Matrix
}

interface FaceProps {
  readonly face: number
  readonly frame: SharedValue<DieFrame>
  readonly id: string
  readonly bone: Bone
}

/** One drawing on one side of the cube: an affine map, and the dark of the side that looks away from the lamp. */
const Face = memo(function Face({ face, frame, id, bone }: FaceProps) {
  const placed = useAnimatedProps<Placement>(() => {
    const view = frame.value.faces[face]
    return view?.visible ? { opacity: 1, matrix: view.matrix } : { opacity: 0, matrix: FRONTAL }
  })
  const shaded = useAnimatedProps(() => {
    const view = frame.value.faces[face]
    return { opacity: view?.visible ? view.shade : 0 }
  })
  return (
    <AnimatedG animatedProps={placed}>
      <FaceDrawing face={face} id={id} bone={bone} />
      <AnimatedRect {...FLAT} fill={SHADE_COLOUR} animatedProps={shaded} />
    </AnimatedG>
  )
})

interface DieBodyProps {
  readonly frame: SharedValue<DieFrame>
  readonly bone: Bone
  /** Length of an edge in px. */
  readonly edge: number
}

/** A bone cube with rounded edges and its shadow, moved by the UI thread alone. */
export const DieBody = memo(function DieBody({ frame, bone, edge }: DieBodyProps) {
  const id = `d${useId().replace(/\W/g, '')}`
  const outline = useAnimatedProps(() => ({ d: outlinePath(frame.value.outline) }))
  const moved = useAnimatedStyle(() => ({
    transform: [
      { translateX: frame.value.x * edge },
      { translateY: frame.value.y * edge },
      { scale: frame.value.scale },
    ],
  }))
  const shadowed = useAnimatedStyle(() => {
    const { x, y, scale, opacity } = frame.value.shadow
    return {
      opacity,
      transform: [
        { translateX: x * edge },
        { translateY: (y + SHADOW_BOX.below) * edge },
        { scale },
      ],
    }
  })
  const box = edge * CUBE_BOX
  const width = edge * SHADOW_BOX.width
  const height = edge * SHADOW_BOX.height
  return (
    <>
      <Animated.View style={[styles.centred, { left: -width / 2, top: -height / 2 }, shadowed]}>
        <Vector drawing={shadowDrawing} width={width} height={height} fit="none" />
      </Animated.View>
      <Animated.View style={[styles.centred, { left: -box / 2, top: -box / 2 }, moved]}>
        <Svg width={box} height={box} viewBox={CUBE_VIEW}>
          <BoneDefs id={id} bone={bone} />
          <AnimatedPath
            animatedProps={outline}
            fill={`url(#${id}b)`}
            stroke={`url(#${id}b)`}
            strokeWidth={ROUNDING * 2}
            strokeLinejoin="round"
          />
          {faceIds.map((name, face) => (
            <Face key={name} face={face} frame={frame} id={id} bone={bone} />
          ))}
        </Svg>
      </Animated.View>
    </>
  )
})

const styles = StyleSheet.create({ centred: { position: 'absolute' } })
