import { StyleSheet, View } from 'react-native'
import type { SpokenProps } from './spoken'
import { Text } from './text'

/** The web's twin: a polite region that nobody sees. It stays, and its words change. */
export function Spoken({ text, turn }: SpokenProps) {
  return (
    <View aria-live="polite" role="status" style={styles.unseen} testID="spoken">
      <Text key={turn}>{text}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
})
