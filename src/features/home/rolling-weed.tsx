import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { LogoMark, Vector, path } from '@/ui'
import type { Drawing } from '@/ui'
import type { HomeLayout } from './home-layout'
import { Rolled } from './rolled'

const weedSize = 76

interface RollingWeedProps {
  readonly layout: HomeLayout
  /** How far from the left it comes to rest. */
  readonly rest: number
}

/** The tumbleweed rolls in along the horizon and comes to rest; it lies there at once if motion is reduced. */
export const RollingWeed = memo(function RollingWeed({ layout, rest: wanted }: RollingWeedProps) {
  const size = layout.isLarge ? weedSize * 1.4 : weedSize
  const rest = Math.min(wanted, layout.width - size - 24)
  const distance = rest + size
  const turns = distance / (Math.PI * size)
  return (
    <View
      aria-hidden
      style={[styles.weed, { left: rest, top: layout.ground - size * 0.92, width: size }]}
    >
      <Rolled poses={[{ at: 0, x: -distance }, { at: 1 }]}>
        <Rolled poses={DUST} style={[styles.trail, { top: size * 0.78 }]}>
          <Vector drawing={trail} width={64} height={22} />
        </Rolled>
        <View
          style={[
            styles.shade,
            { top: size * 0.87, left: size * 0.03, width: size * 0.95, height: size * 0.16 },
          ]}
        />
        <Rolled poses={[{ at: 0, degrees: -360 * turns }, { at: 1 }]}>
          <LogoMark size={size} />
        </Rolled>
      </Rolled>
    </View>
  )
})

/** It settles as the weed slows down. */
const DUST = [
  { at: 0, opacity: 1 },
  { at: 0.9, opacity: 0.8 },
  { at: 1, opacity: 0.55 },
] as const

const trail: Drawing = {
  viewBox: [0, 0, 64, 22],
  nodes: [path('M14 10h44M28 18h34M2 3h26', { stroke: '#FBF1DC', strokeWidth: 2, opacity: 0.75 })],
}

const styles = StyleSheet.create({
  weed: { position: 'absolute', pointerEvents: 'none' },
  trail: { position: 'absolute', left: -62 },
  shade: { position: 'absolute', borderRadius: 999, backgroundColor: 'rgba(20,10,5,0.35)' },
})
