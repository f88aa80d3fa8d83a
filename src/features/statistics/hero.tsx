import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { rateOf, type Statistics } from '@/store/history/statistics'
import { BulletTally, Button, Text, fonts } from '@/ui'
import { GUTTER, lines } from '@/ui/ledger'

interface HeroProps extends Pick<Statistics, 'total' | 'undecided'> {
  /** How the last games ended, the oldest first. */
  readonly recent: readonly boolean[]
  readonly width: number
}

/** At this size a full space would be a gap. */
const THIN = '\u202f'

/** A number is written large, its sign beside it small, wherever the language puts the space. */
function split(percent: string): readonly [string, string] {
  const digits = /\d+/.exec(percent)?.[0] ?? percent
  return [digits, percent.replace(digits, '').replace(/\s/, THIN)]
}

/** What one looks for first: how often, of how many, and how the last ones went. */
export function Hero({ total, undecided, recent, width }: HeroProps) {
  const { t } = useTranslation('statistics')
  const router = useRouter()
  const format = useFormat()
  const rate = rateOf(total)
  const [digits, sign] = rate === null ? ['–', ''] : split(format.percent(rate))
  const won = t('won', { count: total.won, number: format.number(total.won) })
  const of = t('of', { count: total.played, number: format.number(total.played) })
  const more = t('undecided', { count: undecided, number: format.number(undecided) })
  const words = [
    ...(rate === null ? [] : [`${digits}${sign}`, `${won} ${of}`]),
    ...(undecided > 0 ? [more] : []),
  ]
  const count = recent.filter(Boolean).length
  const size = width < 380 ? styles.narrow : undefined
  return (
    <View style={styles.hero}>
      <View accessible role="img" aria-label={words.join(', ')} style={styles.row}>
        <Text style={[styles.percent, size]} maxScale={1.2}>
          {digits}
          <Text style={styles.sign} maxScale={1.2}>
            {sign}
          </Text>
        </Text>
        <View style={styles.words}>
          {rate !== null && (
            <>
              <Text bold style={styles.word}>
                {won}
              </Text>
              <Text tone="secondary" style={styles.word}>
                {of}
              </Text>
            </>
          )}
          {undecided > 0 && (
            <Text variant="small" tone="secondary">
              {more}
            </Text>
          )}
        </View>
      </View>
      {recent.length > 0 && (
        <View accessible role="img" aria-label={t('recent', { count: recent.length, won: count })}>
          <BulletTally row={recent} height={24} maxWidth={width - GUTTER - 30} />
        </View>
      )}
      <Button
        kind="quiet"
        icon="forward"
        iconSide="right"
        label={t('keep.history')}
        onPress={() => router.push('/history')}
        style={styles.history}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  hero: { ...lines.block, paddingTop: 14, paddingBottom: 4, gap: 10 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 },
  percent: { fontFamily: fonts.number, fontSize: 76, lineHeight: 88 },
  narrow: { fontSize: 64, lineHeight: 76 },
  sign: { fontFamily: fonts.number, fontSize: 36, lineHeight: 76 },
  history: { alignSelf: 'flex-start', marginLeft: -10 },
  words: { flexShrink: 1 },
  word: { fontSize: 17, lineHeight: 24 },
})
