import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import {
  FittedWords,
  Icon,
  Paper,
  Press,
  PressFace,
  Text,
  materials,
  palette,
  radius,
  touch,
  usePress,
} from '@/ui'
import type { WaitingMatch } from './waiting'

interface ContinuePosterProps {
  readonly match: WaitingMatch
  /** Little room: smaller words, less paper around them. */
  readonly isTight: boolean
  readonly onPress: () => void
}

/** The room for words on a small phone, until the paper has been laid out. */
const NARROW = 160

/** The match that waits, nailed to the post, a button as large as the paper. It tells what the table sees, never a role. */
export function ContinuePoster({ match, isTight, onPress }: ContinuePosterProps) {
  const { t } = useTranslation('home')
  const press = usePress()
  const [room, setRoom] = useState(NARROW)
  return (
    <Press
      role="button"
      onPress={onPress}
      testID="continue"
      {...press.handlers}
      style={[styles.target, press.ringStyle]}
    >
      <PressFace style={press.faceStyle}>
        <Paper
          tilt={-1.5}
          nails="one"
          frame="plain"
          style={[styles.poster, isTight && styles.tight]}
        >
          <View
            style={styles.words}
            onLayout={({ nativeEvent: { layout } }) => setRoom(layout.width)}
          >
            <Text variant="small" bold tone="danger">
              {match.headline}
            </Text>
            <FittedWords
              role="none"
              variant="title"
              words={t('continue')}
              width={room}
              maxSize={isTight ? 30 : 36}
            />
            <Text variant="small" tone="secondary">
              {match.facts}
            </Text>
          </View>
          <View style={[materials.brass, styles.arrow]}>
            <Icon name="next" size={30} color={palette.ink} />
          </View>
        </Paper>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  target: { marginHorizontal: 8, maxWidth: 420, borderRadius: radius.paper },
  poster: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingVertical: 18,
    paddingLeft: 34,
    paddingRight: 22,
  },
  words: { flex: 1 },
  arrow: {
    width: 58,
    height: touch.comfortable,
    borderRadius: radius.brass,
    alignItems: 'center',
    justifyContent: 'center',
  },
  tight: { paddingVertical: 10, paddingLeft: 30, paddingRight: 16 },
})
