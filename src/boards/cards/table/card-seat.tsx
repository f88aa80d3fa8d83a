import { memo } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import type { RoleChances } from '@/family/beliefs/belief'
import type { KindId } from '@/games/cards'
import {
  Bubble,
  BulletRow,
  ChanceBar,
  Medallion,
  Press,
  RoleBadge,
  SurfaceProvider,
  Text,
  gradient,
  materials,
  palette,
  usePress,
  type CharacterId,
  type RoleId,
} from '@/ui'
import {
  Glow,
  LifeDisc,
  RoleCard,
  Thinking,
  turnFrame,
  type SeatChip,
  type SeatMeasures,
} from '@/ui/table'
import { HOLD } from './hand-zone'
import { HandCount, InPlayRow, Stone } from './seat-signs'

/** What the table shows of one player; words are already translated. */
export interface CardSeatFacts {
  readonly name: string
  readonly characterName?: string
  readonly character: CharacterId | null
  readonly life: number
  readonly max: number
  readonly role: RoleId
  readonly roleName: string
  readonly isDead: boolean
  /** How many cards they hold; null where the phone cannot know. */
  readonly hand: number | null
  readonly inPlay: readonly KindId[]
}

/** From this life downwards the disc is red: with so few points, one is the last. */
export const LAST_LIFE = 1

export interface CardSeatProps extends CardSeatFacts {
  readonly measures: SeatMeasures
  readonly chip: number
  /** What whoever plays on this phone says the sealed card is. */
  readonly suspected?: SeatChip
  /** The whole seat in a sentence or two. */
  readonly label: string
  readonly hint?: string
  /** Null where nobody looks from a seat of their own, and for the fallen. */
  readonly distance: { readonly away: number; readonly isNear: boolean } | null
  readonly isTurn?: boolean
  readonly isThinking?: boolean
  readonly isTarget?: boolean
  /** Somebody is asked something, or does something just now. */
  readonly isLit?: boolean
  /** Why they cannot be chosen, in a few words. */
  readonly whyNot?: string
  readonly change?: number
  /** Their role card is being turned up: nothing else says what is on it yet. */
  readonly isFalling?: boolean
  readonly lit?: KindId
  /** What their sealed role may be. */
  readonly suspicion?: RoleChances
  readonly onPress?: () => void
  readonly onLongPress?: (event: GestureResponderEvent) => void
  readonly testID?: string
}

/**
 * Another player's seat. Around the face: role, life, distance, hand. Below: the plate, and what lies in front of them.
 * Dimming is the parent's: it puts seats under the scrim.
 */
export const CardSeat = memo(function CardSeat(props: CardSeatProps) {
  const { measures: m, isDead, distance, isTarget = false, isTurn = false, isLit = false } = props
  const press = usePress(2)
  const centre = m.width / 2
  const count = m.life + 8
  const isNarrow = m.medallion < 50
  // Where there is little room, a larger stone would lie over the hand.
  const stone = m.life + (isTarget && !isNarrow ? 10 : 6)
  // Where the face is so low that the hand cannot lie below the stone, it lies beside it.
  const isLow = m.medallion < 46
  const below = m.medallion - 8 + m.plate + 4
  return (
    <SurfaceProvider surface="wood">
      <View style={{ width: m.width, height: m.height }}>
        <View aria-hidden style={styles.picture}>
          {(isTarget || isTurn || isLit) && <Glow measures={m} isStrong={isTarget} />}
          <View style={[styles.part, { left: centre - m.medallion / 2 }]}>
            <Medallion
              character={props.character}
              size={m.medallion}
              dimmed={isDead}
              active={isTarget ? 'target' : isTurn || isLit}
            />
          </View>
          <Plate {...props} />
          {isDead ? (
            !props.isFalling && (
              <View style={[styles.part, styles.slipRow, { top: below, width: m.width }]}>
                <View style={[styles.slip, materials.paper]}>
                  <RoleBadge role={props.role} size={props.chip - 2} />
                  <Text variant="tiny" bold maxScale={1.1} numberOfLines={1} color={palette.ink}>
                    {props.roleName}
                  </Text>
                </View>
              </View>
            )
          ) : (
            <>
              <LifeDisc life={Math.max(0, props.life)} low={LAST_LIFE} measures={m} />
              <RoleCard role={props.role} measures={m} isOpen={false} chip={props.suspected} />
              {props.hand !== null && (
                <View
                  style={[
                    styles.part,
                    {
                      left: Math.min(
                        m.width - count * 0.86,
                        isLow
                          ? centre + m.medallion * 0.36 + stone * 0.88
                          : centre + m.medallion * (isNarrow ? 0.5 : 0.42),
                      ),
                      top: m.medallion - 8 - count * 1.02,
                    },
                  ]}
                >
                  <HandCount count={props.hand} size={count} />
                </View>
              )}
              {distance && (
                <View style={[styles.part, { left: centre + m.medallion * 0.36, top: -2 }]}>
                  <Stone
                    distance={distance.away}
                    size={stone}
                    tone={isTarget ? 'hot' : distance.isNear ? 'near' : 'far'}
                  />
                </View>
              )}
              <View style={[styles.part, { top: below }]}>
                <InPlayRow kinds={props.inPlay} width={m.width} most={props.chip} lit={props.lit} />
              </View>
            </>
          )}
          {props.isThinking === true && <Thinking measures={m} />}
          {props.change !== undefined && props.change !== 0 && (
            <View style={[styles.part, { left: centre - 4, top: m.medallion * 0.16 }]}>
              <Bubble amount={props.change} size={m.isCompact ? 'small' : 'normal'} />
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

function Plate(props: CardSeatProps) {
  const { measures: m, name, characterName, isDead, isTarget = false, isTurn = false } = props
  const ink = isTarget ? palette.ink : isDead ? '#B39D7A' : palette.parchment100
  return (
    <View
      style={[
        styles.plate,
        materials.wood,
        isTurn && !isDead && turnFrame,
        isTarget && styles.brass,
        isDead && styles.dead,
        { top: m.medallion - 8, width: m.width, height: m.plate },
      ]}
    >
      <View style={styles.line}>
        <Text
          variant="label"
          color={ink}
          numberOfLines={1}
          maxScale={1.15}
          style={[styles.name, { fontSize: m.name, lineHeight: m.name + 4 }]}
        >
          {name}
        </Text>
        {!isDead && (
          <View style={isTarget && styles.belt}>
            <BulletRow
              life={props.life}
              max={props.max}
              height={m.bullet}
              maxWidth={m.width * 0.42}
              on="wood"
            />
          </View>
        )}
      </View>
      {!m.isCompact && characterName !== undefined && (
        <Text
          variant="tiny"
          color={isTarget ? '#3A2408' : isDead ? '#A58F6D' : '#D9C094'}
          numberOfLines={1}
          maxScale={1.15}
          style={{ fontSize: m.character, lineHeight: m.character + 3 }}
        >
          {characterName}
        </Text>
      )}
      {props.suspicion !== undefined && (
        <View style={styles.suspicion}>
          <ChanceBar chances={props.suspicion} height={4} />
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  picture: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  target: { ...StyleSheet.absoluteFill, borderRadius: 8 },
  part: { position: 'absolute', top: 0 },
  plate: { position: 'absolute', left: 0, paddingHorizontal: 7, justifyContent: 'center' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  name: { flex: 1 },
  belt: { backgroundColor: 'rgba(58,36,8,0.85)', borderRadius: 4, padding: 2 },
  brass: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderTopColor: palette.brass200,
  },
  dead: {
    ...gradient('linear-gradient(#1E130D, #231610)'),
    backgroundColor: '#20140E',
    borderTopColor: 'rgba(0,0,0,0.4)',
  },
  /** Between the plate and what lies in play. */
  suspicion: { position: 'absolute', left: 0, right: 0, bottom: -4 },
  slipRow: { alignItems: 'center' },
  slip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    paddingHorizontal: 6,
    transform: [{ rotate: '-1.5deg' }],
  },
})
