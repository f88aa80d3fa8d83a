import type { ViewProps } from 'react-native'

/** A finger goes down on something, and is lifted or taken away. */
export interface Holding {
  readonly onDown: () => void
  readonly onUp: () => void
}

/** Hears a finger whatever the others do: unlike a press, it leaves a second finger free to press something else. */
export const held = ({ onDown, onUp }: Holding): ViewProps => ({
  onTouchStart: onDown,
  onTouchEnd: onUp,
  onTouchCancel: onUp,
})
