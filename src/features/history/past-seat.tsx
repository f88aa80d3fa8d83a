import { StyleSheet, View } from 'react-native'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import type { MatchHead } from '@/store/history/kept'
import { Icon, Medallion, Plate, RoleBadge, RuleLink, TallyRow, Text, palette } from '@/ui'

interface PastSeatProps {
  readonly match: MatchHead
  readonly seat: number
  readonly name: string
}

/** One player of a past match: card, how it ended, and what was done and suffered. */
export function PastSeat({ match, seat, name }: PastSeatProps) {
  const { t } = useTranslation(['statistics', 'common', 'characters'])
  const { duration } = useFormat()
  const { result } = useFace()
  const told = match.seats[seat]
  if (!told) return null
  const { character, role, won, fell, seconds, reading } = told
  const fate =
    fell === null ? t('statistics:match.stood') : t('statistics:match.fell', { turn: fell })
  const facts = [
    t(`common:roles.${role}`),
    ...(won ? [t('statistics:match.won')] : []),
    fate,
    ...(seconds === null ? [] : [duration(seconds)]),
    ...(reading ? [t('statistics:match.reading', { points: reading.points })] : []),
  ]
  return (
    <Plate style={[styles.row, won && styles.won]}>
      <View style={styles.head}>
        <Medallion character={character} size={44} dimmed={fell !== null} />
        <View style={styles.fill}>
          <Text bold>{name}</Text>
          <Text variant="small" tone="secondary">
            {facts.join(' · ')}
          </Text>
        </View>
        {won && <Icon name="trophy" size={22} color={palette.brass400} />}
        <RoleBadge role={role} size={38} />
        {character && <RuleLink entry={character} about={t(`characters:${character}.name`)} />}
      </View>
      <TallyRow
        counts={result.counts.map((what) => ({
          label: t(`statistics:match.counts.${what}`),
          value: told[what],
        }))}
      />
    </Plate>
  )
}

const styles = StyleSheet.create({
  row: { paddingHorizontal: 10, paddingVertical: 8, gap: 6 },
  won: { borderLeftWidth: 4, borderLeftColor: palette.brass400 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  fill: { flex: 1 },
})
