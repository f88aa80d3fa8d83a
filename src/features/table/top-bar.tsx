import { memo, useCallback } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { IconButton, SurfaceProvider, Text, alike, space, touch, useFontScale } from '@/ui'
import type { TableLayout } from '@/ui/table'
import { useAppSelector } from '@/store/hooks'
import { selectCanRead } from '@/store/reading/selectors'
import { headerLines } from './header-lines'

interface TopBarProps {
  readonly layout: TableLayout
  /** The last two sentences of the story, the newest first. */
  readonly lines: readonly string[]
  readonly onOpen: (sheet: 'menu' | 'log' | 'reading') => void
}

const MOST_SCALE = 1.4
/** Menu at one end, story at the other, and beside it the chips for whoever may place them. */
const keysWide = (keys: number): number => keys * (touch.min + space[2]) + 2 * space[1]

/** The sky: menu, what happened last, the whole story. */
export const TopBar = memo(function TopBar({ layout, lines, onOpen }: TopBarProps) {
  const { t } = useTranslation('table')
  const { bar, kind, tableWidth } = layout
  const canRead = useAppSelector(selectCanRead)
  const menu = useCallback(() => onOpen('menu'), [onOpen])
  const read = useCallback(() => onOpen('reading'), [onOpen])
  const log = useCallback(() => onOpen('log'), [onOpen])
  const scale = Math.min(MOST_SCALE, useFontScale())
  const { newest, isLong, before } = headerLines(
    lines,
    tableWidth - keysWide(canRead ? 3 : 2),
    scale,
  )
  return (
    // Beside a column there is no sky: the keys lie on the floor.
    <SurfaceProvider surface={kind === 'portrait' ? 'sky' : 'wood'}>
      <View style={[styles.bar, { top: bar.y, height: bar.height, width: tableWidth }]}>
        <IconButton icon="menu" label={t('menu')} onPress={menu} testID="menu" />
        {kind === 'portrait' ? (
          <View style={styles.lines} role="log" aria-live="off" testID="header">
            <Text variant="label" numberOfLines={isLong ? 2 : 1} maxScale={MOST_SCALE}>
              {newest}
            </Text>
            {before !== null && (
              <Text
                variant="small"
                tone="secondary"
                numberOfLines={1}
                maxScale={MOST_SCALE}
                aria-hidden
              >
                {before}
              </Text>
            )}
          </View>
        ) : (
          <View style={[styles.lines, styles.empty]} />
        )}
        {canRead && (
          <IconButton icon="suspect" label={t('reading.title')} onPress={read} testID="read" />
        )}
        {kind === 'portrait' && <IconButton icon="log" label={t('openLog')} onPress={log} />}
      </View>
    </SurfaceProvider>
  )
}, alike)

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    left: 0,
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space[1],
    zIndex: 5,
    // In landscape seats stand under its empty middle.
    pointerEvents: 'box-none',
  },
  empty: { pointerEvents: 'none' },
  lines: { flex: 1, justifyContent: 'center', paddingHorizontal: space[1] },
})
