import type { ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import { ROLES, type Role } from '@/family/roles'
import { GAME_IDS } from '@/games'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { rateOf, scoreOf, type Score, type Statistics } from '@/store/history/statistics'
import { Icon, RoleBadge, Text, fonts, palette, useInk } from '@/ui'
import { LedgerLine, LedgerSection } from '@/ui/ledger'
import { NamedBar, PartBar } from '@/ui/ledger-bars'

interface ScoreLineProps {
  readonly gutter: ReactNode
  readonly name: string
  readonly score: Score
  readonly color: string
}

/** A name, how often, and the part of it that was won, as a bar and as a number. */
export function ScoreLine({ gutter, name, score, color }: ScoreLineProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const rate = rateOf(score)
  const games = t('games', { count: score.played, number: format.number(score.played) })
  const spoken =
    rate === null
      ? `${name}: ${t('notYet')}`
      : `${name}: ${t('scoreSpoken', { won: format.number(score.won), played: format.number(score.played) })}`
  return (
    <LedgerLine gutter={gutter} height={50} label={spoken}>
      <NamedBar name={name} sub={rate === null ? t('notYet') : games}>
        <PartBar part={rate ?? 0} color={color} />
      </NamedBar>
      <Text align="right" style={styles.rate} maxScale={1.3}>
        {rate === null ? '–' : format.percent(rate)}
      </Text>
    </LedgerLine>
  )
}

const roleColors: Readonly<Record<Role, string>> = {
  sheriff: palette.brass500,
  deputy: palette.cactus600,
  outlaw: palette.barn600,
  renegade: palette.plum600,
}

/** How it went at each game, where more than one was played. */
export function GameLines({ byGame }: Pick<Statistics, 'byGame'>) {
  const { t } = useTranslation(['statistics', 'home'])
  const ink = useInk()
  if (byGame.size < 2) return null
  return (
    <LedgerSection title={t('statistics:byGame')}>
      {GAME_IDS.map((game) => (
        <ScoreLine
          key={game}
          gutter={<Icon name={game} size={30} color={ink.accent} />}
          name={t(`home:games.${game}`)}
          score={scoreOf(byGame, game)}
          color={palette.dusk600}
        />
      ))}
    </LedgerSection>
  )
}

/** How it went with each card. */
export function RoleLines({ byRole }: Pick<Statistics, 'byRole'>) {
  const { t } = useTranslation(['statistics', 'common'])
  return (
    <LedgerSection title={t('statistics:roles')}>
      {ROLES.map((role) => (
        <ScoreLine
          key={role}
          gutter={<RoleBadge role={role} size={36} />}
          name={t(`common:roles.${role}`)}
          score={scoreOf(byRole, role)}
          color={roleColors[role]}
        />
      ))}
    </LedgerSection>
  )
}

const styles = StyleSheet.create({
  rate: { fontFamily: fonts.number, fontSize: 23, lineHeight: 28, minWidth: 68 },
})
