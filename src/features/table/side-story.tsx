import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { SurfaceProvider, Text, space } from '@/ui'
import { StoryLines } from './log-sheet'
import type { TableModel } from './use-table'

const LINES = 9

/** Where there is room beside the table, the story stands there all the time. */
export function SideStory({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation('table')
  const { side, tray } = table.seating.layout
  if (!side) return null
  return (
    <SurfaceProvider surface="wood">
      <View style={[styles.side, { left: side.x, width: side.width, height: tray.y - space[3] }]}>
        <Text variant="head">{t('log')}</Text>
        <View role="log" aria-live="polite" style={styles.lines}>
          <StoryLines story={table.story.slice(-LINES)} />
        </View>
      </View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  side: { position: 'absolute', top: 0, padding: space[6], overflow: 'hidden' },
  lines: { marginTop: space[3] },
})
