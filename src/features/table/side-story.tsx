import { StyleSheet, View } from 'react-native'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { Medallion, SurfaceProvider, Text, space } from '@/ui'
import type { TableShell } from './use-table-shell'

interface SideStoryProps<G extends GameId> {
  readonly table: TableShell<G>
}

const TURNS = 9
/** A phone held across has no room for faces. */
const SHORT = 320
const FACE = 30
const PIECE = 16

/** Where there is room beside the table, the story stands there all the time: a turn an entry, the newest at the foot. */
export function SideStory<G extends GameId>({ table }: SideStoryProps<G>) {
  const { t } = useTranslation('table')
  const { face, facts, turns, seating } = table
  const { side, tray } = seating.layout
  if (!side) return null
  const height = tray.y - space[3]
  const isShort = height < SHORT
  const { Pieces } = face.story
  return (
    <SurfaceProvider surface="wood">
      <View style={[styles.side, { left: side.x, width: side.width, height }]}>
        <Text variant="head">{t('log')}</Text>
        <View role="log" aria-live="off" style={styles.turns}>
          {turns.turns
            .slice(-TURNS)
            .reverse()
            .map((turn) => {
              const deeds = turns.deedsOf(turn)
              return (
                <View key={turn.key} style={styles.turn}>
                  {!isShort && (
                    <Medallion character={facts.characters[turn.seat] ?? null} size={FACE} />
                  )}
                  <View style={styles.told}>
                    {!isShort && <Pieces turn={turn} size={PIECE} />}
                    <Text variant={isShort ? 'small' : 'body'}>
                      {deeds.length > 0
                        ? deeds.map(({ text }) => text).join(' ')
                        : turns.openingOf(turn)}
                    </Text>
                  </View>
                </View>
              )
            })}
        </View>
      </View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  side: { position: 'absolute', top: 0, padding: space[6], overflow: 'hidden' },
  /** From the foot up. What does not fit is the oldest: it would begin another column, out of sight, and is never cut in half. */
  turns: {
    marginTop: space[2],
    flex: 1,
    flexDirection: 'column-reverse',
    flexWrap: 'wrap',
    overflow: 'hidden',
    rowGap: space[2],
  },
  turn: { flexDirection: 'row', gap: space[2], width: '100%' },
  told: { flex: 1, gap: 2 },
})
