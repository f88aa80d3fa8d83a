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
}

/** A slip of paper in the sky above the table, between menu and log. */
export function Note({ text, icon, label, onPress, testID }: NoteProps) {
  const { width, height } = useWindowDimensions()
  const insets = useInsets()
  const { bar, tableWidth } = layoutTable({ width, height, seats: 4, insets })
  return (
    <View
      style={[styles.place, { top: bar.y, width: tableWidth, minHeight: bar.height }]}
      testID={testID}
    >
      <Paper style={styles.slip}>
        <Text variant="label" role="status" maxScale={1.4} style={styles.words}>
          {text}
        </Text>
        <IconButton icon={icon} iconSize={22} size={44} label={label} onPress={onPress} />
      </Paper>
    </View>
  )
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    paddingHorizontal: 52,
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
