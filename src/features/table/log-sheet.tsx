import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Sheet, Text, space } from '@/ui'
import type { StoryLine } from './use-story'

interface LogSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly story: readonly StoryLine[]
}

/** The whole story, newest first, a line an event, a heading a turn. */
export function LogSheet({ isOpen, onClose, story }: LogSheetProps) {
  const { t } = useTranslation(['table', 'common'])
  return (
    <Sheet visible={isOpen} onClose={onClose} title={t('table:log')} closeLabel={t('common:close')}>
      {story.length === 0 && <Text tone="secondary">{t('table:didNothing')}</Text>}
      <StoryLines story={story} />
    </Sheet>
  )
}

/** Lines of the story, newest first. */
export function StoryLines({ story }: { readonly story: readonly StoryLine[] }) {
  return (
    <View style={styles.lines}>
      {[...story].reverse().map(({ key, text, isTurn }) => (
        <Text key={key} bold={isTurn} style={isTurn ? styles.turn : undefined}>
          {text}
        </Text>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  lines: { gap: space[1] },
  turn: { marginBottom: space[2] },
})
