import type { RefObject } from 'react'
import { StyleSheet, View } from 'react-native'
import { startOfDay } from '@/family/calendar'
import type { DayResult, PlayedDay } from '@/family/played-days'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { Paper, Text, Vector, backdrops, palette, path, useTheme, type Drawing } from '@/ui'
import { factsOf } from './share-text'

interface DayCardProps {
  readonly played: PlayedDay<GameId>
  readonly result: DayResult
  readonly streak: number
  /** What a picture is taken of; for that it has a ground of its own. */
  readonly page: RefObject<View | null>
  readonly isPictured: boolean
}

/** How the deal of a day came out: what one shows to friends. It tells no role, no character and no side. */
export function DayCard({ played, result, streak, page, isPictured }: DayCardProps) {
  const { t } = useTranslation(['day', 'home', 'common'])
  const format = useFormat()
  const { name } = useTheme()
  const [turns, life, ...more] = factsOf(result, t)
  return (
    <View
      ref={page}
      collapsable={false}
      testID="day-card"
      style={[styles.page, isPictured && { backgroundColor: backdrops[name].ground }]}
    >
      <Paper nails="two" frame={result.won ? 'red' : 'plain'} style={styles.card}>
        <Text variant="label" tone="secondary">
          {`${t('day:title')} · ${t(`home:games.${played.game}`)}`}
        </Text>
        <Text variant="small" tone="secondary">
          {format.utcDay(startOfDay(played.day))}
        </Text>
        <Text variant="title" role="presentation" tone={result.won ? 'danger' : 'strong'}>
          {result.won ? t('day:won') : t('day:lost')}
        </Text>
        <View style={styles.bullets} aria-hidden>
          {Array.from({ length: result.life }, (_, i) => (
            <Vector key={i} drawing={bullet} width={14} height={34} />
          ))}
          {result.life === 0 && <Vector drawing={hat} width={56} height={34} />}
        </View>
        <Text bold>{[life, turns].join(', ')}</Text>
        {more.map((fact) => (
          <Text key={fact}>{fact}</Text>
        ))}
        <View style={styles.foot}>
          <Text variant="small" tone="secondary" style={styles.fill}>
            {streak > 1 ? t('day:streak', { count: streak }) : ''}
          </Text>
          <Text variant="head" role="presentation" tone="secondary">
            {t('common:appName')}
          </Text>
        </View>
      </Paper>
    </View>
  )
}

/** A cartridge standing on its rim: a life that is left. */
const bullet: Drawing = {
  viewBox: [0, 0, 14, 34],
  nodes: [
    path('M3 12C3 5 5 1 7 1s4 4 4 11z', { fill: '#8C5A3C' }),
    path('M2 12h10v17H2z', { fill: palette.brass500 }),
    path('M4 12h3v17H4z', { fill: palette.brass300 }),
    path('M1 29h12v4H1z', { fill: palette.brass700 }),
  ],
}

/** A hat on the ground: somebody has left it there. */
const hat: Drawing = {
  viewBox: [0, 0, 56, 34],
  nodes: [
    { kind: 'ellipse', cx: 28, cy: 29, rx: 27, ry: 4, fill: '#C5A677', opacity: 0.7 },
    path('M2 25c8 5 44 5 52 0-3 6-12 8-26 8S5 31 2 25z', { fill: palette.leather500 }),
    path('M14 25c0-10 3-19 7-20 4-1 5 3 7 3s3-4 7-3 7 10 7 20c-9 3-19 3-28 0z', {
      fill: palette.leather600,
    }),
    path('M14 22c9 3 19 3 28 0', { stroke: palette.brass500, strokeWidth: 2 }),
  ],
}

const styles = StyleSheet.create({
  page: { paddingVertical: 4 },
  card: { gap: 4, paddingHorizontal: 28, paddingVertical: 26 },
  bullets: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, minHeight: 34, marginVertical: 4 },
  foot: { flexDirection: 'row', alignItems: 'baseline', gap: 12, marginTop: 6 },
  fill: { flex: 1 },
})
