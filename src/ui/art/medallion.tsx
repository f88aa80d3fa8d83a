import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { palette } from '../tokens'
import { Art } from './art'
import type { CharacterId } from './names'

interface MedallionProps {
  /** `null` for a seat without a character. */
  readonly character: CharacterId | null
  readonly size: number
  /** Grey: this one has left the game. */
  readonly dimmed?: boolean
  /** Brass ring: this one's turn. `target` is the brighter ring of who may be aimed at. */
  readonly active?: boolean | 'target'
}

/** A portrait in a brass rim. Nothing is ever drawn over the face by this component. */
export const Medallion = memo(function Medallion(props: MedallionProps) {
  const { character, size, dimmed = false, active = false } = props
  const ring = Math.max(2, Math.round(size * 0.048))
  return (
    <View style={[styles.disc, { width: size, height: size }]}>
      <Art name={`char-${character ?? 'nobody'}`} size={size} tone={dimmed ? 'grey' : 'full'} />
      {active !== false && (
        <View
          style={[
            styles.ring,
            { top: -ring, left: -ring, right: -ring, bottom: -ring, borderWidth: ring },
            { borderColor: active === 'target' ? palette.brass200 : palette.brass400 },
          ]}
        />
      )}
    </View>
  )
})

const styles = StyleSheet.create({
  disc: { borderRadius: 999, boxShadow: '0px 4px 7px rgba(0,0,0,0.55)' },
  ring: { position: 'absolute', borderRadius: 999, pointerEvents: 'none' },
})
