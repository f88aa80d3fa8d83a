import { useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import { useTranslation } from '@/i18n'
import { Medallion, RoleBadge, Text, Vector, palette, path, space, type Drawing } from '@/ui'
import type { LookedAt } from './looked-at'
import type { ReadRole, ReadingLine, ReadingsBeside } from './reading-lines'

interface ReadingChartProps {
  readonly readings: ReadingsBeside
  readonly seat: Seat
  readonly lookedAt: LookedAt
}

const HEIGHT = 120
const COLORS = { own: '#2F6F73', bot: palette.barn600, counting: 'rgba(90,52,32,0.75)' } as const
const WHO = ['own', 'bot', 'counting'] as const

/** One's own reading beside the best bot's, turn by turn, and role by role since when each knew. */
export function ReadingChart({ readings, seat, lookedAt }: ReadingChartProps) {
  const { t } = useTranslation('coach')
  const [width, setWidth] = useState(0)
  const drawing = useMemo(() => drawingOf(readings, width), [readings, width])
  const { own, bot, counting, roles, turns } = readings
  const points = { own: own.points, bot: bot.points, counting: counting.points }
  const name = lookedAt.nameOf(seat)
  const last = turns.at(-1) ?? 1
  return (
    <View style={styles.section} testID="reading">
      <Text variant="lead" role="heading" aria-level={2}>
        {t('review.reading.title')}
      </Text>
      <Text tone="secondary">{t('review.reading.sub')}</Text>
      <View style={styles.legend}>
        {WHO.map((who) => (
          <View key={who} style={styles.key}>
            <View aria-hidden style={styles.sample}>
              <View style={[styles.swatch, { backgroundColor: COLORS[who] }]} />
            </View>
            <Text variant="label">{t(`review.reading.${who}`, { name, points: points[who] })}</Text>
          </View>
        ))}
      </View>
      <View
        accessible
        role="img"
        aria-label={t('review.reading.spoken', { name, last, ...points })}
        style={styles.plot}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {width > 0 && <Vector drawing={drawing} width={width} height={HEIGHT} />}
      </View>
      <View style={styles.ends} aria-hidden>
        <Text variant="tiny" tone="secondary">
          {t('review.beliefs.turn', { turn: turns[0] ?? 1 })}
        </Text>
        <Text variant="tiny" tone="secondary">
          {t('review.beliefs.turn', { turn: last })}
        </Text>
      </View>
      {roles.map((read) => (
        <RoleRow key={read.seat} read={read} lookedAt={lookedAt} />
      ))}
    </View>
  )
}

function RoleRow({ read, lookedAt }: { readonly read: ReadRole; readonly lookedAt: LookedAt }) {
  const { t } = useTranslation('coach')
  const since = (turn: number | null): string =>
    turn === null ? t('review.reading.never') : t('review.reading.since', { turn })
  return (
    <View style={styles.row}>
      <Medallion character={lookedAt.characters[read.seat] ?? null} size={30} />
      <RoleBadge role={read.role} size={22} />
      <View style={styles.words}>
        <Text variant="label">{lookedAt.nameOf(read.seat)}</Text>
        <Text variant="small">
          {t('review.reading.row', { own: since(read.own), bot: since(read.bot) })}
        </Text>
      </View>
    </View>
  )
}

const EDGE = 6

function drawingOf({ own, bot, counting, turns }: ReadingsBeside, width: number): Drawing {
  const step = (width - 2 * EDGE) / Math.max(1, turns.length - 1)
  const y = (points: number): number => EDGE + (1 - points / 100) * (HEIGHT - 2 * EDGE)
  const wayOf = ({ byTurn }: ReadingLine): string =>
    byTurn
      .map(
        (points, i) =>
          `${i === 0 ? 'M' : 'L'}${(EDGE + i * step).toFixed(1)} ${y(points).toFixed(1)}`,
      )
      .join('')
  return {
    viewBox: [0, 0, Math.max(1, width), HEIGHT],
    nodes: [
      path(`M0 ${y(0)}H${width}M0 ${y(50)}H${width}M0 ${y(100)}H${width}`, {
        stroke: 'rgba(90,52,32,0.25)',
        strokeWidth: 1,
      }),
      path(wayOf(counting), { stroke: COLORS.counting, strokeWidth: 1.5, dash: '3 4' }),
      path(wayOf(bot), { stroke: COLORS.bot, strokeWidth: 2.5, dash: '8 4' }),
      path(wayOf(own), { stroke: COLORS.own, strokeWidth: 3.5 }),
    ],
  }
}

const styles = StyleSheet.create({
  section: { gap: space[2] },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] },
  key: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  sample: { padding: 4, borderRadius: 3, backgroundColor: palette.parchment100 },
  swatch: { width: 18, height: 5, borderRadius: 2 },
  plot: { height: HEIGHT, borderRadius: 4, backgroundColor: palette.parchment100 },
  ends: { flexDirection: 'row', justifyContent: 'space-between' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  words: { flex: 1 },
})
