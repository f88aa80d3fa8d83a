import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KindId } from '@/games/cards'
import { KIND_LOOKS } from '../art/kind-look'
import { CardArt } from '../art/symbols'

interface KindPlateProps {
  readonly kind: KindId
  readonly size: number
}

/** A kind of card in small: its picture on its ground. */
export const KindPlate = memo(function KindPlate({ kind, size }: KindPlateProps) {
  const { ground, light } = KIND_LOOKS[kind]
  return (
    <View
      style={[
        styles.plate,
        {
          width: size,
          height: size,
          borderRadius: size * 0.2,
          backgroundColor: ground,
          borderColor: light,
        },
      ]}
    >
      <CardArt name={`pic-${kind}`} size={size * 0.86} />
    </View>
  )
})

const styles = StyleSheet.create({
  plate: { alignItems: 'center', justifyContent: 'center', borderWidth: 1, overflow: 'hidden' },
})
