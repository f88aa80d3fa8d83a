import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { BulletRow, Medallion } from '../art'
import type { CharacterId, FaceId, RoleId } from '../art'
import { Bubble } from '../bits'
import { ChanceBar } from '../chance-bar'
import { gradient } from '../gradient'
import { materials } from '../materials'
import { Press } from '../press'
import { Text } from '../text'
import { SurfaceProvider } from '../theme'
import { palette } from '../tokens'
import { usePress } from '../use-press'
import {
  AimNumber,
  ArrowCount,
  Glow,
  LIFT,
  LifeDisc,
  PickedDice,
  RoleCard,
  StuckArrows,
  turnFrame,
} from './seat-parts'
import { Thinking } from './thinking'
import type { SeatMeasures } from './seat-layout'
import type { SeatChip } from './suspicion-chip'

/** What the table shows of one player; words are already translated. */
export interface SeatFacts {
  readonly name: string
  /** Name of the character, or nothing when played without. */
  readonly characterName?: string
  readonly character: CharacterId | null
  readonly life: number
  readonly max: number
  readonly arrows: number
  readonly role: RoleId
  readonly isDead?: boolean
}

interface SeatProps extends SeatFacts {
  readonly measures: SeatMeasures
  /** The whole seat in one sentence. */
  readonly label: string
  readonly hint?: string
  readonly isTurn?: boolean
  readonly isThinking?: boolean
  /** May be chosen: glows. */
  readonly isTarget?: boolean
  /** May be aimed at: glows, and shows how many places away it is. */
  readonly aim?: number
  /** What the sealed card may be, where that is shown. */
  readonly suspicion?: readonly [number, number, number, number]
  /** What whoever plays on this phone says it is. */
  readonly chip?: SeatChip
  /** Faces of the dice that were given to it and can be taken back. */
  readonly picked?: readonly FaceId[]
  /** A change of life to show just now, so many ms later. */
  readonly change?: number
  readonly changeDelay?: number
  readonly onPress?: () => void
  readonly onLongPress?: () => void
  readonly testID?: string
}

/**
 * Another player's seat. Role card and life down the left, arrows stuck in from the right, plate
 * and bullets below: the face stays free. Dimming is the parent's: it puts seats under the scrim.
 */
export const Seat = memo(function Seat(props: SeatProps) {
  const { measures: m, label, hint, onPress, testID, isDead = false, aim } = props
  const press = usePress(2)
  const centre = m.width / 2
  const isTarget = props.isTarget ?? aim !== undefined
  return (
    <SurfaceProvider surface="wood">
      <View style={{ width: m.width, height: m.height }}>
        <View aria-hidden style={styles.picture}>
          {(isTarget || props.isTurn === true) && <Glow measures={m} isStrong={isTarget} />}
          {props.arrows > 0 && <StuckArrows count={props.arrows} measures={m} />}
          <View style={[styles.abs, { left: centre - m.medallion / 2 }]}>
            <Medallion
              character={props.character}
              size={m.medallion}
              dimmed={isDead}
              active={isTarget ? 'target' : props.isTurn === true}
            />
          </View>
          <NamePlate {...props} />
          {!isDead && <LifeDisc life={props.life} measures={m} />}
          {props.arrows > 0 && <ArrowCount count={props.arrows} measures={m} />}
          <RoleCard role={props.role} measures={m} isOpen={isDead} chip={props.chip} />
          <View style={[styles.bullets, { top: m.medallion - 8 + m.plate + 5, width: m.width }]}>
            <BulletRow life={props.life} max={props.max} height={m.bullet} />
          </View>
          {aim !== undefined && <AimNumber places={aim} measures={m} />}
          {props.picked !== undefined && (
            <PickedDice faces={props.picked} measures={m} isLow={aim !== undefined} />
          )}
          {props.isThinking === true && <Thinking measures={m} />}
          {props.change !== undefined && props.change !== 0 && (
            <View style={[styles.abs, { right: -2, top: -LIFT }]}>
              <Bubble
                amount={props.change}
                size={m.isCompact ? 'small' : 'normal'}
                delay={props.changeDelay}
              />
            </View>
          )}
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

function NamePlate(props: SeatProps) {
  const { measures: m, name, characterName, aim, isDead = false } = props
  const isTarget = props.isTarget ?? aim !== undefined
  return (
    <View
      style={[
        styles.plate,
        materials.wood,
        props.isTurn === true && !isDead && turnFrame,
        isTarget && styles.brass,
        isDead && styles.dead,
        { top: m.medallion - 8, width: m.width, height: m.plate },
      ]}
    >
      <Text
        variant="label"
        color={isTarget ? palette.ink : isDead ? '#B39D7A' : palette.parchment100}
        numberOfLines={1}
        maxScale={1.2}
        style={[styles.word, { fontSize: m.name, lineHeight: m.name + 3 }]}
      >
        {name}
      </Text>
      {!m.isCompact && characterName !== undefined && (
        <Text
          variant="tiny"
          color={isTarget ? '#3A2408' : isDead ? '#A58F6D' : '#D9C094'}
          numberOfLines={1}
          maxScale={1.2}
          style={[styles.word, { fontSize: m.character, lineHeight: m.character + 3 }]}
        >
          {characterName}
        </Text>
      )}
      {props.suspicion !== undefined && (
        <View style={styles.suspicion}>
          <ChanceBar chances={props.suspicion} height={m.isCompact ? 4 : 5} />
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  picture: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  target: { ...StyleSheet.absoluteFill, borderRadius: 8 },
  abs: { position: 'absolute', top: 0 },
  plate: { position: 'absolute', left: 0, alignItems: 'center', justifyContent: 'center' },
  word: { paddingHorizontal: 4, maxWidth: '100%' },
  brass: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderTopColor: palette.brass200,
  },
  dead: {
    ...gradient('linear-gradient(#1E130D, #231610)'),
    backgroundColor: '#20140E',
    borderTopColor: 'rgba(0,0,0,0.4)',
    boxShadow: 'inset 0px 2px 5px rgba(0,0,0,0.6)',
  },
  /** Between plate and bullets, where nothing else is written. */
  suspicion: { position: 'absolute', left: 0, right: 0, bottom: -5 },
  bullets: { position: 'absolute', left: 0, alignItems: 'center' },
})
