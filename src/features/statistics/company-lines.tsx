import { BOT_LEVELS } from '@/family/levels'
import { useTranslation } from '@/i18n'
import type { Statistics } from '@/store/history/statistics'
import { Icon, Medallion, palette, useInk } from '@/ui'
import { LedgerSection } from '@/ui/ledger'
import { ScoreLine } from './score-lines'
import type { Profile } from './use-profiles'

/** How many people fit on a page: those you played with most. */
const MOST_PEOPLE = 8

interface CompanyLinesProps extends Pick<Statistics, 'byBots' | 'byPeople'> {
  readonly profiles: readonly Profile[]
}

/** Who else was at the table: bots by level, people by name. */
export function CompanyLines({ byBots, byPeople, profiles }: CompanyLinesProps) {
  const { t } = useTranslation(['statistics', 'common'])
  const ink = useInk()
  const people = profiles
    .flatMap((profile) => {
      const score = byPeople.get(profile.id)
      return score ? [{ ...profile, score }] : []
    })
    .sort((a, b) => b.score.played - a.score.played)
    .slice(0, MOST_PEOPLE)
  const levels = BOT_LEVELS.flatMap((level) => {
    const score = byBots.get(level)
    return score ? [{ level, score }] : []
  })
  if (people.length + levels.length === 0) return null
  return (
    <LedgerSection title={t('statistics:company.title')}>
      {levels.map(({ level, score }) => (
        <ScoreLine
          key={level}
          gutter={<Icon name="person" size={28} color={ink.accent} />}
          name={t(`common:levels.${level}`)}
          score={score}
          color={palette.leather500}
        />
      ))}
      {people.map(({ id, name, face, score }) => (
        <ScoreLine
          key={id}
          gutter={<Medallion character={face} size={38} />}
          name={name}
          score={score}
          color={palette.dusk600}
        />
      ))}
    </LedgerSection>
  )
}
