import { StyleSheet, View, useWindowDimensions } from 'react-native'

import { IconButton } from '../icon-button'
import type { IconName } from '../icon-paths'
import { Paper } from '../plate'
import { Text } from '../text'
import { useInsets } from '../use-insets'
import { layoutTable } from './seat-layout'

interface NoteProps {
  readonly text: string
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly testID: string
  /** There is a second key beside the log's. */
  readonly isBesideTwo?: boolean
}

/**
 * A slip of paper in the sky above the table, between menu and log. A phone held across has no sky to spare: there it lies
 * over the story beside the table.
 */
export function Note({ text, icon, label, onPress, testID, isBesideTwo = false }: NoteProps) {
  const { width, height } = useWindowDimensions()
  const insets = useInsets()
  const { bar, side, tableWidth } = layoutTable({ width, height, seats: 4, insets })
  const place =
    side && height < LOW
      ? { left: side.x, width: side.width, top: MARGIN, paddingHorizontal: MARGIN }
      : {
          ...{ left: 0, width: tableWidth, top: bar.y, minHeight: bar.height },
          ...{ paddingLeft: KEY, paddingRight: isBesideTwo ? 2 * KEY - MARGIN : KEY },
        }
  return (
    <View style={[styles.place, place]} testID={testID}>
      <Paper style={styles.slip}>
        <Text
          variant={tableWidth < NARROW ? 'small' : 'label'}
          role="status"
          maxScale={1.4}
          style={styles.words}
        >
          {text}
        </Text>
        <IconButton icon={icon} iconSize={22} size={44} label={label} onPress={onPress} />
      </Paper>
    </View>
  )
}

/** Between the keys of a small phone only small print leaves the seat at the head of the table free. */
const NARROW = 400
/** Below this height the seats reach into the sky. */
const LOW = 560
const MARGIN = 8
/** A key of the sky and the air beside it. */
const KEY = 52

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    justifyContent: 'center',
    pointerEvents: 'box-none',
    zIndex: 8,
  },
  slip: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    maxWidth: 480,
    padding: 0,
    paddingLeft: 12,
    minHeight: 44,
  },
  words: { flexShrink: 1, paddingVertical: 4 },
})
