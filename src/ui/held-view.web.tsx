import { View } from 'react-native'
import type { HeldViewProps } from './held-view'
import { clickForSecondFinger } from './second-finger.web'

interface Pointed {
  readonly timeStamp: number
  readonly nativeEvent: { readonly pointerId: number; readonly pointerType: string }
}

interface Typed {
  readonly key: string
  preventDefault(): void
}

/** A click that no pointer made has no count of clicks. */
interface Clicked {
  readonly detail: number
}

const nothing = () => undefined
let stopClicking: () => void = nothing

/** The web's twin of held-view.tsx, where a mouse is a finger too. */
export function HeldView({ onDown, onUp, onPress, ...props }: HeldViewProps) {
  const lift = ({ timeStamp }: Pointed) => {
    stopClicking()
    stopClicking = nothing
    onUp(timeStamp)
  }
  const heard = {
    onPointerDown: ({ timeStamp, nativeEvent: { pointerId, pointerType } }: Pointed) => {
      stopClicking()
      if (pointerType === 'touch') stopClicking = clickForSecondFinger(pointerId)
      onDown(timeStamp)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onKeyDown: (event: Typed) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onPress()
    },
    onClick: ({ detail }: Clicked) => {
      if (detail === 0) onPress()
    },
  }
  return <View {...props} tabIndex={0} {...heard} />
}
