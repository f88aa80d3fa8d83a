import { StyleSheet, View } from 'react-native'
import { palette } from '@/ui'
import type { Line } from './strokes'

/** From the seat where the finger went down to where it is. */
export function AimLine({ line: { from, to } }: { readonly line: Line }) {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <View
      style={[
        styles.line,
        {
          left: from.x,
          top: from.y - 2,
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
