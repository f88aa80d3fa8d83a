import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { GAME_IDS } from '@/games'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { rateOf, scoreOf, type Score, type Statistics } from '@/store/history/statistics'
import { Text, Vector, path, type Drawing } from '@/ui'
import { GUTTER, LedgerSection, lines } from '@/ui/ledger'
import type { GamePage, GamePages } from './use-game-pages'

const CHAMBER = { width: 34, height: 104, tip: 16, base: 6 } as const

/** A cartridge as tall as the part that was won, in an empty chamber. */
function cartridge(rate: number): Drawing {
  const { width, height, tip, base } = CHAMBER
  const round = (top: number) =>
    `M2 ${top + tip}C2 ${top + 6} ${width * 0.3} ${top} ${width / 2} ${top}S${width - 2} ${top + 6} ${width - 2} ${top + tip}`
  const top = height - base - rate * (height - base - tip) - tip
  const shoulder = top + tip
  const casing = (from: number, wide: number) =>
    `M${from} ${shoulder}h${wide}V${height - base}h${-wide}z`
  const chamber = path(`${round(1)}V${height}H2z`, {
    fill: 'rgba(90,52,32,0.1)',
    stroke: 'rgba(90,52,32,0.28)',
    strokeWidth: 1.4,
  })
  const full = [
    path(`${round(top)}z`, { fill: '#B4683C' }),
    path(casing(2, width - 4), { fill: '#DDB157' }),
    path(casing(8, 8), { fill: '#F5DB98' }),
    path(casing(width - 9, 7), { fill: '#B78732' }),
    path(`M0 ${height - base}h${width}v${base}h${-width}z`, { fill: '#A87A2A' }),
  ]
  return { viewBox: [0, 0, width, height], nodes: rate > 0 ? [chamber, ...full] : [chamber] }
}

interface PlayersChartProps extends Pick<Statistics, 'byGame' | 'byPlayers'> {
  readonly pages: GamePages
  readonly width: number
}

/** Small tables against large ones: all that the games played can have. */
export function PlayersChart({ byGame, byPlayers, pages, width }: PlayersChartProps) {
  const { t } = useTranslation('statistics')
  const sizes = sizesOf(GAME_IDS.flatMap((game) => (byGame.has(game) && pages.get(game)) || []))
  if (sizes.length === 0) return null
  return (
    <LedgerSection title={t('players.title')}>
      <View style={styles.row}>
        {sizes.map((players) => (
          <Column
            key={players}
            players={players}
            score={scoreOf(byPlayers, players)}
            width={(width - GUTTER - 30) / sizes.length}
          />
        ))}
      </View>
    </LedgerSection>
  )
}

/** For how many players these games are. */
function sizesOf(games: readonly Pick<GamePage, 'seats'>[]): readonly number[] {
  const sizes = games.flatMap(({ seats: { least, most } }) =>
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
  )
  return [...new Set(sizes)].sort((a, b) => a - b)
}

interface ColumnProps {
  readonly players: number
  readonly score: Score
  readonly width: number
}

const Column = memo(function Column({ players, score, width }: ColumnProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const rate = rateOf(score)
  const spoken = t('players.spoken', {
    number: players,
    won: format.number(score.won),
    played: format.number(score.played),
  })
  return (
    <View accessible role="img" aria-label={spoken} style={[styles.column, { width }]}>
      <Text variant="label" maxScale={1.2}>
        {rate === null ? '–' : format.percent(rate)}
      </Text>
      <Vector drawing={cartridge(rate ?? 0)} width={CHAMBER.width} height={CHAMBER.height} />
      <Text variant="number-s" maxScale={1.2}>
        {players}
      </Text>
      <Text variant="tiny" tone="secondary" maxScale={1.2}>
        {format.number(score.played)}
      </Text>
    </View>
  )
})

const styles = StyleSheet.create({
  row: { ...lines.block, flexDirection: 'row', paddingTop: 12, paddingBottom: 8 },
  column: { alignItems: 'center', gap: 3 },
})
