import type { ReactNode } from 'react'
import type { StyleProp, ViewStyle } from 'react-native'

/** How long the tumbleweed rolls, and how long it waits before that. */
export const ROLL = { ms: 2600, delay: 200 } as const

/** How something stands at some point of the way, from 0 to 1. The last one is how it comes to rest. */
export interface Pose {
  readonly at: number
  readonly x?: number
  readonly degrees?: number
  readonly opacity?: number
}

export interface RolledProps {
  /** From the first pose to the last; with reduced motion it is at rest at once. */
  readonly poses: readonly [Pose, ...Pose[]]
  readonly style?: StyleProp<ViewStyle>
  readonly children: ReactNode
}
