import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { FaceIcon } from './art'
import type { FaceId } from './art'
import { gradient } from './gradient'

interface FaceTileProps {
  readonly face: FaceId
  readonly size: number
}

/** A die lying flat, small enough for a line of a list. Whoever shows it says what it is. */
export const FaceTile = memo(function FaceTile({ face, size }: FaceTileProps) {
  return (
    <View style={[styles.tile, { width: size, height: size, borderRadius: size * 0.2 }]}>
      <FaceIcon face={face} size={size * 0.82} />
    </View>
  )
})

const styles = StyleSheet.create({
  tile: {
    ...gradient('linear-gradient(#FFF8E8, #EBD8B2)'),
    backgroundColor: '#F6E9CD',
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0px 2px 0px #B99A63, 0px 3px 4px rgba(0,0,0,0.35)',
  },
})
