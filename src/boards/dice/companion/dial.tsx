import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { Press, Text, Vector, arrowShapes, fonts, gradient, palette, usePress } from '@/ui'
import type { Drawing } from '@/ui'
import type { CompanionLayout } from './layout'

interface DialProps {
  readonly place: CompanionLayout['dial']
  readonly count: number
  /** Degrees towards the one in turn. */
  readonly angle: number
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** The pile in the middle: tap it and the one in turn takes an arrow. Its pointer shows whose turn it is. */
export const Dial = memo(function Dial(props: DialProps) {
  const { place, count, angle, label, isDisabled, onPress } = props
  const { x, y, r } = place
  const press = usePress(2)
  const arrows = useMemo(() => bundle(count), [count])
  const box = { left: x - r, top: y - r, width: 2 * r, height: 2 * r }
  const size = 28 * (r / 38)
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
        testID="pile"
        style={[styles.dial, box, { borderRadius: r }, press.ringStyle]}
      >
        <Animated.View style={[styles.rim, { borderRadius: r }, press.faceStyle]}>
          <View style={[styles.well, { borderRadius: r }, count <= 2 && styles.hot]}>
            <Vector drawing={arrows} width={r * 1.3} height={r * 0.7} />
            <Text
              color={palette.parchment100}
              maxScale={1}
              style={{ fontFamily: fonts.number, fontSize: size, lineHeight: size * 1.1 }}
            >
              {count}
            </Text>
          </View>
        </Animated.View>
      </Press>
    </>
  )
})

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

/** Up to five arrows stand in the pile; the number is exact. */
function bundle(count: number): Drawing {
  const shown = Math.min(count, 5)
  const places = Array.from({ length: shown }, (_, i) => {
    const side = i - (shown - 1) / 2
    return { x: 30 + side * 9, y: 34, angle: -90 + side * 5, length: 32 }
  })
  return { viewBox: [0, 0, 60, 36], nodes: arrowShapes(places) }
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
