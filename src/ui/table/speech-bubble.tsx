import { StyleSheet, View } from 'react-native'
import Animated, { FadeIn } from 'react-native-reanimated'

import { Text } from '../text'
import { useDuration } from '../theme'
import { palette } from '../tokens'
import type { Box, TableLayout } from './seat-layout'

interface SpeechBubbleProps {
  readonly layout: TableLayout
  /** The middle of whoever speaks. */
  readonly from: { readonly x: number; readonly y: number }
  readonly text: string
  /** The same for who cannot see where it hangs: with the name. */
  readonly label: string
}

/** What somebody says, on paper beside the medallion, with its tip towards the speaker. Fingers go through it. */
export function SpeechBubble({ layout, from, text, label }: SpeechBubbleProps) {
  const ms = useDuration('move')
  const { box, isBelow } = placeOf(layout, from)
  const tip = Math.max(14, Math.min(box.width - 26, from.x - box.x - 6))
  return (
    <Animated.View
      entering={FadeIn.duration(ms)}
      role="status"
      aria-label={label}
      style={[
        styles.place,
        { left: box.x, width: box.width, top: box.y, height: box.height },
        isBelow ? styles.below : styles.above,
      ]}
      testID="speech"
    >
      <View style={styles.paper}>
        <View style={[styles.tip, isBelow ? styles.up : styles.down, { left: tip }]} />
        <Text variant="small" bold color={palette.ink} align="center" maxScale={1.3}>
          {text}
        </Text>
      </View>
    </Animated.View>
  )
}

const WIDTH = 186
const ROOM = 92
const EDGE = 8

/** Over the speaker's head, or under the plate where the screen ends. */
function placeOf(
  { seat, tableWidth, bar }: TableLayout,
  { x, y }: SpeechBubbleProps['from'],
): { readonly box: Box; readonly isBelow: boolean } {
  const head = y - seat.height / 2
  const isBelow = head - ROOM < bar.y + bar.height
  const left = Math.max(EDGE, Math.min(tableWidth - WIDTH - EDGE, x - WIDTH / 2))
  const top = isBelow ? y + seat.height / 2 + 2 : head - ROOM - 2
  return { box: { x: left, y: top, width: WIDTH, height: ROOM }, isBelow }
}

const styles = StyleSheet.create({
  place: { position: 'absolute', zIndex: 6, pointerEvents: 'none', alignItems: 'center' },
  above: { justifyContent: 'flex-end' },
  below: { justifyContent: 'flex-start' },
  paper: {
    minWidth: 64,
    paddingHorizontal: 12,
    paddingVertical: 7,
    borderRadius: 12,
    backgroundColor: palette.parchment100,
    borderWidth: 2,
    borderColor: palette.ink,
    boxShadow: '0px 4px 10px rgba(0,0,0,0.5)',
  },
  tip: {
    position: 'absolute',
    width: 12,
    height: 12,
    backgroundColor: palette.parchment100,
    borderColor: palette.ink,
    transform: [{ rotate: '45deg' }],
  },
  up: { top: -7, borderTopWidth: 2, borderLeftWidth: 2 },
  down: { bottom: -7, borderBottomWidth: 2, borderRightWidth: 2 },
})
