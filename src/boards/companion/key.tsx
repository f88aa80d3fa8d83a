import type { ReactNode } from 'react'
import { StyleSheet, View, type ViewStyle } from 'react-native'
import { Press, PressFace, Text, gradient, lips, materials, palette, usePress } from '@/ui'

interface KeyProps {
  readonly label: string
  readonly sign?: (size: number) => ReactNode
  readonly isBrass?: boolean
  readonly isDisabled?: boolean
  readonly hint?: string
  readonly width: number
  readonly height: number
  readonly onPress: () => void
  readonly testID?: string
  readonly style?: ViewStyle
}

/** A key of the middle column: a sign over a word. */
export function Key(props: KeyProps) {
  const { label, sign, isBrass = false, isDisabled = false, width, height, onPress } = props
  const press = usePress(2)
  const longest = Math.max(...label.split(' ').map((word) => word.length))
  const fontSize = Math.min(Math.max(12, height / 6), (width - 6) / (longest * 0.6), 15)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      accessibilityHint={props.hint}
      disabled={isDisabled}
      onPress={onPress}
      {...press.handlers}
      testID={props.testID}
      style={[styles.key, { width, height }, props.style, press.ringStyle]}
    >
      {isBrass && <View style={styles.lip} />}
      <PressFace
        style={[
          styles.face,
          isBrass ? materials.brass : styles.dark,
          styles.round,
          isDisabled && styles.faint,
          press.faceStyle,
        ]}
      >
        {sign?.(Math.min(height * 0.46, 38))}
        <Text
          bold
          align="center"
          numberOfLines={sign ? 1 : 2}
          maxScale={1}
          color={isBrass ? palette.ink : palette.parchment200}
          style={{ fontSize, lineHeight: Math.max(14, fontSize * 1.25) }}
        >
          {label}
        </Text>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  key: { borderRadius: 12 },
  lip: {
    position: 'absolute',
    top: 8,
    left: 0,
    right: 0,
    bottom: -3,
    borderRadius: 12,
    backgroundColor: lips.brass,
  },
  face: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 1 },
  round: { borderRadius: 12 },
  dark: {
    ...gradient('linear-gradient(#3D2619, #2B1A12)'),
    backgroundColor: palette.walnut700,
    borderTopWidth: 1,
    borderTopColor: 'rgba(240,203,150,0.25)',
    boxShadow: '0px 2px 0px #0D0704',
  },
  faint: { opacity: 0.55 },
})
