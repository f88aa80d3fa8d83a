import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'
import { Text } from '@/ui'

/** Where the brass key will be: says what has to be tapped first. */
export function Slot({
  text,
  style,
}: {
  readonly text: string
  readonly style?: StyleProp<ViewStyle>
}) {
  return (
    <View style={[styles.slot, style]}>
      <Text bold align="center" maxScale={1.3} numberOfLines={2} color="#DCC59A">
        {text}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  slot: {
    minHeight: 52,
    justifyContent: 'center',
    paddingHorizontal: 8,
    borderRadius: 10,
    borderWidth: 1,
    borderColor: 'rgba(228,204,158,0.25)',
    backgroundColor: 'rgba(27,17,11,0.55)',
  },
})
