import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Press, PressFace, gradient, palette, usePress } from '@/ui'
import type { CompanionLayout } from './layout'

interface DialProps {
  readonly place: CompanionLayout['dial']
  /** Degrees towards the one in turn. */
  readonly angle: number
  readonly label: string
  readonly isDisabled?: boolean
  readonly isHot?: boolean
  readonly onPress: () => void
  readonly testID: string
  readonly children: ReactNode
}

/** What lies in the middle of the table. Its pointer shows whose turn it is. */
export function Dial(props: DialProps) {
  const { place, angle, label, isDisabled, isHot, onPress, testID, children } = props
  const { x, y, r } = place
  const press = usePress(2)
  const box = { left: x - r, top: y - r, width: 2 * r, height: 2 * r }
  return (
    <>
      <View style={[styles.pointer, { left: x, top: y, transform: [{ rotate: `${angle}deg` }] }]}>
        <View style={[styles.tip, tipOf(r)]} />
      </View>
      <Press
        role="button"
        accessibilityLabel={label}
        disabled={isDisabled}
        onPress={onPress}
        {...press.handlers}
        testID={testID}
        style={[styles.dial, box, { borderRadius: r }, press.ringStyle]}
      >
        <PressFace style={[styles.rim, { borderRadius: r }, press.faceStyle]}>
          <View style={[styles.well, { borderRadius: r }, isHot && styles.hot]}>{children}</View>
        </PressFace>
      </Press>
    </>
  )
}

/** The pointer grows with the dial. */
function tipOf(r: number) {
  const half = Math.max(11, r * 0.2)
  return {
    left: r - 4,
    top: -half,
    borderTopWidth: half,
    borderBottomWidth: half,
    borderLeftWidth: half * 1.36,
  }
}

const styles = StyleSheet.create({
  pointer: { position: 'absolute', width: 0, height: 0, pointerEvents: 'none' },
  tip: {
    position: 'absolute',
    width: 0,
    height: 0,
    borderTopColor: 'transparent',
    borderBottomColor: 'transparent',
    borderLeftColor: palette.brass400,
  },
  dial: { position: 'absolute', boxShadow: '0px 4px 8px rgba(0,0,0,0.55)' },
  rim: {
    ...gradient('linear-gradient(#F0CB7C, #8F6A26)'),
    flex: 1,
    padding: 4,
    backgroundColor: palette.brass500,
  },
  well: {
    ...gradient('radial-gradient(#5A3420, #24150D)'),
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.walnut700,
    boxShadow: 'inset 0px 4px 8px rgba(0,0,0,0.7)',
  },
  hot: {
    ...gradient('radial-gradient(#8A3420, #2B120B)'),
    backgroundColor: palette.barn900,
  },
})
