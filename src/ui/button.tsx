import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'

import { fitsInLine, fittedSize } from './fitted-label'
import { useFontScale } from './font-scale'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { lips, materials } from './materials'
import { Press } from './press'
import { PressFace } from './press-face'
import { Stitch } from './stitch'
import { Text } from './text'
import { useInk } from './theme'
import { fonts, palette, radius, touch } from './tokens'
import { usePress } from './use-press'

/**
 * Brass is the one thing to press now (one per screen), leather the second rank, barn destroys.
 * `quiet` is words only, in the accent; `plain` the same with only its icon in the accent.
 */
export type ButtonKind = 'brass' | 'leather' | 'barn' | 'quiet' | 'plain'

export interface ButtonProps {
  readonly label: string
  /** A second, smaller line: what the press will cost or use up. */
  readonly sub?: string
  readonly kind?: ButtonKind
  readonly icon?: IconName
  readonly iconSide?: 'left' | 'right'
  /** The label is spoken, not shown. */
  readonly iconOnly?: boolean
  readonly size?: 'small' | 'normal' | 'large'
  /** Its width where there is little: words become smaller, and a second line that would break is only spoken. */
  readonly room?: number
  readonly disabled?: boolean
  readonly onPress?: () => void
  readonly hint?: string
  readonly testID?: string
  readonly style?: StyleProp<ViewStyle>
}

const heights = { small: touch.min, normal: touch.comfortable, large: 60 } as const
/** The padding of a button that has little room, and the size of its second line. */
const SNUG = 8
const SECOND = 13
const fontSizes = { small: 17, normal: 20, large: 24 } as const

/** A plate that sinks onto its lip when pressed. */
export function Button(props: ButtonProps) {
  const { label, sub, kind = 'leather', disabled = false, onPress, hint, testID, style } = props
  const press = usePress(isBare(kind) ? 1 : 3)
  const spoken = sub === undefined ? label : `${label}, ${sub}`
  return (
    <Press
      role="button"
      accessibilityLabel={spoken}
      accessibilityHint={hint}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.frame, shapeOf(kind), !isBare(kind) && styles.raised, press.ringStyle, style]}
    >
      {!isBare(kind) && !disabled && (
        <View style={[styles.lip, shapeOf(kind), { backgroundColor: lips[kind] }]} />
      )}
      <PressFace
        style={[
          styles.face,
          { minHeight: heights[props.size ?? 'normal'] },
          faceOf(kind, disabled),
          props.room !== undefined && styles.snug,
          press.faceStyle,
        ]}
      >
        {kind === 'leather' && !disabled && <Stitch radius={10} />}
        <Label {...props} kind={kind} disabled={disabled} />
      </PressFace>
    </Press>
  )
}

function Label(props: ButtonProps & { kind: ButtonKind; disabled: boolean }) {
  const { label, icon, iconSide = 'left', size = 'normal', kind } = props
  const color = useLabelColor(kind, props.disabled)
  const most = isBare(kind) ? fontSizes[size] - 4 : fontSizes[size]
  const fontScale = useFontScale()
  const inner = props.room === undefined ? null : (props.room - 2 * SNUG) / fontScale
  const fontSize = inner === null ? most : fittedSize(label, inner, most)
  const isSubShown = inner === null || fitsInLine(props.sub ?? '', inner, SECOND)
  const sub = isSubShown ? props.sub : undefined
  const tint = useIconTint(kind, color)
  const sign = icon !== undefined && <Icon name={icon} size={fontSize + 6} color={tint} />
  if (props.iconOnly === true)
    return icon !== undefined && <Icon name={icon} size={30} color={color} />
  return (
    <View style={styles.row}>
      {iconSide === 'left' && sign}
      <View style={styles.words}>
        <Text
          variant="button"
          color={color}
          align="center"
          style={[
            { fontSize, lineHeight: fontSize + 4 },
            isBare(kind) && { fontFamily: fonts.textBold },
          ]}
        >
          {label}
          {sub !== undefined && ' '}
        </Text>
        {sub !== undefined && (
          <Text variant="small" bold color={color} align="center" maxScale={1.4}>
            {sub}
          </Text>
        )}
      </View>
      {iconSide === 'right' && sign}
    </View>
  )
}

function isBare(kind: ButtonKind): kind is 'quiet' | 'plain' {
  return kind === 'quiet' || kind === 'plain'
}

function useIconTint(kind: ButtonKind, color: string): string {
  const ink = useInk()
  return kind === 'plain' ? ink.accent : color
}

function useLabelColor(kind: ButtonKind, disabled: boolean): string {
  const ink = useInk()
  if (disabled) return isBare(kind) ? ink.secondary : '#C9AF84'
  switch (kind) {
    case 'brass':
      return palette.ink
    case 'leather':
      return palette.parchment200
    case 'barn':
      return palette.parchment100
    case 'plain':
      return ink.text
    case 'quiet':
      return ink.accent
  }
}

function shapeOf(kind: ButtonKind): ViewStyle {
  return { borderRadius: kind === 'leather' ? radius.leather : radius.brass }
}

function faceOf(kind: ButtonKind, disabled: boolean): ViewStyle | undefined {
  if (isBare(kind)) return { paddingHorizontal: 10 }
  if (disabled) return { ...styles.disabled, ...shapeOf(kind) }
  return materials[kind]
}

const styles = StyleSheet.create({
  frame: { alignSelf: 'stretch' },
  raised: { paddingBottom: 4 },
  // starts below the face's upper edge: nothing of it shows there when the face sinks
  lip: {
    position: 'absolute',
    top: 12,
    left: 0,
    right: 0,
    bottom: 0,
    boxShadow: '0px 5px 12px rgba(0,0,0,0.45)',
  },
  face: {
    flexGrow: 1,
    justifyContent: 'center',
    alignItems: 'center',
    paddingHorizontal: 14,
    paddingVertical: 4,
  },
  snug: { paddingHorizontal: SNUG },
  disabled: {
    backgroundColor: palette.walnut700,
    borderWidth: 1,
    borderColor: 'rgba(228,204,158,0.25)',
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 8 },
  words: { flexShrink: 1 },
})
