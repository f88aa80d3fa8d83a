import type { ReactNode } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'

import { Medallion, RoleBadge } from '../art'
import type { CharacterId, RoleId } from '../art'
import { gradient } from '../gradient'
import { materials } from '../materials'
import { Press } from '../press'
import { SurfaceProvider } from '../theme'
import { palette } from '../tokens'
import { usePress } from '../use-press'
import { turnFrame } from './seat-parts'
import type { TableLayout } from './seat-layout'

/** What somebody can do with their own plate, and what it says. */
export interface PlateDeeds {
  readonly label: string
  readonly hint?: string
  readonly onPress?: () => void
  readonly onLongPress?: (event: GestureResponderEvent) => void
  /** After so many ms a press is a long one. */
  readonly delayLongPress?: number
  readonly testID?: string
}

interface PlateFrameProps extends PlateDeeds {
  readonly box: TableLayout['own']
  readonly character: CharacterId | null
  readonly role: RoleId
  readonly isDead: boolean
  readonly isTurn: boolean
  /** It may be chosen: lit like a target. */
  readonly isTarget: boolean
  /** It is about one's life: the plate is red. */
  readonly isHit?: boolean
  /** False where others can look over the shoulder. */
  readonly showsRole?: boolean
  /** What stands on the plank: each game says what matters in it. */
  readonly children: ReactNode
}

/** Your own seat in any game: a wide plank with your face on it, between the table and the tray. */
export function PlateFrame(props: PlateFrameProps) {
  const { box, isTurn, isTarget, isHit = false, children } = props
  const press = usePress(2)
  const m = box.medallion
  const top = (box.height - m) / 2
  return (
    <SurfaceProvider surface="wood">
      <View style={{ width: box.width, height: box.height }}>
        <View aria-hidden style={styles.picture}>
          {(isTurn || isTarget) && <View style={styles.glow} />}
          <View
            style={[
              styles.plank,
              materials.wood,
              { left: m / 2 },
              (isTurn || isTarget) && turnFrame,
              isHit && styles.hit,
              isTarget && styles.lit,
            ]}
          />
          <View style={[styles.face, { top }]}>
            <Medallion
              character={props.character}
              size={m}
              dimmed={props.isDead}
              active={isTarget ? 'target' : isTurn}
            />
          </View>
          {props.showsRole !== false && (
            <View style={[styles.face, { left: -m * 0.08, top: top - m * 0.08 }]}>
              <RoleBadge role={props.role} size={m * 0.44} />
            </View>
          )}
          {children}
        </View>
        <Press
          role="button"
          accessibilityLabel={props.label}
          accessibilityHint={props.hint}
          onPress={props.onPress}
          onLongPress={props.onLongPress}
          delayLongPress={props.delayLongPress}
          testID={props.testID}
          {...press.handlers}
          style={[styles.target, press.ringStyle]}
        />
      </View>
    </SurfaceProvider>
  )
}

const styles = StyleSheet.create({
  picture: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  target: { ...StyleSheet.absoluteFill, borderRadius: 8 },
  glow: {
    ...gradient('radial-gradient(closest-side, rgba(240,203,124,0.42), rgba(224,180,92,0))'),
    position: 'absolute',
    left: -30,
    right: -30,
    top: -34,
    bottom: -26,
    pointerEvents: 'none',
  },
  plank: { position: 'absolute', top: 8, right: 0, bottom: 4 },
  hit: {
    ...gradient('linear-gradient(#6A2D1E, #3D150C)'),
    backgroundColor: '#521F14',
    borderTopWidth: 2,
    borderTopColor: palette.barn300,
    boxShadow: '0px 2px 4px rgba(0,0,0,0.5)',
  },
  lit: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderTopColor: palette.brass200,
  },
  face: { position: 'absolute', left: 0 },
})
