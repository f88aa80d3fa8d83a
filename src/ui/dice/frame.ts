import type { Labels } from './labels'
import {
  faceView,
  outline,
  placeOnScreen,
  toScreen,
  type FaceView,
  type Outline,
} from './projection'
import type { Pose } from './track'

/** What is drawn of a die in one frame. Lengths in edges, from the middle of the row of slots. */
export interface DieFrame {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Corners of the cube inside the rounded one. */
  readonly outline: Outline
  /** Per face of the die (not per side of the cube). */
  readonly faces: readonly FaceView[]
  readonly shadow: {
    readonly x: number
    readonly y: number
    readonly scale: number
    readonly opacity: number
  }
}

/** The shadow of a die that lies on the table; the higher it is, the fainter, wider and farther down. */
const SHADOW = { opacity: 0.62, fade: 0.75, growth: 0.22, fall: 0.16 } as const

/** Turns a pose into what the eye sees. Runs on the UI thread, once per die and frame. */
export function frameOf(pose: Pose, labels: Labels): DieFrame {
  'worklet'
  const { x, y, scale } = placeOnScreen(pose.at)
  const height = Math.max(0, pose.at[2] - 0.5)
  const ground = toScreen([pose.at[0], pose.at[1], 0])
  const faces: FaceView[] = []
  for (let face = 0; face < labels.side.length; face++) {
    faces.push(faceView(pose.turn, labels.side[face] ?? 0, labels.quarter[face] ?? 0))
  }
  return {
    x,
    y,
    scale,
    outline: outline(pose.turn),
    faces,
    shadow: {
      x: ground[0],
      y: ground[1] + SHADOW.fall * height,
      scale: 1 + SHADOW.growth * height,
      opacity: SHADOW.opacity / (1 + SHADOW.fade * height),
    },
  }
}
