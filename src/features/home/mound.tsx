import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { Vector, path } from '@/ui'
import type { Drawing } from '@/ui'

/** The earth that the post stands in. */
export const Mound = memo(function Mound() {
  return (
    <View aria-hidden style={styles.mound}>
      <Vector drawing={earth} width={96} height={30} />
    </View>
  )
})

const earth: Drawing = {
  viewBox: [0, 0, 96, 30],
  nodes: [
    { kind: 'ellipse', cx: 48, cy: 20, rx: 46, ry: 9, fill: '#120B07', opacity: 0.75 },
    path('M14 20c4-14 14-12 18-6s10-14 18-6 12-8 18 2 10 4 12 10z', { fill: '#3D2619' }),
  ],
}

const styles = StyleSheet.create({
  mound: { marginLeft: -13, marginTop: -2, pointerEvents: 'none' },
})
