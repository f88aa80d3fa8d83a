import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import type { Statistics } from '@/store/history/statistics'
import { FactLine, LedgerSection } from '@/ui/ledger'

interface RecordSectionProps extends Pick<Statistics, 'sums' | 'most'> {
  readonly title: string
}

/** What was played, dealt out, drunk and suffered. */
export function RecordSection({ sums, most, title }: RecordSectionProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const facts = [
    [t('records.mostDealt'), most.dealt],
    [t('cardRecords.mostPlayed'), most.played],
    [t('cardRecords.played'), sums.played],
    [t('cardRecords.shots'), sums.shots],
    [t('cardRecords.dodged'), sums.dodged],
    [t('records.dealt'), sums.dealt],
    [t('records.kills'), sums.kills],
    [t('records.lost'), sums.lost],
    [t('records.drunk'), sums.drunk],
    [t('cardRecords.saved'), sums.saved],
    [t('cardRecords.duels'), sums.duels],
    [t('cardRecords.gatlings'), sums.gatlings],
    [t('cardRecords.stolen'), sums.stolen],
    [t('cardRecords.dynamites'), sums.dynamites],
  ] as const
  return (
    <LedgerSection title={title}>
      {facts.map(([label, value]) => (
        <FactLine key={label} label={label} value={format.number(value)} />
      ))}
    </LedgerSection>
  )
}
