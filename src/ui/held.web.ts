import type { ViewProps } from 'react-native'
import type { Holding } from './held'

/** The web's twin of held.ts, where a mouse is a finger too. */
export const held = ({ onDown, onUp }: Holding): ViewProps => ({
  onPointerDown: ({ timeStamp }) => onDown(timeStamp),
  onPointerUp: ({ timeStamp }) => onUp(timeStamp),
  onPointerCancel: ({ timeStamp }) => onUp(timeStamp),
  onPointerLeave: ({ timeStamp }) => onUp(timeStamp),
})
