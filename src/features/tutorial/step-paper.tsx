import { StyleSheet, View, type ViewStyle } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import type { LessonStep } from '@/boards'
import { Button, Paper, ScrollArea, Text, duration, useTheme } from '@/ui'
import { NARROW, placeOfCard } from './card-place'
import { useLessonTable } from './use-lesson-table'

interface StepPaperProps {
  readonly step: LessonStep
  /** Something else was tried first. */
  readonly isWrong: boolean
  readonly onClose: () => void
  readonly onSkip: () => void
}

/**
 * What has just happened and what to do now, on paper over the table. Nothing around it is covered or dead: whoever does what
 * it asks for has read enough.
 */
export function StepPaper({ step, isWrong, onClose, onSkip }: StepPaperProps) {
  const { t } = useTranslation('tutorial')
  const { reducedMotion } = useTheme()
  const { style: place, isTight, isNarrow } = usePlace(step)
  const { id, title, text, task } = step
  return (
    <Animated.View
      key={id}
      entering={FadeIn.duration(reducedMotion ? duration.reduced : duration.move)}
      style={[styles.place, place]}
      testID="coach"
    >
      <Paper nails="two" frame="plain" style={[styles.paper, isTight && styles.tight]}>
        <ScrollArea style={styles.shrinking}>
          <View role="status" style={[styles.words, isTight && styles.close]}>
            <Text variant="head" style={isTight && styles.smallHead}>
              {title}
            </Text>
            {isWrong && (
              <Text bold tone="danger">
                {t('notYet')}
              </Text>
            )}
            <Text style={isTight && styles.small}>{text}</Text>
            {task !== null && (
              <Text bold style={isTight && styles.small}>
                {task}
              </Text>
            )}
          </View>
        </ScrollArea>
        <View style={isNarrow ? styles.stack : styles.buttons}>
          {task !== null && (
            <Button
              kind="quiet"
              size="small"
              label={t('skip')}
              onPress={onSkip}
              style={!isNarrow && styles.button}
              testID="skip-step"
            />
          )}
          <Button
            // The one thing to press is what is asked for; without a task it is this.
            kind={task !== null ? 'leather' : 'brass'}
            size="small"
            label={t('gotIt')}
            onPress={onClose}
            style={!isNarrow && styles.button}
            testID="got-it"
          />
        </View>
      </Paper>
    </Animated.View>
  )
}

interface Place {
  readonly style: ViewStyle
  readonly isTight: boolean
  readonly isNarrow: boolean
}

/** Where the card lies: in room that hides nothing it is about. */
function usePlace(step: LessonStep): Place {
  const layout = useLessonTable()
  const words = [step.text, step.task ?? '']
  const { x, y, width, height, leans } = placeOfCard(step.aboutOn(layout), layout, words)
  const edge = leans === 'top' ? { top: y } : { bottom: layout.height - y - height }
  const isNarrow = width < NARROW
  return {
    style: { left: x, width, maxHeight: height, ...edge },
    isTight: height < TIGHT || isNarrow,
    isNarrow,
  }
}

/** Below this height the words are set smaller. */
const TIGHT = 270

const styles = StyleSheet.create({
  place: { position: 'absolute', zIndex: 9 },
  paper: { flexShrink: 1, gap: 10, paddingHorizontal: 20, paddingVertical: 18 },
  tight: { gap: 2, paddingHorizontal: 16, paddingVertical: 8 },
  smallHead: { fontSize: 20, lineHeight: 24 },
  small: { fontSize: 15, lineHeight: 20 },
  shrinking: { flexGrow: 0, flexShrink: 1 },
  words: { gap: 6 },
  close: { gap: 3 },
  buttons: { flexDirection: 'row', gap: 8 },
  stack: { gap: 2 },
  button: { flex: 1 },
})
