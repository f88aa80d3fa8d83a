import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import type { Reminder } from '@/games/cards/tracker/reminders'
import { Paper, Press, Text, duration, usePress } from '@/ui'
import { useTranslation } from '@/i18n'
import type { CompanionLayout } from '../../companion/layout'
import { useReminderWords } from './use-reminder-words'

interface ReminderNoteProps {
  readonly layout: CompanionLayout
  readonly reminders: readonly Reminder[]
  readonly onRead: () => void
}

/** What a table forgets, on a note over the middle, turned to whom it concerns; a tap takes it away. */
export function ReminderNote({ layout, reminders, onRead }: ReminderNoteProps) {
  const { t } = useTranslation('cards')
  const words = useReminderWords()
  const press = usePress(1)
  const [first] = reminders
  if (!first) return null
  const facing = 'seat' in first ? (layout.panels[first.seat]?.facing ?? 0) : 0
  const lines = reminders.map(words)
  return (
    <View style={styles.stage}>
      <Animated.View
        entering={FadeIn.duration(duration.reduced)}
        style={{ top: layout.dial.y - layout.height / 2, transform: [{ rotate: `${facing}deg` }] }}
      >
        <Press
          role="button"
          accessibilityLabel={t('companion.reminders.read', { text: lines.join(' ') })}
          onPress={onRead}
          {...press.handlers}
          testID="reminder"
          style={[styles.target, press.ringStyle]}
        >
          <Paper style={styles.paper}>
            {lines.map((line) => (
              <Text key={line} bold align="center" role="status" maxScale={1.2}>
                {line}
              </Text>
            ))}
          </Paper>
        </Press>
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  stage: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'box-none',
  },
  target: { borderRadius: 6 },
  paper: { maxWidth: 270, gap: 6, paddingHorizontal: 18, paddingVertical: 12, minHeight: 44 },
})
