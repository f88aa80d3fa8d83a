import { useLayoutEffect, useRef } from 'react'
import { View } from 'react-native'
import { easing, useTheme } from '@/ui'
import { ROLL, type Pose, type RolledProps } from './roll'

/** The web's twin of rolled.tsx: the browser rolls it without asking the page, and Home needs no Reanimated for it. */
export function Rolled({ poses, style, children }: RolledProps) {
  const { reducedMotion } = useTheme()
  const ref = useRef<View>(null)
  const way = JSON.stringify(poses.map(frameOf))
  const reached = useRef<CSSNumberish | null>(0)
  useLayoutEffect(() => {
    const node: unknown = ref.current
    if (!(node instanceof HTMLElement)) return undefined
    const frames: Keyframe[] = JSON.parse(way)
    const timing = { duration: ROLL.ms, delay: ROLL.delay, easing: CURVE, fill: 'both' } as const
    const rolling = node.animate(frames, timing)
    // Another way, because the window has changed its size: it goes on from where it was.
    rolling.currentTime = reached.current
    if (reducedMotion) rolling.finish()
    return () => {
      reached.current = rolling.currentTime
      rolling.cancel()
    }
  }, [way, reducedMotion])
  return (
    <View ref={ref} style={style}>
      {children}
    </View>
  )
}

const CURVE = `cubic-bezier(${easing.out.join(', ')})`

const frameOf = ({ at, x = 0, degrees = 0, opacity = 1 }: Pose): Keyframe => ({
  offset: at,
  opacity,
  transform: `translateX(${x}px) rotate(${degrees}deg)`,
})
