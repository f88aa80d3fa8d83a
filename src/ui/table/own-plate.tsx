import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { ArrowBundle, BulletRow, Medallion, RoleBadge } from '../art'
import { Bubble } from '../bits'
import { gradient } from '../gradient'
import { materials } from '../materials'
import { Press } from '../press'
import { Text } from '../text'
import { SurfaceProvider } from '../theme'
import { palette } from '../tokens'
import { usePress } from '../use-press'
import type { SeatFacts } from './seat'
import { lowLife, turnFrame } from './seat-parts'
import type { TableLayout } from './seat-layout'

interface OwnPlateProps extends SeatFacts {
  readonly box: TableLayout['own']
  readonly label: string
  readonly hint?: string
  readonly isTurn?: boolean
  /** May be aimed at by a beer, or is asked to shed: lit like a target. */
  readonly isTarget?: boolean
  /** An arrow has just been taken: the count is brass for a moment. */
  readonly hasGained?: boolean
  readonly change?: number
  readonly changeDelay?: number
  /** False where others can look over the shoulder. */
  readonly showsRole?: boolean
  readonly onPress?: () => void
  readonly onLongPress?: () => void
  readonly testID?: string
}

/** Your own seat: a wide plate between the table and the tray. */
export const OwnPlate = memo(function OwnPlate(props: OwnPlateProps) {
  const { box, label, hint, onPress, testID, isTurn = false, isTarget = false } = props
  const press = usePress(2)
  const m = box.medallion
  const isDead = props.isDead === true
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
              (isTurn || isTarget) && styles.turn,
              isTarget && styles.lit,
            ]}
          />
          <View style={[styles.face, { top: (box.height - m) / 2 }]}>
            <Medallion
              character={props.character}
              size={m}
              dimmed={isDead}
              active={isTarget ? 'target' : isTurn}
            />
          </View>
          {props.showsRole !== false && (
            <View style={[styles.face, { left: -m * 0.08, top: (box.height - m) / 2 - m * 0.08 }]}>
              <RoleBadge role={props.role} size={m * 0.44} />
            </View>
          )}
          <Facts {...props} isTarget={isTarget} />
        </View>
        <Press
          role="button"
          accessibilityLabel={label}
          accessibilityHint={hint}
          onPress={onPress}
          onLongPress={props.onLongPress}
          testID={testID}
          {...press.handlers}
          style={[styles.target, press.ringStyle]}
        />
      </View>
    </SurfaceProvider>
  )
})

function Facts(props: OwnPlateProps & { readonly isTarget: boolean }) {
  const { box, name, characterName, life, max, arrows, change, isTarget } = props
  const figure = Math.max(36, box.height * 0.5)
  const strong = isTarget ? palette.ink : palette.parchment100
  const isLow = life > 0 && life <= lowLife && !isTarget
  const quiver = Math.max(40, Math.round(box.height * 0.57))
  const taken = box.medallion + figure * 1.5 + (arrows > 0 ? quiver + 12 : 0) + 34
  const belt = Math.max(80, box.width - taken)
  return (
    <View style={[styles.facts, { left: box.medallion + 10 }]}>
      <View style={styles.words}>
        <Text
          variant="label"
          numberOfLines={1}
          maxScale={1.2}
          color={strong}
          style={{ fontSize: box.name, lineHeight: box.name + 4 }}
        >
          {name}
          {characterName !== undefined && (
            <Text
              variant="small"
              maxScale={1.2}
              color={isTarget ? '#3A2408' : '#D9C094'}
              style={{ fontSize: box.name - 3 }}
            >
              {`  ${characterName}`}
            </Text>
          )}
        </Text>
        <BulletRow
          life={life}
          max={max}
          height={box.bullet}
          maxWidth={belt}
          on={isTarget ? 'brass' : 'wood'}
        />
      </View>
      {arrows > 0 && (
        <HeldArrows count={arrows} size={quiver} hasGained={props.hasGained === true} />
      )}
      <Text
        variant="number-m"
        maxScale={1.2}
        color={isLow ? palette.barn300 : strong}
        style={{ fontSize: figure, lineHeight: figure + 4 }}
      >
        {life}
      </Text>
      {change !== undefined && change !== 0 && (
        <View style={styles.change}>
          <Bubble amount={change} delay={props.changeDelay} />
        </View>
      )}
    </View>
  )
}

interface HeldArrowsProps {
  readonly count: number
  readonly size: number
  readonly hasGained: boolean
}

function HeldArrows({ count, size, hasGained }: HeldArrowsProps) {
  return (
    <View style={{ width: size, height: size + 4 }}>
      <ArrowBundle count={count} size={size} />
      <View
        style={[
          styles.count,
          { backgroundColor: hasGained ? palette.brass400 : palette.parchment200 },
        ]}
      >
        <Text variant="number-s" color={palette.ink} maxScale={1.15} style={styles.figure}>
          {count}
        </Text>
      </View>
    </View>
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
  turn: turnFrame,
  lit: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderTopColor: palette.brass200,
  },
  face: { position: 'absolute', left: 0 },
  facts: {
    position: 'absolute',
    top: 8,
    right: 12,
    bottom: 4,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
  },
  words: { flex: 1, gap: 4 },
  count: {
    position: 'absolute',
    right: -2,
    bottom: 0,
    minWidth: 22,
    height: 22,
    paddingHorizontal: 4,
    borderRadius: 5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  figure: { fontSize: 15, lineHeight: 20 },
  change: { position: 'absolute', right: 34, top: 10 },
})
