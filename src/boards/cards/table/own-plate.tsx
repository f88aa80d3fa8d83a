import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KindId } from '@/games/cards'
import { Bubble, BulletRow, Text, palette } from '@/ui'
import { PlateFrame, type PlateDeeds, type TableLayout } from '@/ui/table'
import { LAST_LIFE, type CardSeatFacts } from './card-seat'
import { HOLD } from './hand-zone'
import { InPlayRow } from './seat-signs'

export interface CardPlateProps extends CardSeatFacts, PlateDeeds {
  readonly box: TableLayout['own']
  readonly chip: number
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
}

/** Your own seat: a wide plate between the table and the hand, with what lies in front of you. */
export const CardPlate = memo(function CardPlate(props: CardPlateProps) {
  const { box, isTurn = false, isTarget = false, isDead } = props
  const m = box.medallion
  const disc = m * 0.48
  const isLow = props.life <= LAST_LIFE
  const ink = isTarget ? palette.ink : palette.parchment100
  const second = isTarget ? '#3A2408' : '#D9C094'
  const hasTwoLines = box.height >= 60
  const words = Math.max(12, box.name - 4)
  return (
    <PlateFrame {...props} {...{ isTurn, isTarget }} delayLongPress={HOLD}>
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
              style={{ fontSize: words, lineHeight: words + 3, marginBottom: 4 }}
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
    </PlateFrame>
  )
})

const styles = StyleSheet.create({
  part: { position: 'absolute', left: 0 },
  disc: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 999,
    backgroundColor: palette.walnut900,
    borderWidth: 2,
    borderColor: palette.brass500,
  },
  low: { backgroundColor: palette.barn600, borderColor: palette.barn300 },
  words: { position: 'absolute', top: 8, bottom: 4, justifyContent: 'center', maxWidth: '50%' },
  bullets: { marginTop: 3 },
  gear: {
    position: 'absolute',
    right: 9,
    top: 8,
    bottom: 4,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
})
