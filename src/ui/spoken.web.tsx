import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { SpokenProps } from './spoken'
import { Text } from './text'

/** The web's twin: regions that nobody sees, a polite one and one that interrupts. They stay, and their words change. */
export const Spoken = memo(function Spoken({ text, turn, isUrgent = false }: SpokenProps) {
  return (
    <>
      <View aria-live="polite" role="status" style={styles.unseen} testID="spoken">
        <Text key={turn}>{isUrgent ? '' : text}</Text>
      </View>
      <View aria-live="assertive" role="alert" style={styles.unseen} testID="spoken-at-once">
        <Text key={turn}>{isUrgent ? text : ''}</Text>
      </View>
    </>
  )
})

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
})
