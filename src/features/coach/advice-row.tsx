import { StyleSheet, View } from 'react-native'
import { COACH_WORDS } from '@/boards'
import type { Coach } from '@/boards'
import type { GameId, ViewOf } from '@/games'
import { useTranslation } from '@/i18n'
import type { Hint } from '@/store/coach/slice'
import { Meter, Press, PressFace, Text, palette, radius, space, usePress } from '@/ui'

export type Advice = NonNullable<Hint['advice']>[number]

interface AdviceRowProps {
  readonly coach: Coach<GameId>
  readonly advice: Advice
  readonly isBest: boolean
  readonly view: ViewOf<GameId>
  readonly words: string
  /** Its chance in words. */
  readonly share: string
  readonly onPress: () => void
}

/** One thing that can be done: what it is about, what it is, and what it is worth. A press lays it on the table. */
export function AdviceRow(props: AdviceRowProps) {
  const { coach, advice, isBest, view, words, share, onPress } = props
  const { t } = useTranslation(COACH_WORDS)
  const press = usePress(1)
  const label = advice.isOwn ? t('coach:hint.yours', { move: words }) : words
  const pieces = coach.pieceWords(advice.actions, view, t)
  const heard = pieces.length > 0 ? `${pieces.join(', ')}: ` : ''
  return (
    <Press
      role="button"
      accessibilityLabel={`${heard}${label}, ${share}`}
      accessibilityHint={t('coach:hint.show')}
      onPress={onPress}
      testID="advice"
      {...press.handlers}
      style={[styles.frame, press.ringStyle]}
    >
      <PressFace style={[styles.row, isBest && styles.best, press.faceStyle]}>
        <View style={styles.words}>
          <View style={styles.line}>
            <coach.Pieces actions={advice.actions} view={view} size={24} />
            <Text bold style={styles.label}>
              {label}{' '}
            </Text>
          </View>
          <Meter
            value={advice.chance}
            label={label}
            valueText={share}
            tone={isBest ? 'best' : 'plain'}
          />
        </View>
        <Text
          variant={isBest ? 'number-m' : 'number-s'}
          maxScale={1.4}
          tone={isBest ? 'strong' : 'secondary'}
          align="right"
          style={[styles.share, isBest && styles.bestShare]}
        >
          {share}
        </Text>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  frame: { borderRadius: radius.brass },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space[3],
    minHeight: 56,
    // Room for the border of the best. A transparent one would be painted with forced colours.
    padding: space[2] + 2,
    borderRadius: radius.brass,
  },
  best: {
    padding: space[2],
    borderWidth: 2,
    backgroundColor: 'rgba(224,180,92,0.32)',
    borderColor: palette.brass500,
  },
  words: { flex: 1, gap: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space[2], flexWrap: 'wrap' },
  label: { flexShrink: 1 },
  /** As wide for the best as for the others, so that their bars have one length of track; wider only where letters are large. */
  share: { minWidth: 84, flexShrink: 0 },
  bestShare: { fontSize: 24, lineHeight: 28 },
})
