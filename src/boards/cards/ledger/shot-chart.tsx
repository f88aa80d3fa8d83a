import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import type { Statistics } from '@/store/history/statistics'
import { Text, Vector, palette } from '@/ui'
import { GUTTER, LedgerSection, lines } from '@/ui/ledger'
import { targetDrawing } from './target-drawing'

interface ShotChartProps extends Pick<Statistics, 'sums'> {
  /** Of the page. */
  readonly width: number
}

const LARGEST = 132

/** Two targets: how many of one's own shots hit, and how many of the others' did not. */
export function ShotChart({ sums, width }: ShotChartProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const { shots, hits, aimed, dodged } = sums
  if (shots + aimed === 0) return null
  const column = (width - GUTTER - 30) / 2
  const size = Math.min(LARGEST, column - 8)
  const told = {
    ...{ shots: format.number(shots), hits: format.number(hits) },
    ...{ aimed: format.number(aimed), dodged: format.number(dodged) },
  }
  const hitRate = shots > 0 ? hits / shots : null
  const dodgeRate = aimed > 0 ? dodged / aimed : null
  return (
    <LedgerSection title={t('shots.title')}>
      <View style={styles.row}>
        <Target
          title={t('shots.yours')}
          sub={t('shots.yoursSub', told)}
          spoken={t('shots.yoursSpoken', { ...told, percent: format.percent(hitRate ?? 0) })}
          rate={hitRate}
          {...{ size, width: column, color: palette.barn600 }}
        />
        <Target
          title={t('shots.atYou')}
          sub={t('shots.atYouSub', told)}
          spoken={t('shots.atYouSpoken', { ...told, percent: format.percent(dodgeRate ?? 0) })}
          rate={dodgeRate}
          {...{ size, width: column, color: palette.cactus600 }}
        />
      </View>
    </LedgerSection>
  )
}

interface TargetProps {
  readonly title: string
  readonly sub: string
  readonly spoken: string
  /** Null where there was no shot. */
  readonly rate: number | null
  readonly size: number
  readonly width: number
  readonly color: string
}

const Target = memo(function Target(props: TargetProps) {
  const { title, sub, spoken, rate, size, width, color } = props
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <View accessible role="img" aria-label={spoken} style={[styles.column, { width }]}>
      <Text variant="label" align="center">
        {title}
      </Text>
      <View style={{ width: size, height: size }}>
        <Vector drawing={targetDrawing(rate ?? 0, color)} width={size} height={size} />
        <View style={styles.middle}>
          <Text variant="number-s" align="center" maxScale={1.2}>
            {rate === null ? '–' : format.percent(rate)}
          </Text>
        </View>
      </View>
      <Text variant="small" tone="secondary" align="center">
        {rate === null ? t('shots.none') : sub}
      </Text>
    </View>
  )
})

const styles = StyleSheet.create({
  row: { ...lines.block, flexDirection: 'row', paddingTop: 12, paddingBottom: 10 },
  column: { alignItems: 'center', gap: 4 },
  middle: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
})
