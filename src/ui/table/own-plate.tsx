import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { ArrowBundle, BulletRow } from '../art'
import { Bubble } from '../bits'
import { Text } from '../text'
import { palette } from '../tokens'
import { PlateFrame, type PlateDeeds } from './plate-frame'
import type { SeatFacts } from './seat'
import { lowLife } from './seat-parts'
import type { TableLayout } from './seat-layout'

interface OwnPlateProps extends SeatFacts, PlateDeeds {
  readonly box: TableLayout['own']
  readonly isTurn?: boolean
  /** May be aimed at by a beer, or is asked to shed: lit like a target. */
  readonly isTarget?: boolean
  /** An arrow has just been taken: the count is brass for a moment. */
  readonly hasGained?: boolean
  readonly change?: number
  readonly changeDelay?: number
  /** False where others can look over the shoulder. */
  readonly showsRole?: boolean
}

/** Your own seat: a wide plate between the table and the tray. */
export const OwnPlate = memo(function OwnPlate(props: OwnPlateProps) {
  const { isTurn = false, isTarget = false, isDead = false } = props
  return (
    <PlateFrame {...props} {...{ isTurn, isTarget, isDead }}>
      <Facts {...props} isTarget={isTarget} />
    </PlateFrame>
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
