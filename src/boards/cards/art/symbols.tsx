import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KindId } from '@/games/cards'
import { Vector } from '@/ui'
import { cardArt, type CardArtName } from './card-art'
import { KIND_LOOKS } from './kind-look'

interface PictureProps {
  readonly name: CardArtName
  readonly size: number
}

/** A drawing of the card game, square. */
export const CardArt = memo(function CardArt({ name, size }: PictureProps) {
  return <Vector drawing={cardArt(name)} width={size} height={size} />
})

/** What a card does, in signs: whom, then what. */
export const SymbolRow = memo(function SymbolRow({
  kind,
  size,
}: {
  readonly kind: KindId
  readonly size: number
}) {
  return (
    <View style={styles.row} aria-hidden>
      {KIND_LOOKS[kind].symbols.map((symbol, i) => (
        <CardArt key={i} name={`sym-${symbol}`} size={size} />
      ))}
    </View>
  )
})

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: 4 } })
