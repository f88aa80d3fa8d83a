import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { IconButton, SurfaceProvider, Text, space } from '@/ui'
import type { TableLayout } from '@/ui/table'

interface TopBarProps {
  readonly layout: TableLayout
  /** The last two lines of the story, the newest first. */
  readonly lines: readonly string[]
  readonly onMenu: () => void
  readonly onLog: () => void
}

/** The sky: menu, what happened last, the whole story. */
export function TopBar({ layout, lines, onMenu, onLog }: TopBarProps) {
  const { t } = useTranslation('table')
  const [newest, before] = lines
  const { bar, kind, tableWidth } = layout
  return (
    <SurfaceProvider surface="sky">
      <View style={[styles.bar, { top: bar.y, height: bar.height, width: tableWidth }]}>
        <IconButton icon="menu" label={t('menu')} onPress={onMenu} testID="menu" />
        {kind === 'portrait' ? (
          <View style={styles.lines} role="log" aria-live="off">
            {newest !== undefined && (
              <Text variant="label" numberOfLines={1} maxScale={1.4}>
                {newest}
              </Text>
            )}
            {before !== undefined && (
              <Text variant="small" tone="secondary" numberOfLines={1} maxScale={1.4} aria-hidden>
                {before}
              </Text>
            )}
          </View>
        ) : (
          <View style={styles.lines} />
        )}
        {kind === 'portrait' && <IconButton icon="log" label={t('openLog')} onPress={onLog} />}
      </View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    left: 0,
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space[1],
    zIndex: 5,
  },
  lines: { flex: 1, justifyContent: 'center', paddingHorizontal: space[1] },
})
