import { StyleSheet, View, type ViewStyle } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import type { LessonStep } from '@/boards'
import { Button, Paper, ScrollArea, Text, duration, useTheme } from '@/ui'
import { NARROW, placeOfPaper, type Print } from './paper-place'
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
  const { style: place, print, isNarrow } = usePlace(step)
  const { id, title, text, task } = step
  return (
    <Animated.View
      key={id}
      entering={FadeIn.duration(reducedMotion ? duration.reduced : duration.move)}
      style={[styles.place, place]}
      testID="coach"
    >
      <Paper
        nails={print === 'large' ? 'two' : 'none'}
        frame="plain"
        style={[styles.paper, papers[print]]}
      >
        <ScrollArea style={styles.shrinking}>
          <View role="status" style={[styles.words, print !== 'large' && styles.close]}>
            <Text variant="head" style={print !== 'large' && styles.smallHead}>
              {title}
            </Text>
            {isWrong && (
              <Text bold tone="danger">
                {t('notYet')}
              </Text>
            )}
            <Text style={letters[print]}>{text}</Text>
            {task !== null && (
              <Text bold style={letters[print]}>
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
  readonly print: Print
  readonly isNarrow: boolean
}

/** Where the paper lies: in room that hides nothing it is about. */
function usePlace(step: LessonStep): Place {
  const layout = useLessonTable()
  const words = [step.text, step.task ?? '']
  const place = placeOfPaper(step.aboutOn(layout), layout, words)
  const { x, y, width, height, leans, print } = place
  const edge = leans === 'top' ? { top: y } : { bottom: layout.height - y - height }
  return { style: { left: x, width, maxHeight: height, ...edge }, print, isNarrow: width < NARROW }
}

const styles = StyleSheet.create({
  place: { position: 'absolute', zIndex: 9 },
  paper: { flexShrink: 1 },
  smallHead: { fontSize: 20, lineHeight: 24 },
  shrinking: { flexGrow: 0, flexShrink: 1 },
  words: { gap: 6 },
  close: { gap: 3 },
  buttons: { flexDirection: 'row', gap: 8 },
  stack: { gap: 2 },
  button: { flex: 1 },
})

const papers = StyleSheet.create({
  large: { gap: 10, paddingHorizontal: 22, paddingTop: 22, paddingBottom: 18 },
  tight: { gap: 3, paddingHorizontal: 18, paddingTop: 12, paddingBottom: 11 },
  small: { gap: 1, paddingHorizontal: 16, paddingTop: 10, paddingBottom: 8 },
})

const letters = StyleSheet.create({
  large: {},
  tight: { fontSize: 15, lineHeight: 20 },
  small: { fontSize: 14, lineHeight: 18 },
})
