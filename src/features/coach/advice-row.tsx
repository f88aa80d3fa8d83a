import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import type { DiceState, Face } from '@/games/dice'
import type { Advice } from '@/games/dice/coach'
import { useTranslation } from '@/i18n'
import { keptByChoice } from '@/i18n/move-words'
import { FaceTile, Meter, Press, Text, palette, radius, space, usePress } from '@/ui'

interface AdviceRowProps {
  readonly advice: Advice
  readonly isBest: boolean
  readonly view: DiceState
  readonly words: string
  /** Its chance in words. */
  readonly share: string
  readonly onPress: () => void
}

/** One thing that can be done: the dice it is about, what it is, and what it is worth. A press lays it on the table. */
export function AdviceRow({ advice, isBest, view, words, share, onPress }: AdviceRowProps) {
  const { t } = useTranslation(['coach', 'common'])
  const press = usePress(1)
  const label = advice.isOwn ? t('coach:hint.yours', { move: words }) : words
  const faces = facesOf(advice, view)
  // "These" dice are only seen; whoever listens hears them first. All other words name whom they are for.
  const kept =
    advice.actions[0]?.type === 'roll' ? faces.map((face) => t(`common:faces.${face}`)) : []
  const dice = kept.length > 0 ? `${kept.join(', ')}: ` : ''
  return (
    <Press
      role="button"
      accessibilityLabel={`${dice}${label}, ${share}`}
      accessibilityHint={t('coach:hint.show')}
      onPress={onPress}
      testID="advice"
      {...press.handlers}
      style={[styles.frame, press.ringStyle]}
    >
      <Animated.View style={[styles.row, isBest && styles.best, press.faceStyle]}>
        <View style={styles.words}>
          <View style={styles.line}>
            {faces.length > 0 && (
              <View style={styles.dice}>
                {faces.map((face, i) => (
                  <FaceTile key={i} face={face} size={24} />
                ))}
              </View>
            )}
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
          style={styles.share}
        >
          {share}
        </Text>
      </Animated.View>
    </Press>
  )
}

/** The dice that are kept, or that are aimed and served. */
function facesOf({ actions }: Advice, view: DiceState): Face[] {
  const dice = actions.flatMap((action) => {
    if (action.type === 'roll') return keptByChoice(view, action.dice)
    return 'die' in action ? [action.die] : []
  })
  return dice.flatMap((die) => view.dice?.[die] ?? [])
}

const styles = StyleSheet.create({
  frame: { borderRadius: radius.brass },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space[3],
    minHeight: 56,
    paddingHorizontal: space[2],
    paddingVertical: space[2],
    borderRadius: radius.brass,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  best: { backgroundColor: 'rgba(224,180,92,0.32)', borderColor: palette.brass500 },
  words: { flex: 1, gap: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space[2], flexWrap: 'wrap' },
  dice: { flexDirection: 'row', gap: 4 },
  label: { flexShrink: 1 },
  share: { minWidth: 64 },
})
