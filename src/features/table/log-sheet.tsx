import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Sheet, Text, space } from '@/ui'
import type { StoryLine } from './use-story'

interface LogSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly story: readonly StoryLine[]
}

/** The whole story in its order, a line an event, a heading a turn. It opens where it has come to. */
export function LogSheet({ isOpen, onClose, story }: LogSheetProps) {
  const { t } = useTranslation(['table', 'common'])
  return (
    <Sheet
      visible={isOpen}
      onClose={onClose}
      title={t('table:log')}
      closeLabel={t('common:close')}
      opensAtEnd
    >
      {story.length === 0 && <Text tone="secondary">{t('table:didNothing')}</Text>}
      <StoryLines story={story} />
    </Sheet>
  )
}

/** Lines of the story, turn by turn. */
export function StoryLines({ story }: { readonly story: readonly StoryLine[] }) {
  return (
    <View style={styles.turns}>
      {turnsOf(story).map((lines) => (
        <View key={lines[0]?.key} style={styles.lines}>
          {lines.map(({ key, text, isTurn }) => (
            <Text key={key} bold={isTurn}>
              {text}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

/** The story cut at its turns. */
function turnsOf(story: readonly StoryLine[]): StoryLine[][] {
  const turns: StoryLine[][] = []
  for (const line of story) {
    const current = turns.at(-1)
    if (line.isTurn || !current) turns.push([line])
    else current.push(line)
  }
  return turns
}

const styles = StyleSheet.create({
  turns: { gap: space[4] },
  lines: { gap: 2 },
})
