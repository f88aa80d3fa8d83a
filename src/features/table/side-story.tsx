import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { SurfaceProvider, Text, space } from '@/ui'
import type { Seating } from '@/ui/table'
import type { StoryLine } from './use-story'

interface SideStoryProps {
  readonly seating: Seating
  readonly story: readonly StoryLine[]
}

const LINES = 9
/** A phone held across: whole lines, one an event, as many as there is room for. */
const SHORT = 320
const HEAD = 80
const LINE = 26

/** Where there is room beside the table, the story stands there all the time. */
export function SideStory({ seating, story }: SideStoryProps) {
  const { t } = useTranslation('table')
  const { side, tray } = seating.layout
  if (!side) return null
  const height = tray.y - space[3]
  const isShort = height < SHORT
  const lines = isShort ? Math.floor((height - HEAD) / LINE) : LINES
  return (
    <SurfaceProvider surface="wood">
      <View style={[styles.side, { left: side.x, width: side.width, height }]}>
        <Text variant="head">{t('log')}</Text>
        <View role="log" aria-live="off" style={styles.lines}>
          {story.slice(-lines).map(({ key, text, isTurn }) => (
            <Text
              key={key}
              bold={isTurn}
              numberOfLines={isShort ? 1 : undefined}
              style={isTurn && !isShort && styles.turn}
            >
              {text}
            </Text>
          ))}
        </View>
      </View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  side: { position: 'absolute', top: 0, padding: space[6], overflow: 'hidden' },
  /** What does not fit is the oldest. */
  lines: {
    marginTop: space[2],
    flexShrink: 1,
    justifyContent: 'flex-end',
    overflow: 'hidden',
    gap: 2,
  },
  turn: { marginTop: space[2] },
})
