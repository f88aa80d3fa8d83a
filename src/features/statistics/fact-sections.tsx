import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import type { Statistics } from '@/store/history/statistics'
import { FactLine, LedgerSection } from '@/ui/ledger'

/** Games in a row with the same end. */
export function StreakSection({ streaks }: Pick<Statistics, 'streaks'>) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const { isWinning, now, longestWon, longestLost } = streaks
  if (isWinning === null) return null
  return (
    <LedgerSection
      title={t('streaks.title')}
      sub={t(`streaks.${isWinning ? 'winning' : 'losing'}`, { count: now })}
    >
      <FactLine label={t('streaks.longestWon')} value={format.number(longestWon)} />
      <FactLine label={t('streaks.longestLost')} value={format.number(longestLost)} />
    </LedgerSection>
  )
}

/** How well somebody read the others; nothing until they have placed chips. */
export function ReadingSection({ reading }: Pick<Statistics, 'reading'>) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const { matches, points, counting, best } = reading
  if (matches === 0) return null
  const mean = (sum: number): string => format.number(Math.round(sum / matches))
  return (
    <LedgerSection title={t('reading.title')} sub={t('reading.sub')}>
      <FactLine label={t('reading.mean')} value={mean(points)} />
      <FactLine label={t('reading.counting')} value={mean(counting)} />
      <FactLine label={t('reading.best')} value={format.number(best)} />
      <FactLine label={t('reading.matches')} value={format.number(matches)} />
    </LedgerSection>
  )
}

/** How long it took; nothing where no clock ever ran. */
export function TimeSection({ time }: Pick<Statistics, 'time'>) {
  const { t } = useTranslation('statistics')
  const { duration } = useFormat()
  const { played, atTurn, matches, shortest, longest } = time
  if (shortest === null || longest === null) return null
  return (
    <LedgerSection title={t('time.title')}>
      <FactLine label={t('time.played')} value={duration(played)} />
      <FactLine label={t('time.atTurn')} value={duration(atTurn)} />
      <FactLine label={t('time.average')} value={duration(played / matches)} />
      <FactLine label={t('time.shortest')} value={duration(shortest)} />
      <FactLine label={t('time.longest')} value={duration(longest)} />
    </LedgerSection>
  )
}
