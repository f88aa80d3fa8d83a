import { StyleSheet, View, useWindowDimensions, type ViewStyle } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import type { LessonStep } from '@/boards'
import { useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import { Button, Paper, ScrollArea, Text, duration, useInsets, useTheme } from '@/ui'
import { layoutTable, useRailHeight } from '@/ui/table'

interface StepPaperProps {
  readonly step: LessonStep
  /** Something else was tried first. */
  readonly isWrong: boolean
  readonly onClose: () => void
  readonly onSkip: () => void
}

/**
 * What has just happened and what to do now, on paper over the table. Nothing beside it is covered or dead: whoever does what
 * it asks for has read enough.
 */
export function StepPaper({ step, isWrong, onClose, onSkip }: StepPaperProps) {
  const { t } = useTranslation('tutorial')
  const { reducedMotion } = useTheme()
  const place = usePlace(step.about)
  const { id, title, text, task } = step
  return (
    <Animated.View
      key={id}
      entering={FadeIn.duration(reducedMotion ? duration.reduced : duration.move)}
      style={[styles.place, place]}
      testID="coach"
    >
      <Paper nails="two" frame="plain" style={styles.paper}>
        <ScrollArea style={styles.shrinking}>
          <View role="status" style={styles.words}>
            <Text variant="head">{title}</Text>
            {isWrong && (
              <Text bold tone="danger">
                {t('notYet')}
              </Text>
            )}
            <Text>{text}</Text>
            {task !== null && <Text bold>{task}</Text>}
          </View>
        </ScrollArea>
        <View style={styles.buttons}>
          {task !== null && (
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
            // The one thing to press is what is asked for; without a task it is this.
            kind={task !== null ? 'leather' : 'brass'}
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

/** Beside the table if there is room, else above the tray or above the rail, wherever it hides nothing that it is about. */
function usePlace(about: LessonStep['about']): ViewStyle {
  const { width, height } = useWindowDimensions()
  const insets = useInsets()
  const railHeight = useRailHeight(insets.bottom)
  const seats = useAppSelector(selectPlayers).length
  const layout = layoutTable({ width, height, seats, insets, railHeight })
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

/** So much room above the tray holds every step. */
const ROOMY = 300

const styles = StyleSheet.create({
  place: { position: 'absolute', zIndex: 9 },
  paper: { flexShrink: 1, gap: 10, paddingHorizontal: 20, paddingVertical: 18 },
  shrinking: { flexGrow: 0, flexShrink: 1 },
  words: { gap: 6 },
  buttons: { flexDirection: 'row', gap: 8 },
  button: { flex: 1 },
})
