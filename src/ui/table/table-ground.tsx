import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'

import { gradient } from '../gradient'
import { useTheme } from '../theme'
import { backdrops } from '../tokens'
import { Vector } from '../vector'
import { tableDrawing } from './ground-drawing'
import type { TableLayout } from './seat-layout'

/** Everything below the seats: sky, floor, the table with its rim and tacks. Draws once per layout. */
export const TableGround = memo(function TableGround({ layout }: { readonly layout: TableLayout }) {
  const { name } = useTheme()
  const drawing = useMemo(() => tableDrawing(layout, name), [layout, name])
  const { side } = layout
  return (
    <View
      style={[StyleSheet.absoluteFill, styles.ground, { backgroundColor: backdrops[name].sky }]}
    >
      <Vector drawing={drawing} width={layout.tableWidth} height={layout.height} />
      {side !== null && (
        <View
          style={[
            styles.side,
            { left: side.x, top: side.y, width: side.width, height: side.height },
          ]}
        />
      )}
    </View>
  )
})

const styles = StyleSheet.create({
  ground: { overflow: 'hidden', pointerEvents: 'none' },
  side: {
    position: 'absolute',
    backgroundColor: '#2B1A12',
    ...gradient('linear-gradient(90deg, #140C07, #2B1A12 4%, #2B1A12)'),
  },
})
