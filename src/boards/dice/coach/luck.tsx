import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { FaceCount, Review } from '@/games/dice/coach'
import { fairness } from '@/games/dice/coach/fairness'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { FaceIcon, SegmentedControl, Text, palette, space, useInk, useTheme } from '@/ui'

interface LuckProps {
  readonly review: Review
  /** Whose own dice can be looked at besides. */
  readonly name: string
}

/** Every die of the match against what fair ones show, and whether that is ordinary luck. */
export function Luck({ review, name }: LuckProps) {
  const { t } = useTranslation('coach')
  const [whose, setWhose] = useState<'all' | 'own'>('all')
  const counts = whose === 'all' ? review.faces : review.ownFaces
  const rolled = counts.reduce((sum, count) => sum + count.rolled, 0)
  const expected = useFormat().decimal(counts[0]?.expected ?? 0)
  return (
    <View style={styles.section}>
      <Text variant="lead" role="heading" aria-level={2}>
        {t('review.dice.title')}
      </Text>
      <SegmentedControl
        label={t('review.dice.of')}
        type="text"
        options={[
          { value: 'all', label: t('review.dice.all') },
          { value: 'own', label: name },
        ]}
        value={whose}
        onChange={setWhose}
      />
      <Bars counts={counts} />
      <Text tone="secondary">{t('review.dice.sub', { rolled, expected })}</Text>
      <Text testID="fairness">{useVerdict(counts)}</Text>
    </View>
  )
}

/** Below this it is unusual, below that rare. */
const UNUSUAL = 0.05
const RARE = 0.01

/** Whether the dice were as dice are, in one sentence. */
function useVerdict(counts: readonly FaceCount[]): string {
  const { t } = useTranslation('coach')
  const chance = fairness(counts)
  if (chance === null) return t('review.dice.few')
  const percent = Math.round(chance * 100)
  if (chance < RARE) return t('review.dice.rare')
  return t(chance < UNUSUAL ? 'review.dice.unusual' : 'review.dice.ordinary', { percent })
}

const HEIGHT = 120

function Bars({ counts }: { readonly counts: readonly FaceCount[] }) {
  const { t } = useTranslation(['coach', 'common'])
  const { decimal } = useFormat()
  const ink = useInk()
  const { patterns } = useTheme()
  const most = Math.max(1, ...counts.map(({ rolled, expected }) => Math.max(rolled, expected)))
  const heightOf = (count: number): number => (count / most) * HEIGHT
  const line = heightOf(counts[0]?.expected ?? 0)
  return (
    <View style={styles.chart}>
      {counts.map(({ face, rolled, expected }) => (
        <View
          key={face}
          accessible
          role="img"
          aria-label={t('coach:review.dice.bar', {
            face: t(`common:faces.${face}`),
            rolled,
            expected: decimal(expected),
          })}
          style={styles.column}
        >
          <View style={styles.plot}>
            <View style={[styles.bar, { height: heightOf(rolled) }, patterns && styles.outlined]}>
              <Text variant="label" align="center" maxScale={1.3} color={palette.ink}>
                {rolled}
              </Text>
            </View>
          </View>
          <FaceIcon face={face} size={30} />
        </View>
      ))}
      <View aria-hidden style={[styles.line, { bottom: line + FOOT, borderColor: ink.text }]} />
    </View>
  )
}

const FOOT = 36

const styles = StyleSheet.create({
  section: { gap: space[2] },
  chart: { flexDirection: 'row', gap: space[2], height: HEIGHT + FOOT },
  column: { flex: 1, alignItems: 'center', justifyContent: 'flex-end', gap: 6 },
  plot: { alignSelf: 'stretch', justifyContent: 'flex-end' },
  bar: {
    marginHorizontal: '10%',
    minHeight: 22,
    paddingTop: 2,
    backgroundColor: palette.brass500,
    borderTopLeftRadius: 3,
    borderTopRightRadius: 3,
  },
  outlined: { borderWidth: 2, borderColor: palette.brass700 },
  line: { position: 'absolute', left: 0, right: 0, borderTopWidth: 2, borderStyle: 'dashed' },
})
