import { StyleSheet, View } from 'react-native'

import { FaceIcon, gradient, palette } from '@/ui'
import type { FaceId } from '@/ui'

interface BoneBlockProps {
  readonly face: FaceId
  readonly size: number
  readonly isHeld?: boolean
  readonly tilt?: number
}

/** A die at rest as in the mock-ups, for the gallery's still lifes; the game has rolling ones. */
export function BoneBlock({ face, size, isHeld = false, tilt = 0 }: BoneBlockProps) {
  const lip = Math.round(size * 0.1)
  const corner = Math.round(size * 0.2)
  return (
    <View style={{ width: size, height: size, transform: [{ rotate: `${tilt}deg` }] }}>
      {isHeld && <View style={[styles.frame, { borderRadius: corner + 4 }]} />}
      <View style={[styles.lip, { borderRadius: corner }]} />
      <View style={[styles.top, { height: size - lip, borderRadius: corner }]}>
        <FaceIcon face={face} size={size * 0.76} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  frame: {
    position: 'absolute',
    top: -4,
    left: -4,
    right: -4,
    bottom: -4,
    backgroundColor: palette.brass500,
  },
  lip: {
    ...StyleSheet.absoluteFill,
    backgroundColor: '#B08F5C',
    boxShadow: '0px 2px 3px rgba(0,0,0,0.4), 0px 8px 10px rgba(0,0,0,0.35)',
  },
  top: {
    ...gradient('linear-gradient(#FFF8E8, #F3E3C3 70%, #EAD6AE)'),
    backgroundColor: palette.parchment200,
    borderTopWidth: 1.5,
    borderTopColor: '#FFFFFF',
    alignItems: 'center',
    justifyContent: 'center',
  },
})
