import { StyleSheet, View } from 'react-native'
import type { KindId } from '@/games/cards'
import { Medallion, RoleBadge, palette } from '@/ui'
import { CardArt } from '../art/symbols'
import { KIND_LOOKS } from '../art/kind-look'
import type { Entry } from './entries'

/** The picture of an entry; chapters and options have none. */
export function EntryPicture({ entry, size }: { readonly entry: Entry; readonly size: number }) {
  switch (entry.section) {
    case 'kinds':
      return <KindPicture kind={entry.id} size={size} />
    case 'roles':
      return <RoleBadge role={entry.id} size={size} />
    case 'characters':
      return <Medallion character={entry.id} size={size} />
    case 'help':
    case 'chapters':
    case 'options':
      return null
  }
}

/** What is drawn on a card, on its ground, without the card. */
export function KindPicture({ kind, size }: { readonly kind: KindId; readonly size: number }) {
  const { ground } = KIND_LOOKS[kind]
  return (
    <View aria-hidden style={[styles.tile, { width: size, height: size, backgroundColor: ground }]}>
      <CardArt name={`pic-${kind}`} size={size * 0.86} />
    </View>
  )
}

const styles = StyleSheet.create({
  tile: {
    borderRadius: 8,
    borderWidth: 1,
    borderColor: palette.parchment300,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
  },
})
