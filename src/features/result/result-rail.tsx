import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useTranslation } from '@/i18n'
import { Button, IconButton, Rail } from '@/ui'

interface ResultRailProps {
  readonly onShare: () => void
  readonly onReplay: () => void
  readonly onRematch: () => void
}

/** What can be done now, within the thumb's reach. */
export function ResultRail({ onShare, onReplay, onRematch }: ResultRailProps) {
  const { t } = useTranslation('result')
  const { bottom } = useSafeAreaInsets()
  return (
    <Rail style={{ paddingBottom: Math.max(14, bottom) }}>
      <View style={styles.actions}>
        <IconButton icon="share" label={t('share.label')} iconSize={28} onPress={onShare} />
        <Button size="small" label={t('replay')} onPress={onReplay} style={styles.replay} />
        <Button
          kind="brass"
          size="large"
          label={t('rematch')}
          onPress={onRematch}
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
    gap: 10,
    paddingHorizontal: 12,
    paddingTop: 8,
    width: '100%',
    maxWidth: 680,
    alignSelf: 'center',
  },
  replay: { flex: 1 },
  rematch: { flex: 1.2 },
})
