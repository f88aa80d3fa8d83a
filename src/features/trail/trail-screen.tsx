import { useRouter } from 'expo-router'
import { useMemo, useRef, useState } from 'react'
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native'
import { shallowEqual } from 'react-redux'
import { GAME_IDS } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { MOST_STARS, TRAIL, tableDealt, type TrailTable } from '@/store/trail/play'
import { selectHasWaiting, selectNextTable, selectStars } from '@/store/trail/selectors'
import { PageHead, Screen, Text, Vector, useInsets, useTheme } from '@/ui'
import { MAP_WIDTH, mapDrawing, mapHeight, placeOf } from './map-ground'
import { Stop } from './stop'
import { useAskedDeal } from '@/ui/use-asked-deal'
import { AbandonSheet } from '@/ui/abandon-sheet'
import { TableSheet } from './table-sheet'

/** A map is no wider than this: on a tablet it lies in the middle. */
const WIDEST = 620

/** The trail as a map that one rides along, from the dry creek at the top to the sunset at its foot. */
export function TrailScreen() {
  const { t } = useTranslation('trail')
  const insets = useInsets()
  const { name: theme } = useTheme()
  const { width: window, height } = useWindowDimensions()
  const next = useAppSelector(selectNextTable)
  const stars = useAppSelector(selectStars)
  const [opened, setOpened] = useState<TrailTable | null>(null)
  const { sit, asking } = useSitting()
  const width = Math.min(window, WIDEST)
  const scale = width / MAP_WIDTH
  const at = TRAIL.findIndex(({ id }) => id === next)
  const drawing = useMemo(() => mapDrawing(TRAIL.length, at + 1, theme), [at, theme])
  const scroll = useRef<ScrollView>(null)
  const showNext = () =>
    scroll.current?.scrollTo({ y: placeOf(at).y * scale - height / 2, animated: false })
  return (
    <Screen>
      <View style={[styles.head, { paddingTop: insets.top + 8 }]}>
        <PageHead title={t('title')} />
        <Text variant="small" tone="secondary" style={styles.words}>
          {`${t('stars', { count: stars, all: MOST_STARS })}. ${t('intro')}`}
        </Text>
      </View>
      <ScrollView ref={scroll} onLayout={showNext} contentContainerStyle={styles.scroll}>
        <View style={{ width, height: mapHeight(TRAIL.length) * scale }}>
          <View style={styles.ground} aria-hidden>
            <Vector
              drawing={drawing}
              width={width}
              height={mapHeight(TRAIL.length) * scale}
              fit="none"
            />
          </View>
          {TRAIL.map((table, i) => (
            <Stop
              key={table.id}
              table={table}
              number={i + 1}
              isNext={table.id === next}
              at={{ x: placeOf(i).x * scale, y: placeOf(i).y * scale }}
              onPress={() => setOpened(table)}
            />
          ))}
        </View>
      </ScrollView>
      {opened && (
        <TableSheet
          table={opened}
          number={TRAIL.indexOf(opened) + 1}
          visible
          onClose={() => setOpened(null)}
          onSit={() => {
            setOpened(null)
            sit(opened)
          }}
        />
      )}
      <AbandonSheet {...asking} />
    </Screen>
  )
}

/** Sits down at a table; a match of its game that waits is asked about first. */
function useSitting() {
  const router = useRouter()
  const dispatch = useAppDispatch()
  const waiting = useAppSelector(
    (state) => GAME_IDS.filter((game) => selectHasWaiting(state, game)),
    shallowEqual,
  )
  const { ask: sit, asking } = useAskedDeal<TrailTable>({
    isWaiting: ({ game }) => waiting.includes(game),
    // Where the game cannot be fetched, its set-up says so and offers to try again.
    deal: (table) =>
      void dispatch(tableDealt(table)).then(
        () => router.push(`/${table.game}/deal`),
        () => router.push(`/${table.game}/new`),
      ),
    goOn: ({ game }) => router.push(`/${game}/table`),
  })
  return { sit, asking }
}

const styles = StyleSheet.create({
  head: {
    width: '100%',
    maxWidth: WIDEST,
    alignSelf: 'center',
    paddingHorizontal: 12,
    paddingBottom: 8,
  },
  words: { paddingHorizontal: 8 },
  scroll: { alignItems: 'center' },
  ground: { ...StyleSheet.absoluteFill },
})
