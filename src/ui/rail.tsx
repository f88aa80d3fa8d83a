import { memo } from 'react'
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'

import { gradient } from './gradient'
import { SurfaceProvider } from './theme'
import { Vector, path } from './vector'
import type { Drawing } from './vector'

interface RailProps {
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

/** The near edge of the table: leather, a row of brass tacks, and what is to be done now. */
export function Rail({ style, children }: RailProps) {
  return (
    <SurfaceProvider surface="wood">
      <View style={[styles.rail, style]}>
        <Tacks />
        {children}
      </View>
    </SurfaceProvider>
  )
}

/** Wider than any screen and cut off at its edge: nothing has to be measured. */
const tacksWidth = 2000

const tackRow = rowOfTacks()

const Tacks = memo(function Tacks() {
  return (
    <View style={styles.tacks}>
      <Vector drawing={tackRow} width={tacksWidth} height={20} />
    </View>
  )
})

function rowOfTacks(): Drawing {
  const row = (dx: number, y: number, r: number) => {
    let d = ''
    for (let x = 14 + dx; x < tacksWidth; x += 22) {
      d += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    }
    return d
  }
  return {
    viewBox: [0, 0, tacksWidth, 20],
    nodes: [
      path(row(0, 9.8, 2.6), { fill: '#1B110B' }),
      path(row(0, 9, 2.3), { fill: '#C9973B' }),
      path(row(-0.5, 8.3, 0.9), { fill: '#FBE7B4' }),
    ],
  }
}

const styles = StyleSheet.create({
  rail: {
    ...gradient('linear-gradient(#8A5634, #6B4026 12%, #4A2B1B 70%, #2B1A12)'),
    backgroundColor: '#4A2B1B',
    borderTopWidth: 1,
    borderTopColor: '#C98E58',
    boxShadow: '0px -6px 14px rgba(0,0,0,0.5)',
    paddingTop: 16,
  },
  tacks: { ...StyleSheet.absoluteFill, overflow: 'hidden', pointerEvents: 'none' },
})
