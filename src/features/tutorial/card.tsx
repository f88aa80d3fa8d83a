import { StyleSheet, View, useWindowDimensions, type ViewStyle } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import { LESSON } from '@/games/dice/lesson'
import { Button, Paper, ScrollArea, Text, duration, useInsets, useTheme } from '@/ui'
import { layoutTable, useRailHeight } from '@/ui/table'
import type { Step } from './steps'

interface CardProps {
  readonly step: Step
  /** Something else was tried first. */
  readonly isWrong: boolean
  readonly onClose: () => void
  readonly onSkip: () => void
}

/**
 * What has just happened and what to do now, on paper over the table. Nothing beside it is covered or dead: whoever does what
 * it asks for has read enough.
 */
export function Card({ step, isWrong, onClose, onSkip }: CardProps) {
  const { t } = useTranslation('tutorial')
  const { reducedMotion } = useTheme()
  const place = usePlace(step.about)
  const { card } = step
  return (
    <Animated.View
      key={card}
      entering={FadeIn.duration(reducedMotion ? duration.reduced : duration.move)}
      style={[styles.place, place]}
      testID="coach"
    >
      <Paper nails="two" frame="plain" style={styles.card}>
        <ScrollArea style={styles.shrinking}>
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
        </ScrollArea>
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
            // The one thing to press is what the card asks for; without a task it is this.
            kind={step.hasTask ? 'leather' : 'brass'}
            size="small"
            label={t('gotIt')}
            onPress={onClose}
            style={styles.button}
            testID="got-it"
          />
        </View>
      </Paper>
    </Animated.View>
  )
}

const WIDEST = 380
const MARGIN = 8

/** Beside the table if there is room, else above the dice or above the rail, wherever it hides nothing that it is about. */
function usePlace(about: Step['about']): ViewStyle {
  const { width, height } = useWindowDimensions()
  const insets = useInsets()
  const railHeight = useRailHeight(insets.bottom)
  const layout = layoutTable({ width, height, seats: LESSON.seats.length, insets, railHeight })
  const { bar, rail, side, tray, tableWidth } = layout
  const top = bar.y + bar.height + 2
  const isRoomy = side !== null && tray.y > ROOMY
  if (isRoomy)
    return {
      left: side.x + MARGIN,
      width: side.width - 2 * MARGIN,
      top: MARGIN,
      maxHeight: tray.y - 2 * MARGIN,
    }
  const foot = side ? height : rail.y
  const wide = Math.min(WIDEST, tableWidth - 2 * MARGIN)
  return {
    left: (tableWidth - wide) / 2,
    width: wide,
    maxHeight: foot - top - MARGIN,
    ...(about === 'seats' && !side ? { bottom: height - foot + MARGIN } : { top }),
  }
}

/** So much room above the tray holds every card. */
const ROOMY = 300

const styles = StyleSheet.create({
  place: { position: 'absolute', zIndex: 9 },
  card: { flexShrink: 1, gap: 10, paddingHorizontal: 20, paddingVertical: 18 },
  shrinking: { flexGrow: 0, flexShrink: 1 },
  words: { gap: 6 },
  buttons: { flexDirection: 'row', gap: 8 },
  button: { flex: 1 },
})
