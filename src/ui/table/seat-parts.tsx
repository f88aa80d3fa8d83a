import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'

import { FaceIcon, RoleBadge, arrowShapes } from '../art'
import type { FaceId, RoleId } from '../art'
import { gradient } from '../gradient'
import { materials } from '../materials'
import { Text } from '../text'
import { useTheme } from '../theme'
import { palette } from '../tokens'
import { Vector } from '../vector'
import type { Drawing } from '../vector'
import type { SeatMeasures } from './seat-layout'
import { SuspicionChip, type SeatChip } from './suspicion-chip'

/** The plate of whoever is on turn: brass all round, with light on the wood. A thin line alone is overlooked. */
export const turnFrame = {
  borderWidth: 2,
  borderTopWidth: 2,
  borderColor: palette.brass400,
  borderTopColor: palette.brass300,
  boxShadow: '0px 0px 16px rgba(240,203,124,0.75)',
} as const

/** What is pinned to a seat rises no higher above it, in px: there the sky's words begin. */
export const LIFT = 6

/** From this life downwards the disc is red. */
export const lowLife = 2

type PartProps = { readonly measures: SeatMeasures }

/** A pool of light: soft for the turn, strong for who may be aimed at. */
export const Glow = memo(function Glow({
  measures: m,
  isStrong,
}: PartProps & { readonly isStrong: boolean }) {
  const size = m.medallion * (isStrong ? 1.9 : 2.3)
  return (
    <View
      style={[
        styles.part,
        isStrong ? styles.strong : styles.soft,
        {
          left: m.width / 2 - size / 2,
          top: m.medallion / 2 - size / 2,
          width: size,
          height: size,
          borderRadius: size / 2,
        },
      ]}
    />
  )
})

/** Up to three arrows in the rim; the count beside them is exact. */
export const StuckArrows = memo(function StuckArrows({
  count,
  measures: m,
}: PartProps & { readonly count: number }) {
  const shown = Math.min(count, 3)
  const size = m.medallion
  const drawing = useMemo((): Drawing => {
    const turns = shown === 1 ? [-20] : [-24, -2, 20].slice(0, shown)
    const places = turns.map((turn) => {
      const radians = (turn * Math.PI) / 180
      const tail = size * 0.78
      return {
        x: tail * Math.cos(radians),
        y: tail * Math.sin(radians),
        angle: turn + 180,
        length: size * 0.5,
      }
    })
    return { viewBox: [0, -size / 2, size, size], nodes: arrowShapes(places) }
  }, [shown, size])
  return (
    <View style={[styles.part, { left: m.width / 2, top: 0 }]}>
      <Vector drawing={drawing} width={size} height={size} />
    </View>
  )
})

/** Life as a number on an enamel disc. Red when low; the disc's edge turns light as well. */
export const LifeDisc = memo(function LifeDisc({
  life,
  low = lowLife,
  measures: m,
}: PartProps & { readonly life: number; readonly low?: number }) {
  const size = m.life + 12
  const isLow = life <= low
  const { patterns } = useTheme()
  return (
    <View
      style={[
        styles.part,
        styles.disc,
        isLow && styles.low,
        isLow && patterns && styles.hatched,
        {
          left: Math.max(0, m.width / 2 - m.medallion / 2 - size * 0.72),
          top: m.medallion - 8 - size * 0.86,
          width: size,
          height: size,
        },
      ]}
    >
      <Text
        variant="number-s"
        color={palette.parchment100}
        maxScale={1.15}
        style={{ fontSize: m.life, lineHeight: m.life + 4 }}
      >
        {life}
      </Text>
    </View>
  )
})

/** How many arrows stick in it, on a slip at the right. */
export const ArrowCount = memo(function ArrowCount({
  count,
  measures: m,
}: PartProps & { readonly count: number }) {
  const size = m.life + 2
  return (
    <View
      style={[
        styles.part,
        styles.slip,
        {
          left: m.width / 2 + m.medallion * 0.42,
          top: m.medallion - 8 - m.life - 1,
          minWidth: size,
          height: size,
        },
      ]}
    >
      <Text
        variant="number-s"
        color={palette.ink}
        maxScale={1.15}
        style={{ fontSize: m.life - 5, lineHeight: m.life }}
      >
        {count}
      </Text>
    </View>
  )
})

/** The role: a badge while alive, a turned-up card once the player has fallen. */
export const RoleCard = memo(function RoleCard(
  props: PartProps & {
    readonly role: RoleId
    readonly isOpen: boolean
    /** What somebody suspects lies where the sealed card is. */
    readonly chip?: SeatChip
  },
) {
  const { role, measures: m, isOpen, chip } = props
  const size = m.medallion * 0.46
  const left = Math.max(0, m.width / 2 - m.medallion / 2 - size * 0.62)
  if (!isOpen) {
    return (
      <View style={[styles.part, { left, top: -size * 0.1 }]}>
        {chip ? (
          <SuspicionChip {...chip} size={size * 1.06} />
        ) : (
          <RoleBadge role={role} size={size} />
        )}
      </View>
    )
  }
  return (
    <View
      style={[
        styles.part,
        materials.paper,
        styles.card,
        {
          left: Math.max(0, left - size * 0.1),
          top: size * 0.25,
          width: size * 1.2,
          height: size * 1.5,
        },
      ]}
    >
      <RoleBadge role={role} size={size} />
    </View>
  )
})

/** How many places away a target is. */
export const AimNumber = memo(function AimNumber({
  places,
  measures: m,
}: PartProps & { readonly places: number }) {
  const size = m.medallion * 0.6
  const fontSize = m.medallion * 0.38
  return (
    <View
      testID="places-away"
      style={[
        styles.part,
        styles.aim,
        {
          // The outermost seats touch the edge of the screen.
          left: Math.min(m.width / 2 + m.medallion * 0.24, m.width - size),
          top: -LIFT,
          width: size,
          height: size,
        },
      ]}
    >
      <Text
        variant="number-s"
        color={palette.ink}
        maxScale={1.15}
        style={{ fontSize, lineHeight: fontSize + 6 }}
      >
        {places}
      </Text>
    </View>
  )
})

interface PickedDiceProps extends PartProps {
  readonly faces: readonly FaceId[]
  /** The number of places has the corner at the face: the dice go to the plate's. */
  readonly isLow: boolean
}

/** The dice that were given to this seat and may still be taken back. */
export const PickedDice = memo(function PickedDice({ faces, measures: m, isLow }: PickedDiceProps) {
  const size = Math.max(26, m.medallion * 0.44)
  const top = isLow ? m.medallion - 8 + m.plate - size * 0.35 : -LIFT
  return faces.map((face, i) => (
    <View
      key={i}
      style={[
        styles.part,
        styles.die,
        { right: -2 + (i * size) / 2, top, width: size, height: size, borderRadius: size * 0.2 },
      ]}
    >
      <FaceIcon face={face} size={size * 0.8} />
    </View>
  ))
})

const centred = { alignItems: 'center', justifyContent: 'center' } as const

const styles = StyleSheet.create({
  part: { position: 'absolute', pointerEvents: 'none' },
  strong: gradient(
    'radial-gradient(closest-side, rgba(240,203,124,0.95), rgba(224,180,92,0.45) 55%, rgba(224,180,92,0))',
  ),
  soft: gradient(
    'radial-gradient(closest-side, rgba(240,203,124,0.9), rgba(224,180,92,0.4) 50%, rgba(224,180,92,0))',
  ),
  disc: {
    ...centred,
    borderRadius: 999,
    backgroundColor: palette.walnut900,
    borderWidth: 2,
    borderColor: palette.brass500,
    boxShadow: '0px 2px 4px rgba(0,0,0,0.5)',
  },
  hatched: { borderStyle: 'dashed', borderWidth: 3 },
  low: { backgroundColor: palette.barn600, borderColor: palette.barn300 },
  slip: {
    ...centred,
    paddingHorizontal: 4,
    borderRadius: 5,
    backgroundColor: palette.parchment200,
    boxShadow: '0px 2px 3px rgba(0,0,0,0.5)',
  },
  card: { ...centred, transform: [{ rotate: '-6deg' }] },
  aim: {
    ...centred,
    ...gradient('linear-gradient(#FBE7B4, #E0B45C)'),
    backgroundColor: palette.brass300,
    borderRadius: 999,
    borderWidth: 2,
    borderColor: palette.walnut900,
    boxShadow: '0px 3px 5px rgba(0,0,0,0.5)',
  },
  die: {
    ...centred,
    ...gradient('linear-gradient(#FFF8E8, #EBD8B2)'),
    backgroundColor: '#F6E9CD',
    transform: [{ rotate: '5deg' }],
    boxShadow: '0px 3px 5px rgba(0,0,0,0.6)',
  },
})
