import { memo } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import type { KindId } from '@/games/cards'
import {
  Bubble,
  BulletRow,
  Medallion,
  Press,
  RoleBadge,
  SurfaceProvider,
  Text,
  gradient,
  materials,
  palette,
  usePress,
} from '@/ui'
import { turnFrame, type TableLayout } from '@/ui/table'
import { LAST_LIFE, type CardSeatFacts } from './card-seat'
import { HOLD } from './hand-zone'
import { InPlayRow } from './seat-signs'

export interface CardPlateProps extends CardSeatFacts {
  readonly box: TableLayout['own']
  readonly chip: number
  readonly label: string
  readonly hint?: string
  /** "In play, reach 2". */
  readonly caption: string
  readonly isTurn?: boolean
  readonly isTarget?: boolean
  /** Shot at, challenged, or at the last breath: the plate is red. */
  readonly isHit?: boolean
  readonly change?: number
  readonly lit?: KindId
  /** False where others can look over the shoulder. */
  readonly showsRole?: boolean
  readonly onPress?: () => void
  readonly onLongPress?: (event: GestureResponderEvent) => void
  readonly testID?: string
}

/** Your own seat: a wide plate between the table and the hand, with what lies in front of you. */
export const CardPlate = memo(function CardPlate(props: CardPlateProps) {
  const { box, isTurn = false, isTarget = false, isHit = false, isDead } = props
  const press = usePress(2)
  const m = box.medallion
  const disc = m * 0.48
  const isLow = props.life <= LAST_LIFE
  const top = (box.height - m) / 2
  const ink = isTarget ? palette.ink : palette.parchment100
  const second = isTarget ? '#3A2408' : '#D9C094'
  const hasTwoLines = box.height >= 60
  const words = Math.max(12, box.name - 4)
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
              isTarget && styles.brass,
            ]}
          />
          <View style={[styles.part, { top }]}>
            <Medallion
              character={props.character}
              size={m}
              dimmed={isDead}
              active={isTarget ? 'target' : isTurn}
            />
          </View>
          {props.showsRole !== false && (
            <View style={[styles.part, { left: -m * 0.06, top: top - m * 0.1 }]}>
              <RoleBadge role={props.role} size={m * 0.44} />
            </View>
          )}
          {!isDead && (
            <View
              style={[
                styles.part,
                styles.disc,
                isLow && styles.low,
                {
                  left: m - disc * 0.78,
                  top: (box.height + m) / 2 - disc * 0.92,
                  width: disc,
                  height: disc,
                },
              ]}
            >
              <Text
                variant="number-s"
                maxScale={1.1}
                color={palette.parchment100}
                style={{ fontSize: disc * 0.6, lineHeight: disc * 0.74 }}
              >
                {Math.max(0, props.life)}
              </Text>
            </View>
          )}
          <View style={[styles.words, { left: m + 13 }]}>
            <Text
              variant="label"
              numberOfLines={1}
              maxScale={1.15}
              color={ink}
              style={{ fontSize: box.name, lineHeight: box.name + 3 }}
            >
              {props.name}
              {!hasTwoLines && props.characterName !== undefined && (
                <Text variant="tiny" maxScale={1.15} color={second}>
                  {`  ${props.characterName}`}
                </Text>
              )}
            </Text>
            {hasTwoLines && props.characterName !== undefined && (
              <Text
                variant="tiny"
                numberOfLines={1}
                maxScale={1.15}
                color={second}
                style={{ fontSize: words, lineHeight: words + 3 }}
              >
                {props.characterName}
              </Text>
            )}
            <View style={styles.bullets}>
              <BulletRow
                life={props.life}
                max={props.max}
                height={box.bullet}
                on={isTarget ? 'brass' : 'wood'}
              />
            </View>
          </View>
          {!isDead && (
            <View style={styles.gear}>
              {hasTwoLines && (
                <Text
                  variant="tiny"
                  maxScale={1.1}
                  color={second}
                  numberOfLines={1}
                  style={{ fontSize: words, lineHeight: 15, marginBottom: 4 }}
                >
                  {props.caption}
                </Text>
              )}
              <InPlayRow
                kinds={props.inPlay}
                width={(box.width - m) * 0.56}
                most={props.chip}
                gap={4}
                align="flex-end"
                lit={props.lit}
              />
            </View>
          )}
          {props.change !== undefined && props.change !== 0 && (
            <View style={[styles.part, { left: m * 0.9, top: -6 }]}>
              <Bubble amount={props.change} />
            </View>
          )}
        </View>
        <Press
          role="button"
          accessibilityLabel={props.label}
          accessibilityHint={props.hint}
          onPress={props.onPress}
          onLongPress={props.onLongPress}
          delayLongPress={HOLD}
          testID={props.testID}
          {...press.handlers}
          style={[styles.target, press.ringStyle]}
        />
      </View>
    </SurfaceProvider>
  )
})

const styles = StyleSheet.create({
  picture: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  target: { ...StyleSheet.absoluteFill, borderRadius: 8 },
  part: { position: 'absolute', left: 0 },
  glow: {
    ...gradient('radial-gradient(closest-side, rgba(240,203,124,0.42), rgba(224,180,92,0))'),
    position: 'absolute',
    left: -20,
    right: -20,
    top: -30,
    bottom: -22,
  },
  plank: { position: 'absolute', top: 7, right: 0, bottom: 3 },
  hit: {
    ...gradient('linear-gradient(#6A2D1E, #3D150C)'),
    backgroundColor: '#521F14',
    borderTopWidth: 2,
    borderTopColor: palette.barn300,
    boxShadow: '0px 2px 4px rgba(0,0,0,0.5)',
  },
  brass: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderTopColor: palette.brass200,
  },
  disc: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 999,
    backgroundColor: palette.walnut900,
    borderWidth: 2,
    borderColor: palette.brass500,
  },
  low: { backgroundColor: palette.barn600, borderColor: palette.barn300 },
  words: { position: 'absolute', top: 7, bottom: 3, justifyContent: 'center', maxWidth: '50%' },
  bullets: { marginTop: 3 },
  gear: {
    position: 'absolute',
    right: 9,
    top: 7,
    bottom: 3,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
})
