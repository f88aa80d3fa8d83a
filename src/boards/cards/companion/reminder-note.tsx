import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'
import type { Reminder } from '@/games/cards/tracker/reminders'
import { Paper, Text, duration } from '@/ui'
import type { CompanionLayout } from '../../companion/layout'
import { useReminderWords } from './use-reminder-words'

interface ReminderNoteProps {
  readonly layout: CompanionLayout
  readonly reminders: readonly Reminder[]
}

/** What a table forgets, on a note over the middle, turned to whom it concerns; fingers reach what lies under it. */
export function ReminderNote({ layout, reminders }: ReminderNoteProps) {
  const words = useReminderWords()
  const [first] = reminders
  if (!first) return null
  const facing = 'seat' in first ? (layout.panels[first.seat]?.facing ?? 0) : 0
  return (
    <View style={styles.stage}>
      <Animated.View
        entering={FadeIn.duration(duration.reduced)}
        style={{ top: layout.dial.y - layout.height / 2 }}
      >
        <View style={{ transform: [{ rotate: `${facing}deg` }] }} testID="reminder">
          <Paper style={styles.paper}>
            {reminders.map(words).map((line) => (
              <Text key={line} bold align="center" role="status" maxScale={1.2}>
                {line}
              </Text>
            ))}
          </Paper>
        </View>
      </Animated.View>
    </View>
  )
}

const styles = StyleSheet.create({
  stage: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  paper: { maxWidth: 270, gap: 6, paddingHorizontal: 18, paddingVertical: 12 },
})
