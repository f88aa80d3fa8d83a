import { StyleSheet, View } from 'react-native'
import { Arrow, Press, PressFace, Text, fonts, usePress } from '@/ui'
import type { Box } from '../../companion/layout'
import { PANEL_SCALE, placeOf, type PanelInk } from '../../companion/panel-parts'

interface ArrowChipProps {
  readonly box: Box
  readonly count: number
  readonly k: number
  readonly ink: PanelInk
  readonly label: string
  readonly hint: string
  readonly isDisabled: boolean
  readonly onPress: () => void
  readonly onHold: () => void
}

/** The arrows of a seat: tap to take one, hold to put one back. */
export function ArrowChip(props: ArrowChipProps) {
  const { box, count, k, ink, label, hint, isDisabled, onPress, onHold } = props
  const press = usePress(1)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      accessibilityHint={hint}
      disabled={isDisabled}
      onPress={onPress}
      onLongPress={onHold}
      {...press.handlers}
      style={[styles.part, placeOf(box), { borderRadius: 10 * k }, press.ringStyle]}
    >
      <PressFace
        style={[styles.chip, { backgroundColor: ink.well, borderRadius: 10 * k }, press.faceStyle]}
      >
        <View style={[{ marginHorizontal: -4 * k }, count === 0 && styles.faint]}>
          <Arrow size={37 * k} angle={-60} />
        </View>
        <Text
          color={count > 0 ? ink.strong : ink.second}
          maxScale={PANEL_SCALE}
          style={{ fontFamily: fonts.number, fontSize: 24 * k, lineHeight: 29 * k }}
        >
          {count}
        </Text>
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  part: { position: 'absolute' },
  chip: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
  },
  faint: { opacity: 0.5 },
})
