import { faceIds, type FaceId } from '../art'
import { palette } from '../tokens'
import { path, type Drawing } from '../vector'

/** How a die stands in its slot. */
export const dieStates = ['loose', 'kept', 'locked', 'aiming', 'spent', 'unrolled'] as const
export type DieState = (typeof dieStates)[number]

/** The place of a face in a die's labels. */
export const faceIndex = (face: FaceId): number => faceIds.indexOf(face)

/** What bone looks like: fresh, darkened under a chain, done with, or not thrown yet. */
export interface Bone {
  readonly face: readonly [string, string, string]
  readonly rim: string
  readonly lip: string
  /** A veil of this opacity lies over the drawing. */
  readonly veil: number
}

const fresh: Bone = {
  face: ['#FFF8E8', '#F6E9CD', '#EBD8B2'],
  rim: '#FFFDF6',
  lip: '#B08F5C',
  veil: 0,
}
const locked: Bone = {
  face: ['#DCC59A', '#CFB688', '#C2A675'],
  rim: '#E8D6B0',
  lip: '#6D5231',
  veil: 0.08,
}
const spent: Bone = {
  face: ['#CDB68D', '#C3AA7E', '#B89C6E'],
  rim: '#DCC8A2',
  lip: '#7D6340',
  veil: 0.3,
}
const unrolled: Bone = {
  face: ['#DFCCA4', '#D3BD91', '#C5AC7D'],
  rim: '#E9DAB8',
  lip: '#8A6D45',
  veil: 0.68,
}

/** Bone by state. */
export const boneOf: Record<DieState, Bone> = {
  loose: fresh,
  kept: fresh,
  aiming: fresh,
  locked,
  spent,
  unrolled,
}

/** How high the die that is being aimed hovers, in edges. */
export const RAISED = 1.1

/** Colour of the word under a die. */
export const captionColour: Record<DieState, string> = {
  loose: '#D9C094',
  kept: palette.brass400,
  aiming: palette.brass400,
  locked: palette.barn300,
  spent: '#D9C094',
  unrolled: '#D9C094',
}

const iron = palette.walnut900

/** The chain that keeps a stick of dynamite where it is. */
export const chainDrawing: Drawing = {
  viewBox: [0, 40, 70, 20],
  nodes: [
    path('M4 50H66', { stroke: iron, strokeWidth: 9 }),
    path('M5 50H66', { stroke: '#9A9186', strokeWidth: 5.5, dash: '5.5 5' }),
    path('M5 48.6H66', { stroke: '#E2DACD', strokeWidth: 1.3, dash: '5.5 5' }),
  ],
}

/** And its padlock. */
export const padlockDrawing: Drawing = {
  viewBox: [38, 30, 27, 31],
  nodes: [
    path('M45 44v-4.5a6.5 6.5 0 0 1 13 0V44', { stroke: iron, strokeWidth: 6 }),
    path('M45 44v-4.5a6.5 6.5 0 0 1 13 0V44', { stroke: '#B9B0A4', strokeWidth: 3 }),
    {
      kind: 'rect',
      x: 41,
      y: 43,
      width: 21,
      height: 17,
      rx: 3.5,
      fill: '#8A8176',
      stroke: iron,
      strokeWidth: 1.6,
    },
    { kind: 'rect', x: 42.5, y: 44.5, width: 18, height: 4, rx: 2, fill: '#C9C0B3' },
    { kind: 'circle', cx: 51.5, cy: 51.5, r: 2.2, fill: iron },
    path('M51.5 52v4', { stroke: iron, strokeWidth: 2 }),
  ],
}
