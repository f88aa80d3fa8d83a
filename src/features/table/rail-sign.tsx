import { StyleSheet } from 'react-native'
import Animated from 'react-native-reanimated'
import { Icon, Press, Text, useInk, usePress, type IconName } from '@/ui'

interface RailSignProps {
  readonly icon: IconName
  readonly label: string
  /** There is little room: the sign alone. */
  readonly isTight: boolean
  readonly onPress: () => void
  readonly testID: string
}

/** A sign beside the prompt, for what may be done besides answering. */
export function RailSign({ icon, label, isTight, onPress, testID }: RailSignProps) {
  const { accent } = useInk()
  const press = usePress(1)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.target, press.ringStyle]}
    >
      <Animated.View style={[styles.face, press.faceStyle]}>
        <Icon name={icon} size={26} color={accent} />
        {!isTight && (
          <Text bold tone="accent" maxScale={1.4}>
            {label}
          </Text>
        )}
      </Animated.View>
    </Press>
  )
}

const styles = StyleSheet.create({
  target: {
    minWidth: 44,
    minHeight: 44,
    marginVertical: -6,
    justifyContent: 'center',
    alignItems: 'center',
    borderRadius: 10,
  },
  face: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingHorizontal: 6 },
})
