import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Icon, Press, PressFace, Text, palette, useInk, usePress } from '@/ui'

interface ChoiceRowProps {
  readonly label: string
  readonly sub?: string
  readonly isChosen: boolean
  readonly leading?: ReactNode
  /** Beside the label: a number, bullets. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** One of several, in a sheet: the chosen one is framed in brass and ticked. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { label, sub, isChosen, leading, aside, disabled = false, onPress } = props
  const ink = useInk()
  const press = usePress(1)
  return (
    <Press
      role="radio"
      aria-checked={isChosen}
      accessibilityLabel={sub === undefined ? label : `${label}, ${sub}`}
      disabled={disabled}
      onPress={onPress}
      {...press.handlers}
      style={[styles.frame, press.ringStyle]}
    >
      <PressFace
        style={[
          styles.row,
          isChosen && styles.chosen,
          disabled && styles.disabled,
          press.faceStyle,
        ]}
      >
        {leading}
        <View style={styles.words}>
          <View style={styles.line}>
            <Text bold>{label}</Text>
            {aside}
          </View>
          {sub !== undefined && (
            <Text variant="small" tone="secondary" style={styles.sub}>
              {sub}
            </Text>
          )}
        </View>
        <View style={styles.tick}>
          {isChosen && <Icon name="check" size={22} color={ink.accent} />}
        </View>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  frame: { borderRadius: 8 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    // Room for the border of what is chosen. A transparent one would be painted with forced colours.
    padding: 9.5,
    borderRadius: 8,
  },
  chosen: {
    padding: 8,
    borderWidth: 1.5,
    backgroundColor: 'rgba(201,151,59,0.26)',
    borderColor: palette.brass500,
  },
  disabled: { opacity: 0.6 },
  words: { flex: 1 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 10 },
  sub: { fontSize: 14, lineHeight: 19 },
  tick: { width: 24 },
})
