import { StyleSheet, View, useWindowDimensions } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useTranslation } from '@/i18n'
import { Button, IconButton, Rail, useFontScale } from '@/ui'

interface ResultRailProps {
  readonly onHome: () => void
  readonly onShare: () => void
  /** Watching it again; absent where nobody saw the dice. */
  readonly onReplay?: () => void
  /** What follows: the one thing in brass. */
  readonly next: { readonly label: string; readonly onPress: () => void }
}

/** What can be done now, within the thumb's reach. */
export function ResultRail({ onHome, onShare, onReplay, next }: ResultRailProps) {
  const { t } = useTranslation('result')
  const { bottom } = useSafeAreaInsets()
  const { width, height } = useWindowDimensions()
  const isNarrow = width < 380 * Math.min(1.2, useFontScale())
  const isShort = height < 480
  return (
    <Rail style={{ paddingBottom: Math.max(isShort ? 8 : 14, bottom) }}>
      <View style={[styles.actions, isNarrow && styles.narrow, isShort && styles.short]}>
        <View style={styles.signs}>
          <IconButton icon="back" label={t('home')} size={44} onPress={onHome} />
          <IconButton icon="share" label={t('share.label')} size={44} onPress={onShare} />
        </View>
        {onReplay && (
          <Button size="small" label={t('replay')} onPress={onReplay} style={styles.replay} />
        )}
        <Button
          kind="brass"
          size={isNarrow || isShort ? 'normal' : 'large'}
          {...next}
          style={styles.rematch}
        />
      </View>
    </Rail>
  )
}

const styles = StyleSheet.create({
  actions: {
    flexDirection: 'row',
    alignItems: 'stretch',
    gap: 12,
    paddingHorizontal: 12,
    paddingTop: 8,
    width: '100%',
    maxWidth: 680,
    alignSelf: 'center',
  },
  narrow: { gap: 8, paddingHorizontal: 10 },
  short: { paddingTop: 0 },
  signs: { flexDirection: 'row', alignItems: 'center', marginHorizontal: -6 },
  replay: { flex: 1 },
  rematch: { flex: 1.2 },
})
