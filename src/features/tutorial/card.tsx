import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { Button, Paper, Text, duration, useTheme } from '@/ui'
import type { Step } from './steps'

interface CardProps {
  readonly step: Step
  /** Something else was tried first. */
  readonly isWrong: boolean
  readonly onClose: () => void
  readonly onSkip: () => void
}

/** What has just happened and what to do now, on paper over the table; the dice stay in sight below it. */
export function Card({ step, isWrong, onClose, onSkip }: CardProps) {
  const { t } = useTranslation('tutorial')
  const { reducedMotion } = useTheme()
  const { card } = step
  return (
    <View style={styles.over} testID="coach">
      <Animated.View
        key={card}
        entering={FadeIn.duration(reducedMotion ? duration.reduced : duration.move)}
        style={styles.place}
      >
        <Paper nails="two" frame="plain" style={styles.card}>
          <View role="status" style={styles.words}>
            <Text variant="head">{t(`cards.${card}.title`)}</Text>
            {isWrong && (
              <Text bold tone="danger">
                {t('notYet')}
              </Text>
            )}
            <Text>{t(`cards.${card}.text`)}</Text>
            {step.hasTask && <Text bold>{t(`cards.${step.card}.task`)}</Text>}
          </View>
          <View style={styles.buttons}>
            {step.hasTask && (
              <Button
                kind="quiet"
                size="small"
                label={t('skip')}
                onPress={onSkip}
                style={styles.button}
                testID="skip-step"
              />
            )}
            <Button
              kind="brass"
              size="small"
              label={t('gotIt')}
              onPress={onClose}
              style={styles.button}
              testID="got-it"
            />
          </View>
        </Paper>
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  over: {
    ...StyleSheet.absoluteFill,
    zIndex: 9,
    backgroundColor: 'rgba(14,9,5,0.45)',
    alignItems: 'center',
    paddingHorizontal: 20,
    paddingTop: '18%',
  },
  place: { width: '100%', maxWidth: 380 },
  card: { gap: 14, paddingHorizontal: 24, paddingVertical: 26 },
  words: { gap: 8 },
  buttons: { flexDirection: 'row', gap: 8 },
  button: { flex: 1 },
})
