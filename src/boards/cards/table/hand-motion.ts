import { useMemo } from 'react'
import { useSharedValue, type SharedValue } from 'react-native-reanimated'

/** Where the finger is and what it does, on the thread that draws. Numbers of cards are −1 for none. */
export interface HandMotion {
  readonly x: SharedValue<number>
  readonly y: SharedValue<number>
  /** The card under a sliding thumb. */
  readonly raised: SharedValue<number>
  /** The card that is moved within the hand, and where it would go. */
  readonly from: SharedValue<number>
  readonly to: SharedValue<number>
  /** How far a hand is scrolled that is wider than the tray. */
  readonly scroll: SharedValue<number>
}

export function useHandMotion(): HandMotion {
  const x = useSharedValue(0)
  const y = useSharedValue(0)
  const raised = useSharedValue(-1)
  const from = useSharedValue(-1)
  const to = useSharedValue(-1)
  const scroll = useSharedValue(0)
  return useMemo(() => ({ x, y, raised, from, to, scroll }), [x, y, raised, from, to, scroll])
}
