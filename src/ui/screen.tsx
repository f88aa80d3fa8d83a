import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { StyleSheet, View, useWindowDimensions } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'

import { hasForcedColors } from '@/platform/forced-colors'
import { landscapeDrawing } from './ground/landscape'
import { paperDrawing, plankDrawing } from './ground/planks'
import { SurfaceProvider, useTheme } from './theme'
import { backdrops, palette } from './tokens'
import type { Surface, ThemeName } from './tokens'
import { Vector } from './vector'

/**
 * `wood` turns to paper at noon; `paper` is paper in any light; `sky` is the open country of Home;
 * `bare` brings its own ground, as the table does.
 */
export type GroundKind = 'wood' | 'paper' | 'sky' | 'bare'

interface ScreenProps {
  readonly ground?: GroundKind
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

/** A whole screen: its ground, and the ink that words on it are written in. */
export function Screen({ ground = 'wood', style, children }: ScreenProps) {
  const { name } = useTheme()
  const color = ground === 'sky' ? backdrops[name].sky : backdrops[name].ground
  return (
    <View
      style={[
        styles.fill,
        styles.clip,
        { backgroundColor: isPaper(ground, name) ? palette.parchment200 : color },
      ]}
    >
      {ground !== 'bare' && <Ground kind={ground} />}
      <SurfaceProvider surface={surfaceOf(ground)}>
        <View role="main" style={[styles.fill, style]}>
          {children}
        </View>
      </SurfaceProvider>
    </View>
  )
}

/** The ground alone, for what lies behind a list or a sheet. */
export const Ground = memo(function Ground({ kind }: { readonly kind: GroundKind }) {
  const { name } = useTheme()
  const { width, height } = useWindowDimensions()
  const drawing = useMemo(() => {
    if (kind === 'sky') return landscapeDrawing(name, width, height)
    return isPaper(kind, name) ? paperDrawing(width, height) : plankDrawing(width, height)
  }, [kind, name, width, height])
  return (
    <View style={styles.ground}>
      <Vector drawing={drawing} width={width} height={height} fit="slice" />
    </View>
  )
})

/** Forced colours force the letters and not what is drawn: then every ground is of the theme, which suits them. */
function isPaper(kind: GroundKind, theme: ThemeName): boolean {
  if (hasForcedColors) return theme === 'noon'
  return kind === 'paper' || (kind === 'wood' && theme === 'noon')
}

function surfaceOf(kind: GroundKind): Surface {
  if (kind === 'paper') return 'paper'
  return kind === 'sky' ? 'sky' : 'ground'
}

const styles = StyleSheet.create({
  /** Whatever flies over the edge must not make the page wider. */
  clip: { overflow: 'hidden' },
  fill: { flex: 1 },
  ground: { ...StyleSheet.absoluteFill, overflow: 'hidden', pointerEvents: 'none' },
})
