import { useCallback, useEffect, useRef } from 'react'
import { StyleSheet } from 'react-native'
import { onLeaving } from '@/platform/leaving'
import { HeldView } from './held-view'
import { PadFace } from './hold-pad'
import { usePress } from './use-press'

interface HandPadProps {
  readonly size: number
  readonly label: string
  readonly hint: string
  readonly isUp: boolean
  readonly onRaise: (isUp: boolean) => void
}

/** How large the pad is in a rail, and how much of its width it takes. */
export const handPadIn = (isTight: boolean) => ({
  size: isTight ? 64 : 88,
  room: isTight ? 74 : 98,
})

/** Let go before this, in ms, it was a tap: the hand stays up until the next one. */
const TAP = 280

/**
 * Raises a hand of cards: while it is held, with the other hand free to play, or from one tap to the next. When the app is
 * left the hand drops at once.
 */
export function HandPad({ size, label, hint, isUp, onRaise }: HandPadProps) {
  const { handlers, ringStyle } = usePress(0)
  const touch = useRef({ downAt: 0, isDown: false, wasUp: false })
  useEffect(() => onLeaving(() => onRaise(false)), [onRaise])
  const onDown = useCallback(
    (at: number) => {
      touch.current = { downAt: at, isDown: true, wasUp: isUp }
      onRaise(true)
    },
    [isUp, onRaise],
  )
  const onUp = useCallback(
    (at: number) => {
      const { downAt, isDown, wasUp } = touch.current
      if (!isDown) return
      touch.current.isDown = false
      if (wasUp || at - downAt >= TAP) onRaise(false)
    },
    [onRaise],
  )
  const onPress = useCallback(() => onRaise(!isUp), [isUp, onRaise])
  return (
    <HeldView
      accessible
      role="switch"
      aria-checked={isUp}
      aria-label={label}
      accessibilityHint={hint}
      testID="hand-pad"
      style={[styles.pad, { width: size, height: size }, ringStyle]}
      onFocus={handlers.onFocus}
      onBlur={handlers.onBlur}
      onDown={onDown}
      onUp={onUp}
      onPress={onPress}
    >
      <PadFace size={size} isHeld={isUp} />
    </HeldView>
  )
}

const styles = StyleSheet.create({
  pad: { borderRadius: 999, userSelect: 'none', touchAction: 'none', cursor: 'pointer' },
})
