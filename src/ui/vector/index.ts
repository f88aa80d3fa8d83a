export { path } from './types'
export type { Drawing, Gradient, Group, Paint, Shape, VectorNode, VectorProps } from './types'
export { Vector } from './vector'
export { VectorNodes } from './vector-nodes'
