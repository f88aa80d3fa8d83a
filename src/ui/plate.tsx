import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'

import { gradient } from './gradient'
import { materials } from './materials'
import { Stitch } from './stitch'
import { SurfaceProvider } from './theme'
import { elevation, palette } from './tokens'

interface MaterialProps {
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

/** A wooden plate: rows, names, tools. Wood in both themes. */
export function Plate({ style, children }: MaterialProps) {
  return (
    <SurfaceProvider surface="wood">
      <View style={[materials.wood, style]}>{children}</View>
    </SurfaceProvider>
  )
}

/** A leather patch with its seam: a place that belongs to somebody. `danger` is the red hide. */
export function Patch({
  tone = 'leather',
  style,
  children,
}: MaterialProps & { readonly tone?: 'leather' | 'danger' }) {
  return (
    <SurfaceProvider surface="wood">
      <View style={[styles.patch, tone === 'danger' ? styles.danger : materials.leather, style]}>
        <Stitch
          radius={13}
          color={tone === 'danger' ? 'rgba(240,160,138,0.6)' : 'rgba(243,227,195,0.26)'}
        />
        {children}
      </View>
    </SurfaceProvider>
  )
}

interface PaperProps extends MaterialProps {
  /** Degrees; a nailed poster never hangs straight. */
  readonly tilt?: number
  /** Nails in the upper corners, and a printed frame. */
  readonly nails?: 'none' | 'one' | 'two'
  readonly frame?: 'none' | 'plain' | 'red'
}

/** A sheet of parchment: whatever is read or revealed. Paper in both themes. */
export function Paper({ tilt = 0, nails = 'none', frame = 'none', style, children }: PaperProps) {
  return (
    <SurfaceProvider surface="paper">
      <View
        style={[
          materials.paper,
          styles.sheet,
          tilt !== 0 && { transform: [{ rotate: `${tilt}deg` }], boxShadow: elevation[3] },
          style,
        ]}
      >
        {frame !== 'none' && (
          <View
            style={[styles.frame, { borderColor: frame === 'red' ? palette.barn600 : '#C5A677' }]}
          />
        )}
        {nails !== 'none' && <View style={[styles.nail, styles.left]} />}
        {nails === 'two' && <View style={[styles.nail, styles.right]} />}
        {children}
      </View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  patch: { borderRadius: 18, boxShadow: '0px 3px 0px #140B06, 0px 6px 10px rgba(0,0,0,0.45)' },
  danger: {
    ...materials.leather,
    ...gradient('linear-gradient(#6A2D1E, #4D1D12)'),
    backgroundColor: '#5A2417',
  },
  sheet: { padding: 16 },
  frame: {
    position: 'absolute',
    top: 8,
    left: 8,
    right: 8,
    bottom: 8,
    borderWidth: 1.5,
    pointerEvents: 'none',
  },
  nail: {
    position: 'absolute',
    top: 10,
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: palette.brass700,
    borderTopWidth: 2,
    borderColor: palette.brass200,
    boxShadow: '1px 2px 2px rgba(0,0,0,0.45)',
  },
  left: { left: 16 },
  right: { right: 16 },
})
