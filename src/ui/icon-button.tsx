import { memo } from 'react'
import { StyleSheet } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'

import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { Press } from './press'
import { PressFace } from './press-face'
import { useInk } from './theme'
import { usePress } from './use-press'

interface IconButtonProps {
  readonly icon: IconName
  /** Spoken, since there are no words to read. */
  readonly label: string
  readonly onPress?: () => void
  readonly disabled?: boolean
  readonly size?: number
  readonly iconSize?: number
  readonly color?: string
  readonly testID?: string
  readonly style?: StyleProp<ViewStyle>
}

/** A sign to press, never smaller than a fingertip. */
export const IconButton = memo(function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, disabled = false, size = 48, iconSize = 26, color, testID } = props
  const ink = useInk()
  const press = usePress(2)
  const box = Math.max(44, size)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.box, { width: box, height: box }, press.ringStyle, props.style]}
    >
      <PressFace style={[press.faceStyle, disabled && styles.disabled]}>
        <Icon name={icon} size={iconSize} color={color ?? ink.text} />
      </PressFace>
    </Press>
  )
})

const styles = StyleSheet.create({
  box: { alignItems: 'center', justifyContent: 'center', borderRadius: 10 },
  disabled: { opacity: 0.4 },
})
