import { clickForSecondFinger } from './second-finger.web'

interface Holding {
  readonly onDown: (at: number) => void
  readonly onUp: (at: number) => void
  readonly onPress: () => void
}

interface Pointed {
  readonly timeStamp: number
  readonly nativeEvent: { readonly pointerId: number; readonly pointerType: string }
}

interface Typed {
  readonly key: string
  preventDefault(): void
}

/** A click that no pointer made: its detail counts clicks of a pointer. */
interface Clicked {
  readonly detail: number
}

let stopClicking = () => {}

/** The web's twin of held.ts, where a mouse is a finger too. */
export const held = ({ onDown, onUp, onPress }: Holding) => ({
  tabIndex: 0 as const,
  onPointerDown: ({ timeStamp, nativeEvent }: Pointed) => {
    stopClicking()
    if (nativeEvent.pointerType === 'touch')
      stopClicking = clickForSecondFinger(nativeEvent.pointerId)
    onDown(timeStamp)
  },
  onPointerUp: lifted(onUp),
  onPointerCancel: lifted(onUp),
  onPointerLeave: lifted(onUp),
  onKeyDown: (event: Typed) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  },
  onClick: ({ detail }: Clicked) => {
    if (detail === 0) onPress()
  },
})

const lifted =
  (onUp: Holding['onUp']) =>
  ({ timeStamp }: Pointed) => {
    stopClicking()
    stopClicking = () => {}
    onUp(timeStamp)
  }
