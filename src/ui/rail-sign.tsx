import type { ReactElement } from 'react'
import { StyleSheet } from 'react-native'

import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { Press } from './press'
import { PressFace } from './press-face'
import { Text } from './text'
import { useInk } from './theme'
import { usePress } from './use-press'

interface RailSignProps {
  /** One of the app's signs, or a drawing of a game's own. */
  readonly icon: IconName | ReactElement
  readonly label: string
  readonly hint?: string
  /** There is little room: the sign alone. */
  readonly isTight: boolean
  readonly onPress: () => void
  readonly testID: string
}

/** A sign beside the prompt, for what may be done besides answering. */
export function RailSign({ icon, label, hint, isTight, onPress, testID }: RailSignProps) {
  const { accent } = useInk()
  const press = usePress(1)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      accessibilityHint={hint}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.target, press.ringStyle]}
    >
      <PressFace style={[styles.face, press.faceStyle]}>
        {typeof icon === 'string' ? <Icon name={icon} size={26} color={accent} /> : icon}
        {!isTight && (
          <Text bold tone="accent" maxScale={1.4}>
            {label}
          </Text>
        )}
      </PressFace>
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
