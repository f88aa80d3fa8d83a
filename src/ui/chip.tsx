import { StyleSheet, View } from 'react-native'

import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { materials } from './materials'
import { Press } from './press'
import { PressFace } from './press-face'
import { Text } from './text'
import { useInk } from './theme'
import { palette } from './tokens'
import { usePress } from './use-press'

interface ChipProps {
  readonly label: string
  readonly icon?: IconName
  /** With a handler it is a filter that is on or off. */
  readonly isOn?: boolean
  readonly onPress?: () => void
  readonly testID?: string
}

/** A short word in a frame: a tag, or a filter to switch. */
export function Chip({ label, icon, isOn = false, onPress, testID }: ChipProps) {
  const ink = useInk()
  const press = usePress(1)
  const color = isOn ? palette.ink : ink.text
  const look = [
    styles.chip,
    isOn
      ? materials.brass
      : { backgroundColor: ink.well, borderColor: ink.wellLine, borderWidth: 1 },
    styles.round,
  ]
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={18} color={color} />}
      <Text variant="label" color={color}>
        {label}
      </Text>
    </>
  )
  if (onPress === undefined) {
    return (
      <View style={styles.target}>
        <View style={look}>{content}</View>
      </View>
    )
  }
  return (
    <Press
      role="button"
      aria-pressed={isOn}
      accessibilityLabel={label}
      accessibilityState={{ selected: isOn }}
      hitSlop={6}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.target, press.ringStyle]}
    >
      <PressFace style={[look, press.faceStyle]}>{content}</PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  target: { minHeight: 44, justifyContent: 'center', borderRadius: 18 },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 6,
    minHeight: 34,
    paddingHorizontal: 14,
  },
  round: { borderRadius: 17 },
})
