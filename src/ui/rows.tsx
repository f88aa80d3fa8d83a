import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { Easing, useAnimatedStyle, withTiming } from 'react-native-reanimated'

import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { lips, materials } from './materials'
import { ownColors } from './own-colors'
import { Press } from './press'
import { PressFace } from './press-face'
import { Text } from './text'
import { useDuration, useInk } from './theme'
import { easing, palette } from './tokens'
import { usePress } from './use-press'

interface RowProps {
  readonly label: string
  /** One line of explanation. */
  readonly sub?: string
  readonly icon?: IconName
}

interface ListRowProps extends RowProps {
  /** What is set now, at the right. */
  readonly value?: string
  /** Without a handler it is a plain line of facts. */
  readonly onPress?: () => void
  /** At the left instead of an icon: a medallion, a badge. */
  readonly leading?: ReactNode
  readonly trailing?: ReactNode
  readonly disabled?: boolean
  readonly testID?: string
}

/** A line of a list: what it is, what it is set to, and a chevron if it leads somewhere. */
export function ListRow(props: ListRowProps) {
  const { label, sub, icon, value, onPress, leading, trailing, disabled, testID } = props
  const ink = useInk()
  const press = usePress(1)
  const content = (
    <>
      {leading ?? (icon !== undefined && <Icon name={icon} size={24} color={ink.accent} />)}
      <Words label={label} sub={sub} />
      {value !== undefined && (
        <Text variant="body" bold tone="accent" align="right" style={styles.value}>
          {value}
        </Text>
      )}
      {trailing}
      {onPress !== undefined && <Icon name="forward" size={18} color={ink.accent} />}
    </>
  )
  if (onPress === undefined) return <View style={styles.row}>{content}</View>
  const spoken = [label, sub, value].filter((part) => part !== undefined).join(', ')
  return (
    <Press
      role="button"
      accessibilityLabel={spoken}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.frame, press.ringStyle, disabled && styles.disabled]}
    >
      <PressFace style={[styles.row, press.faceStyle]}>{content}</PressFace>
    </Press>
  )
}

interface SwitchRowProps extends RowProps {
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly disabled?: boolean
  readonly testID?: string
}

/** On or off, with one line that says what it does. The whole row is the target. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, sub, icon, value, onChange, disabled = false, testID } = props
  const ink = useInk()
  const press = usePress(1)
  return (
    <Press
      role="switch"
      aria-checked={value}
      accessibilityLabel={label}
      accessibilityHint={sub}
      disabled={disabled}
      onPress={() => onChange(!value)}
      testID={testID}
      {...press.handlers}
      style={[styles.frame, press.ringStyle, disabled && styles.disabled]}
    >
      <PressFace style={[styles.row, press.faceStyle]}>
        {icon !== undefined && <Icon name={icon} size={24} color={ink.accent} />}
        <Words label={label} sub={sub} />
        <Lever isOn={value} />
      </PressFace>
    </Press>
  )
}

/** A brass knob in a slot; on, the slot is green and shows a tick, so colour is not alone. */
function Lever({ isOn }: { readonly isOn: boolean }) {
  const ink = useInk()
  const ms = useDuration('quick')
  const knob = useAnimatedStyle(() => ({
    transform: [
      {
        translateX: withTiming(isOn ? 24 : 0, {
          duration: ms,
          easing: Easing.bezier(...easing.out),
        }),
      },
    ],
  }))
  return (
    <View
      style={[
        styles.slot,
        ownColors,
        { backgroundColor: isOn ? palette.cactus600 : ink.well, borderColor: ink.wellLine },
      ]}
    >
      <View style={styles.tick}>
        {isOn && <Icon name="check" size={14} color={palette.parchment100} />}
      </View>
      <Animated.View style={[styles.knobLip, knob]}>
        <View style={[materials.brass, styles.knob]} />
      </Animated.View>
    </View>
  )
}

/** The spaces part the words where software reads them in one go. */
function Words({ label, sub }: { readonly label: string; readonly sub?: string }) {
  return (
    <View style={styles.words}>
      <Text>{label} </Text>
      {sub !== undefined && (
        <Text variant="small" tone="secondary">
          {sub}{' '}
        </Text>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  frame: { borderRadius: 6 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    paddingVertical: 8,
    paddingHorizontal: 8,
  },
  words: { flex: 1 },
  value: { flexShrink: 1, fontSize: 15, lineHeight: 20 },
  disabled: { opacity: 0.6 },
  slot: { width: 56, height: 32, borderRadius: 16, borderWidth: 1, padding: 2 },
  tick: { position: 'absolute', left: 8, top: 8 },
  knobLip: {
    width: 26,
    height: 26,
    borderRadius: 13,
    backgroundColor: lips.brass,
    boxShadow: '0px 2px 4px rgba(0,0,0,0.5)',
  },
  knob: { width: 26, height: 24, borderRadius: 12 },
})
