import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Button, Paper, Text } from '@/ui'
import type { WaitingMatch } from './waiting'

interface ContinuePosterProps {
  readonly match: WaitingMatch
  /** Little room: smaller words, less paper around them. */
  readonly isTight: boolean
  readonly onPress: () => void
}

/** The match that waits, nailed to the post. It tells what the table sees, never a role. */
export function ContinuePoster({ match, isTight, onPress }: ContinuePosterProps) {
  const { t } = useTranslation('home')
  return (
    <Paper tilt={-1.5} nails="one" frame="plain" style={[styles.poster, isTight && styles.tight]}>
      <View style={styles.words}>
        <Text variant="small" bold tone="danger">
          {match.headline}
        </Text>
        <Text variant="title" style={[styles.title, isTight && styles.tightTitle]}>
          {t('continue')}
        </Text>
        <Text variant="small" tone="secondary">
          {match.facts}
        </Text>
      </View>
      <Button
        kind="brass"
        label={t('continue')}
        icon="next"
        iconOnly
        onPress={onPress}
        style={styles.button}
      />
    </Paper>
  )
}

const styles = StyleSheet.create({
  poster: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingVertical: 18,
    paddingLeft: 34,
    paddingRight: 22,
    marginHorizontal: 8,
    maxWidth: 420,
  },
  words: { flex: 1 },
  button: { alignSelf: 'center', width: 58 },
  title: { fontSize: 36, lineHeight: 40 },
  tight: { paddingVertical: 10, paddingLeft: 30, paddingRight: 16 },
  tightTitle: { fontSize: 30, lineHeight: 34 },
})
