import { StyleSheet, View } from 'react-native'
import { palette } from '@/ui'
import type { Line } from '../../companion/strokes'

interface AimLineProps {
  readonly line: Line
  /** Of the board: fingers move on the screen. */
  readonly scale: number
}

/** From the seat where the finger went down to where it is. */
export function AimLine({ line: { from, to }, scale }: AimLineProps) {
  const dx = (to.x - from.x) / scale
  const dy = (to.y - from.y) / scale
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <View
      style={[
        styles.line,
        {
          left: from.x / scale,
          top: from.y / scale - 2,
          width: Math.hypot(dx, dy),
          transform: [{ rotate: `${angle}deg` }],
        },
      ]}
    />
  )
}

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    height: 4,
    borderRadius: 2,
    backgroundColor: palette.brass300,
    transformOrigin: 'left center',
    pointerEvents: 'none',
    boxShadow: '0px 0px 6px rgba(0,0,0,0.6)',
  },
})
