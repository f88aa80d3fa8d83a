import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import type { Counted, Statistics } from '@/store/history/statistics'
import { FactLine, LedgerSection } from '@/ui/ledger'

const SUMS = [
  'dealt',
  'kills',
  'lost',
  'drunk',
  'treated',
  'arrows',
  'attacks',
  'gatlings',
  'dynamites',
] as const satisfies readonly Counted[]

interface RecordSectionProps extends Pick<Statistics, 'sums' | 'most'> {
  readonly title: string
}

/** What was dealt out, drunk and suffered. */
export function RecordSection({ sums, most, title }: RecordSectionProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <LedgerSection title={title}>
      <FactLine label={t('records.mostDealt')} value={format.number(most.dealt)} />
      {SUMS.map((what) => (
        <FactLine key={what} label={t(`records.${what}`)} value={format.number(sums[what])} />
      ))}
    </LedgerSection>
  )
}
