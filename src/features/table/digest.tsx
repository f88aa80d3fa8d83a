import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { signed, type Deed } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectActionCount, selectIsLesson } from '@/store/match/selectors'
import { selectSpeed } from '@/store/settings/selectors'
import { Paper, Press, PressFace, SurfaceProvider, Text, space, usePress } from '@/ui'
import type { TableShell } from './use-table-shell'

interface DigestProps<G extends GameId> {
  readonly table: TableShell<G>
}

/** When the digest of a turn came: it goes with the first thing that is done, and does not come again. */
interface Opened {
  readonly turn: number
  readonly at: number
}

/** Where the story was not told, what it did to the reader since their last turn, until they act or tap it away. */
export function Digest<G extends GameId>({ table }: DigestProps<G>) {
  const { own, facts, turns, hurry, parts } = table
  const isInstant = useAppSelector(selectSpeed) === 'instant'
  // A lesson tells it all itself.
  const isLesson = useAppSelector(selectIsLesson)
  const now = useAppSelector(selectActionCount)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [read, setRead] = useState<number | null>(null)
  const current = turns.turns.at(-1)
  const last = turns.turns.slice(0, -1).findLastIndex(({ seat }) => seat === own)
  if (isLesson || own === null || !current || current.seat !== own || last < 0) return null
  if (!parts.question || facts.turn !== own || parts.isMiddleTaken === true) return null
  const isArrived = hurry.arrivedAt !== null && hurry.arrivedAt >= current.key
  if (!isInstant && !isArrived) return null
  if (opened?.turn !== current.key) setOpened({ turn: current.key, at: now })
  else if (opened.at !== now) return null
  if (read === current.key) return null
  const deeds = turns.turns.slice(last + 1, -1).flatMap((turn) => turns.deedsOf(turn))
  return (
    <Slip
      key={current.key}
      table={table}
      own={own}
      deeds={deeds}
      onRead={() => setRead(current.key)}
    />
  )
}

interface SlipProps<G extends GameId> extends DigestProps<G> {
  readonly own: Seat
  readonly deeds: readonly Deed[]
  readonly onRead: () => void
}

/** Between the seats on either side, and no wider than it needs. */
const WIDEST = 240
const NARROWEST = 150

function Slip<G extends GameId>({ table, own, deeds, onRead }: SlipProps<G>) {
  const { t } = useTranslation('table')
  const { seating } = table
  const { pile, seat, tableWidth } = seating.layout
  const press = usePress(1)
  const rows = changesBySource(deeds, own).slice(0, MOST)
  const news = deeds
    .filter(({ isTurningPoint, seats }) => isTurningPoint && !seats.includes(own))
    .slice(-MOST_NEWS)
    .map(({ text }) => text)
  const between = tableWidth - 2 * (seat.width + space[2])
  const width = Math.max(NARROWEST, Math.min(WIDEST, between))
  const words = rows.length > 0 ? [] : [t('digest.unharmed')]
  return (
    <View
      role="status"
      style={[styles.place, { left: (tableWidth - width) / 2, top: pile.y - 84, width }]}
    >
      <Press
        role="button"
        accessibilityHint={t('digest.close')}
        onPress={onRead}
        testID="digest"
        {...press.handlers}
        style={[styles.target, press.ringStyle]}
      >
        <PressFace style={press.faceStyle}>
          <SurfaceProvider surface="paper">
            <Paper style={styles.slip}>
              <Text variant="label" maxScale={1.4} align="center">
                {t('digest.title')}
              </Text>
              {rows.map(({ source, amount }) => (
                <View key={source} style={styles.row}>
                  <Text maxScale={1.4} numberOfLines={1} style={styles.source}>
                    {source}
                  </Text>
                  <Text variant="number-s" maxScale={1.4} tone={amount < 0 ? 'danger' : 'heal'}>
                    {signed(amount)}
                  </Text>
                </View>
              ))}
              {words.map((text) => (
                <Text key={text} maxScale={1.4} align="center">
                  {text}
                </Text>
              ))}
              {news.map((text) => (
                <Text key={text} variant="small" tone="secondary" maxScale={1.4} align="center">
                  {text}
                </Text>
              ))}
            </Paper>
          </SurfaceProvider>
        </PressFace>
      </Press>
    </View>
  )
}

const MOST = 4
const MOST_NEWS = 2

/** What some deeds did to somebody's life, by who or what did it, the worst first. */
export function changesBySource(deeds: readonly Deed[], seat: Seat) {
  const sums = new Map<string, number>()
  for (const change of deeds.flatMap(({ changes }) => changes))
    if (change.seat === seat)
      sums.set(change.source, (sums.get(change.source) ?? 0) + change.amount)
  return [...sums]
    .map(([source, amount]) => ({ source, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => a.amount - b.amount)
}

const styles = StyleSheet.create({
  place: { position: 'absolute', zIndex: 5 },
  target: { borderRadius: 3 },
  slip: { paddingVertical: space[3], paddingHorizontal: space[3], gap: space[1] },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  source: { flexShrink: 1 },
})
