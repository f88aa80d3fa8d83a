/** A finger goes down on something, and is lifted or taken away. */
interface Holding {
  /** When, in ms on the clock of events: a busy screen hears of it late. */
  readonly onDown: (at: number) => void
  readonly onUp: (at: number) => void
  /** Keys and screen readers press without a finger. */
  readonly onPress: () => void
}

interface Touch {
  readonly nativeEvent: { readonly timestamp: number }
}

/** Hears a finger whatever the others do: unlike a press, it leaves a second finger free to press something else. */
export const held = ({ onDown, onUp, onPress }: Holding) => ({
  onTouchStart: ({ nativeEvent }: Touch) => onDown(nativeEvent.timestamp),
  onTouchEnd: ({ nativeEvent }: Touch) => onUp(nativeEvent.timestamp),
  onTouchCancel: ({ nativeEvent }: Touch) => onUp(nativeEvent.timestamp),
  onAccessibilityTap: onPress,
})
