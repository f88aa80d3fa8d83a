import { View, type ViewProps } from 'react-native'

/** A finger goes down on something, and is lifted or taken away. */
export interface HeldViewProps extends ViewProps {
  /** When, in ms on the clock of events: a busy screen hears of it late. */
  readonly onDown: (at: number) => void
  readonly onUp: (at: number) => void
  /** Keys and screen readers press without a finger. */
  readonly onPress: () => void
}

/** Hears a finger whatever the others do: unlike a press, it leaves a second finger free to press something else. */
export function HeldView({ onDown, onUp, onPress, ...props }: HeldViewProps) {
  return (
    <View
      {...props}
      onTouchStart={({ nativeEvent }) => onDown(nativeEvent.timestamp)}
      onTouchEnd={({ nativeEvent }) => onUp(nativeEvent.timestamp)}
      onTouchCancel={({ nativeEvent }) => onUp(nativeEvent.timestamp)}
      onAccessibilityTap={onPress}
    />
  )
}
