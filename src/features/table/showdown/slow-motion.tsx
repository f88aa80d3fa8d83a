import { useEffect } from 'react'
import { StyleSheet } from 'react-native'
import Animated, { css } from 'react-native-reanimated'
import type { Cue } from '@/boards'
import type { GameId } from '@/games'
import { play } from '@/platform/sound'
import { gradient } from '@/ui'
import type { Seating } from '@/ui/table'

interface SlowMotionProps<G extends GameId> {
  readonly cue: Cue<G>
  readonly seating: Seating
}

/** The world shrinks to whom the last blow hits: everything else goes dark, and a heart is heard. */
export function SlowMotion<G extends GameId>({ cue, seating }: SlowMotionProps<G>) {
  useEffect(() => play('heartbeat'), [])
  const [victim] = cue.fells ?? []
  if (victim === undefined) return null
  const { x, y } = seating.pointOf(victim)
  const { tableWidth, height, seat } = seating.layout
  const [core, rim] = [seat.medallion * 0.95, seat.medallion * 2.6]
  const light = gradient(
    `radial-gradient(circle at ${x}px ${y}px, rgba(12,6,3,0) ${core}px, rgba(12,6,3,0.78) ${rim}px)`,
  )
  return (
    <Animated.View
      aria-hidden
      testID="slow-motion"
      style={[
        styles.dark,
        { width: tableWidth, height },
        light,
        moving.dark,
        { animationDuration: `${cue.shownMs}ms` },
      ]}
    />
  )
}

const dark = css.keyframes({
  from: { opacity: 0 },
  '22%': { opacity: 1 },
  '88%': { opacity: 1 },
  to: { opacity: 0.7 },
})

const moving = css.create({ dark: { animationName: dark, animationFillMode: 'both' } })

const styles = StyleSheet.create({
  dark: { position: 'absolute', left: 0, top: 0, zIndex: 3, pointerEvents: 'none' },
})
