import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Animated, { css } from 'react-native-reanimated'
import { gradient, palette, useTheme } from '@/ui'
import type { Place } from './flight'

/** How much of a slow beat the bullet is on its way. */
export const SLOW_FLIGHT = 0.6

interface SlowShotProps {
  readonly from: Place
  readonly to: Place
  readonly ms: number
}

const BULLET = { width: 22, height: 8 } as const
const TRAIL = 150
const RING = 64

/** The last shot: one can watch the bullet fly. */
export function SlowShot({ from, to, ms }: SlowShotProps) {
  const { reducedMotion } = useTheme()
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const flight = useMemo(
    () => ({
      animationName: {
        from: { opacity: 0, transform: [{ translateX: 0 }] },
        '6%': { opacity: 1 },
        '97%': { opacity: 1 },
        to: { opacity: 0, transform: [{ translateX: length }] },
      },
      animationDuration: `${ms}ms`,
    }),
    [length, ms],
  )
  return (
    <>
      {!reducedMotion && (
        <View
          style={[
            styles.lane,
            { left: from.x, top: from.y, transform: [{ rotate: `${angle}rad` }] },
          ]}
        >
          <Animated.View style={[moving.bullet, flight]}>
            <View style={styles.trail} />
            <View style={styles.bullet} />
          </Animated.View>
        </View>
      )}
      <Animated.View
        style={[
          moving.ring,
          { left: to.x - RING / 2, top: to.y - RING / 2, animationDelay: `${ms}ms` },
        ]}
      />
    </>
  )
}

const burst = css.keyframes({
  from: { opacity: 0.95, transform: [{ scale: 0.3 }] },
  to: { opacity: 0, transform: [{ scale: 2.2 }] },
})

const moving = css.create({
  bullet: {
    position: 'absolute',
    left: -TRAIL,
    top: -BULLET.height / 2,
    width: TRAIL,
    height: BULLET.height,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
  },
  ring: {
    position: 'absolute',
    width: RING,
    height: RING,
    borderRadius: RING / 2,
    borderWidth: 6,
    borderColor: palette.barn500,
    opacity: 0,
    animationName: burst,
    animationDuration: '520ms',
    animationTimingFunction: 'ease-out',
    animationFillMode: 'forwards',
  },
})

const styles = StyleSheet.create({
  lane: { position: 'absolute', width: 0, height: 0 },
  trail: {
    ...gradient('linear-gradient(90deg, rgba(251,231,180,0), rgba(251,231,180,0.75))'),
    position: 'absolute',
    left: 0,
    right: BULLET.width / 2,
    top: BULLET.height / 2 - 2,
    height: 4,
    borderRadius: 2,
  },
  bullet: {
    ...gradient('linear-gradient(#FBE7B4, #C9973B 60%, #7E5A1D)'),
    position: 'absolute',
    right: 0,
    ...BULLET,
    backgroundColor: palette.brass400,
    borderTopRightRadius: 8,
    borderBottomRightRadius: 8,
    borderRadius: 2,
    boxShadow: '0px 0px 14px rgba(251,231,180,0.95)',
  },
})
