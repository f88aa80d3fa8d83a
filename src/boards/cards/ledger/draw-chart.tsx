import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import type { Statistics } from '@/store/history/statistics'
import { Text } from '@/ui'
import { LedgerLine, LedgerSection, LuckLine } from '@/ui/ledger'
import { NamedBar, OddsBar } from '@/ui/ledger-bars'
import { KindPlate } from '../coach/kind-plate'
import { FEWEST, luckOf, type CheckLuck } from './luck'

/** How draw!s came out, each kind beside what the deck gives on average. */
export function DrawChart({ draws }: Pick<Statistics, 'draws'>) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const { drawn, checks, better } = luckOf(draws)
  if (drawn === 0) return null
  return (
    <LedgerSection
      title={t('draws.title')}
      sub={t('draws.from', { count: drawn, number: format.number(drawn) })}
    >
      {better === null ? (
        <LedgerLine height={40}>
          <Text variant="small" tone="secondary">
            {t('draws.tooFew', { count: FEWEST - drawn })}
          </Text>
        </LedgerLine>
      ) : (
        <Luck better={better} />
      )}
      {checks.map((check) => (
        <CheckLine key={check.check} {...check} />
      ))}
      <LedgerLine height={32}>
        <Text variant="small" tone="secondary">
          {t('draws.fair')}
        </Text>
      </LedgerLine>
    </LedgerSection>
  )
}

function Luck({ better }: { readonly better: number }) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const percent = format.percent(Math.abs(better))
  const isEven = percent === format.percent(0)
  const text = isEven ? t('draws.even') : t(`draws.${better > 0 ? 'better' : 'worse'}`, { percent })
  return (
    <LuckLine
      label={t('draws.luck')}
      value={format.signedPercent(better)}
      text={text}
      isBad={better < 0 && !isEven}
    />
  )
}

function CheckLine({ check, drawn, came, expected }: CheckLuck) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const off = came / expected - 1
  const what = t(`draws.${check}`)
  const told = {
    ...{ what, came: format.number(came), drawn: format.number(drawn) },
    expected: format.decimal(expected),
  }
  return (
    <LedgerLine
      gutter={<KindPlate kind={check} size={36} />}
      height={56}
      label={t('draws.spoken', told)}
    >
      <NamedBar name={what} sub={t('draws.average', told)}>
        <OddsBar off={off} isLucky={off > 0} />
      </NamedBar>
      <Text variant="label" align="right" style={styles.score} maxScale={1.3}>
        {t('draws.line', told)}
      </Text>
    </LedgerLine>
  )
}

const styles = StyleSheet.create({
  score: { minWidth: 64 },
})
