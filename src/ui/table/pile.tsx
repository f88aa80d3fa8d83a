import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { ArrowFan, fanBox } from '../art'
import { gradient } from '../gradient'
import { Text } from '../text'
import { SurfaceProvider } from '../theme'
import { palette } from '../tokens'
import type { Point } from './superellipse'

interface PileProps {
  readonly count: number
  readonly total?: number
  /** Words under the pile: how many are left until the attack. */
  readonly caption?: string
  /** Spoken instead of the picture. */
  readonly label: string
  readonly scale?: number
  /** Free width between the seats: the caption breaks rather than run under them. */
  readonly room?: number
  /** The next arrow starts the attack. */
  readonly isHot?: boolean
}

/** Where to put a pile so that its slip of paper lies on a point of the table. */
export function pileOrigin({ x, y }: Point, scale: number): { left: number; top: number } {
  return { left: x - Math.max(fanBox.width * scale, 200) / 2, top: y - fanBox.foot * scale }
}

/** The arrows in the middle of the table, with their number on a slip of paper. */
export const Pile = memo(function Pile(props: PileProps) {
  const { count, total = 9, caption, label, scale = 1, isHot = false, room } = props
  const fan = fanBox.width * scale
  return (
    <SurfaceProvider surface="wood">
      <View role="img" aria-label={label} style={[styles.pile, { width: Math.max(fan, 200) }]}>
        {isHot && (
          <View
            style={[styles.ember, { top: -20 * scale, width: 190 * scale, height: 190 * scale }]}
          />
        )}
        <ArrowFan count={count} total={total} width={fan} />
        <View
          style={[styles.slip, { width: 44 * scale, height: 36 * scale, marginTop: -34 * scale }]}
        >
          <Text
            variant="number-s"
            color={isHot ? palette.barn600 : palette.ink}
            maxScale={1.2}
            style={{ fontSize: 27 * scale, lineHeight: 32 * scale }}
          >
            {count}
          </Text>
        </View>
        {caption !== undefined && (
          <Text
            variant="label"
            align="center"
            maxScale={1.5}
            style={[styles.caption, scale > 1.3 && styles.large, { maxWidth: room }]}
          >
            {caption}
          </Text>
        )}
      </View>
    </SurfaceProvider>
  )
})

const styles = StyleSheet.create({
  pile: { alignItems: 'center', pointerEvents: 'none' },
  ember: {
    ...gradient(
      'radial-gradient(closest-side, rgba(224,85,47,0.62), rgba(196,71,45,0.26) 50%, rgba(196,71,45,0))',
    ),
    position: 'absolute',
    borderRadius: 999,
  },
  slip: {
    ...gradient('linear-gradient(#FBF1DC, #E4CC9E)'),
    backgroundColor: palette.parchment200,
    borderRadius: 3,
    alignItems: 'center',
    justifyContent: 'center',
    transform: [{ rotate: '-3deg' }],
    boxShadow: '0px 3px 5px rgba(0,0,0,0.5)',
  },
  caption: { marginTop: 6, fontSize: 13, lineHeight: 16 },
  large: { fontSize: 16, lineHeight: 20 },
})
