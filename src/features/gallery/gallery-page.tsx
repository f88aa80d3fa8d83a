import { router } from 'expo-router'
import { StyleSheet, View } from 'react-native'

import { Chip, Screen, ScrollArea, Text, themeNames, useTheme } from '@/ui'

import { ArtPage } from './art-page'
import { ControlsPage } from './controls-page'
import { HomeMock } from './home-mock'
import { PrimitivesPage } from './primitives-page'
import { SeatsPage } from './seats-page'
import { TableMock } from './table-mock'

const pages = ['primitives', 'controls', 'art', 'seats', 'patterns'] as const

/** One page of the gallery; the mocked screens fill the window, the others scroll. */
export function GalleryPage({ page }: { readonly page: string }) {
  if (page.startsWith('table')) return <TableMock scene={page} />
  if (page === 'home') return <HomeMock />
  return (
    <Screen ground={page === 'patterns' ? 'paper' : 'wood'}>
      <ScrollArea contentContainerStyle={styles.page}>
        <Navigation page={page} />
        {page === 'primitives' && <PrimitivesPage />}
        {(page === 'controls' || page === 'patterns') && <ControlsPage />}
        {page === 'art' && <ArtPage />}
        {page === 'seats' && <SeatsPage />}
      </ScrollArea>
    </Screen>
  )
}

function Navigation({ page }: { readonly page: string }) {
  const { name } = useTheme()
  const go = (params: { page?: string; theme?: string }) => router.setParams(params)
  return (
    <View style={styles.navigation}>
      <Text variant="title">Gallery</Text>
      <View style={styles.chips}>
        {[...pages, 'table', 'table-aim', 'home'].map((p) => (
          <Chip key={p} label={p} isOn={p === page} onPress={() => go({ page: p })} />
        ))}
      </View>
      <View style={styles.chips}>
        {themeNames.map((t) => (
          <Chip
            key={t}
            label={t}
            icon={t === 'dusk' ? 'moon' : 'sun'}
            isOn={t === name}
            onPress={() => go({ theme: t })}
          />
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  page: { padding: 16, gap: 16, width: '100%', maxWidth: 860, marginHorizontal: 'auto' },
  navigation: { gap: 4 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
})
