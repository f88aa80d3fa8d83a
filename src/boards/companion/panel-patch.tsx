import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Stitch, SurfaceProvider, gradient, palette } from '@/ui'
import type { PanelBox } from './layout'
import { placeOf } from './panel-parts'
import type { PanelFacts } from './panel-types'

const LOW = 2

interface PanelPatchProps {
  readonly box: PanelBox
  readonly at: Pick<PanelFacts, 'seat' | 'life' | 'isTurn' | 'isAlive'>
  /** With so much life or less it is red. */
  readonly low?: number
  readonly label: string
  readonly isDimmed?: boolean
  /** As its player sees it. */
  readonly children: ReactNode
}

export const patchRadius = ({ k }: PanelBox): number => Math.min(18 * k, 24)

/** One seat's patch of leather; at turn it is lit paper. What is on it is turned to its player. */
export function PanelPatch({ box, at, low = LOW, label, isDimmed, children }: PanelPatchProps) {
  const { isTurn, isAlive, life } = at
  const { inner, facing } = box
  const radius = patchRadius(box)
  const isLow = life <= low && !isTurn
  return (
    <View
      role="group"
      aria-label={label}
      testID={`panel-${at.seat}`}
      style={[
        styles.patch,
        placeOf(box),
        { borderRadius: radius },
        isAlive ? (isTurn ? styles.lit : isLow ? styles.low : styles.leather) : styles.gone,
      ]}
    >
      {isTurn && isAlive && <View style={[styles.ring, { borderRadius: radius + 3 }]} />}
      {isAlive && (
        <Stitch
          radius={Math.max(8, radius - 5)}
          color={isTurn ? 'rgba(90,52,32,0.35)' : isLow ? 'rgba(240,160,138,0.6)' : undefined}
        />
      )}
      <SurfaceProvider surface={isTurn && isAlive ? 'paper' : 'wood'}>
        <View
          style={[
            styles.inner,
            {
              left: (box.width - inner.width) / 2,
              top: (box.height - inner.height) / 2,
              width: inner.width,
              height: inner.height,
              transform: [{ rotate: `${facing}deg` }],
            },
          ]}
        >
          {children}
        </View>
      </SurfaceProvider>
      {isDimmed && <View style={[styles.dim, { borderRadius: radius }]} />}
    </View>
  )
}

const styles = StyleSheet.create({
  patch: { position: 'absolute', borderTopWidth: 1, userSelect: 'none' },
  leather: {
    ...gradient('linear-gradient(#65391F, #4D2C1B)'),
    backgroundColor: '#59331D',
    borderTopColor: 'rgba(240,203,150,0.4)',
    boxShadow: '0px 3px 0px #140B06, 0px 6px 10px rgba(0,0,0,0.45)',
  },
  low: {
    ...gradient('linear-gradient(#6A2D1E, #4D1D12)'),
    backgroundColor: '#5A2417',
    borderTopColor: 'rgba(240,203,150,0.4)',
    boxShadow: '0px 3px 0px #140B06, 0px 6px 10px rgba(0,0,0,0.45)',
  },
  lit: {
    ...gradient('linear-gradient(#FFF6E2, #F3E3C3 60%, #E4CC9E)'),
    backgroundColor: palette.parchment200,
    borderTopColor: '#FFFFFF',
    boxShadow: '0px 3px 0px #140B06, 0px 6px 10px rgba(0,0,0,0.45)',
  },
  gone: {
    ...gradient('linear-gradient(#120B07, #1B110B)'),
    backgroundColor: '#160D08',
    borderTopColor: 'transparent',
    boxShadow: 'inset 0px 3px 8px rgba(0,0,0,0.8)',
  },
  ring: {
    position: 'absolute',
    top: -4,
    left: -3,
    right: -3,
    bottom: -3,
    borderWidth: 3,
    borderColor: palette.brass400,
    pointerEvents: 'none',
  },
  inner: { position: 'absolute' },
  dim: {
    ...StyleSheet.absoluteFill,
    backgroundColor: 'rgba(16,9,5,0.6)',
    pointerEvents: 'none',
  },
})
