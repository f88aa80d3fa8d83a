import { useEffect, type ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated'
import type { CardId, Seat } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { BulletRow, Medallion, RoleBadge, Text, gradient, materials, palette, useTheme } from '@/ui'
import { CARD_RATIO, CardFace } from '../../art/card-face'
import { CardArt } from '../../art/symbols'
import type { CardTable } from '../use-table'
import { usePlace, type PlaceKey } from '../places'
import { isAnswered } from './answered'
import { stageArea } from './area'
import { useDuelCards } from './duel-cards'
import { duelSpot, layoutDuel, type DuelLayout } from './duel-layout'
import { Replies, type Laid } from './duel-replies'

interface DuelStageProps {
  readonly table: CardTable
  readonly by: Seat
  readonly other: Seat
}

/** Rows that lie open; what was put down before lies under the first. */
const ROWS = 2
/** How long the light takes to whoever must answer, in ms. */
const SWING = 340

/** Two face each other: what each has put down lies on their side, and the light is on who must answer. */
export function DuelStage({ table, by, other }: DuelStageProps) {
  const { view, seating, cue } = table
  const area = stageArea(seating.layout)
  const duel = layoutDuel(area)
  const shown = useDuelCards()
  const open = isAnswered(cue?.events ?? []) ? null : view.decision
  const asked = open?.kind === 'duel' ? open.seat : null
  // The sky stays as it is: what is written there has to be read.
  const top = seating.layout.kind === 'portrait' ? area.y : 0
  const sides = [by, other].map((seat, i) => ({
    seat,
    isRight: i === 1,
    isAsked: seat === asked,
    cards: shown.filter((card) => card.seat === seat).map(({ card }) => card),
  }))
  const last = Math.max(...sides.map(({ cards, isAsked }) => cards.length - (isAsked ? 0 : 1)))
  const first = Math.max(0, last + 1 - ROWS)
  return (
    <View style={styles.over} aria-hidden>
      <View style={[styles.dark, { top, height: seating.layout.own.y - top, width: area.width }]} />
      <View
        style={[
          styles.stage,
          { left: area.x + duel.x, top: area.y, width: duel.width, height: area.height },
        ]}
      >
        {asked !== null && <Lamp duel={duel} isRight={asked === other} />}
        <Replies duel={duel} laid={laidIn(shown, { by, asked, first })} height={area.height} />
        {sides.map((side) => (
          <Side key={side.seat} table={table} duel={duel} first={first} {...side} />
        ))}
        <View style={[styles.sign, { top: duel.face * 0.3 }]}>
          <CardArt name="pic-duel" size={Math.round(duel.face * 0.62)} />
        </View>
      </View>
    </View>
  )
}

interface Exchange {
  readonly by: Seat
  readonly asked: Seat | null
  readonly first: number
}

/** What has been put down in turns, and the place for what comes next, as far as it lies open. */
function laidIn(
  shown: ReturnType<typeof useDuelCards>,
  { by, asked, first }: Exchange,
): readonly Laid[] {
  const seats = [...shown.map(({ seat }) => seat), ...(asked === null ? [] : [asked])]
  return seats
    .map((seat, i) => ({
      row: seats.slice(0, i).filter((before) => before === seat).length - first,
      isRight: seat !== by,
    }))
    .filter(({ row }) => row >= 0)
}

/** The light over whoever must answer. */
function Lamp({ duel, isRight }: { readonly duel: DuelLayout; readonly isRight: boolean }) {
  const { reducedMotion } = useTheme()
  const size = duel.face * 2.6
  const [left, right] = [false, true].map((side) => centreOf(duel, side) - size / 2)
  const x = useSharedValue((isRight ? right : left) ?? 0)
  useEffect(() => {
    x.set(withTiming((isRight ? right : left) ?? 0, { duration: reducedMotion ? 0 : SWING }))
  }, [x, isRight, left, right, reducedMotion])
  const style = useAnimatedStyle(() => ({ transform: [{ translateX: x.get() }] }))
  return (
    <Animated.View
      style={[
        styles.lamp,
        { width: size, height: size, top: duel.face / 2 + 10 - size / 2, borderRadius: size / 2 },
        style,
      ]}
    />
  )
}

/** The middle of a side: its face, its plate. */
const centreOf = ({ width, card, plate }: DuelLayout, isRight: boolean): number => {
  const centre = Math.max(plate.width / 2 + 6, card * 1.05)
  return isRight ? width - centre : centre
}

interface SideProps {
  readonly table: CardTable
  readonly duel: DuelLayout
  readonly seat: Seat
  readonly cards: readonly CardId[]
  readonly isAsked: boolean
  readonly isRight: boolean
  /** The first row that lies open. */
  readonly first: number
}

/** No more than these are there to be seen; older ones lie under them. */
const SEEN = 3

function Side({ table, duel, seat, cards, isAsked, isRight, first }: SideProps) {
  const { card: width, face } = duel
  const spotOf = (row: number) => {
    const { x, y } = duelSpot(duel, Math.max(0, row - first), isRight)
    return { left: x, top: y }
  }
  const sign = isRight ? 1 : -1
  return (
    <>
      <View style={[styles.face, { left: centreOf(duel, isRight) - face / 2 }]}>
        <Medallion
          character={table.view.characters[seat] ?? null}
          size={face}
          active={isAsked ? 'target' : false}
        />
        <RoleAt table={table} seat={seat} face={face} />
      </View>
      <Plate table={table} duel={duel} seat={seat} isAsked={isAsked} isRight={isRight} />
      {cards.map((card, row) =>
        row < cards.length - SEEN ? null : (
          <Placed
            key={card}
            place={card}
            style={[
              styles.card,
              spotOf(row),
              {
                transform: [{ rotate: `${sign * (row < first ? 9 : row % 2 === 0 ? 4 : -3)}deg` }],
              },
            ]}
          >
            <CardFace card={card} width={width} />
          </Placed>
        ),
      )}
      {isAsked && (
        <Placed
          place={`slot-${seat}`}
          style={[styles.slot, spotOf(cards.length), { width, height: width * CARD_RATIO }]}
        >
          <Text
            variant="number-m"
            maxScale={1}
            color={palette.brass400}
            style={{ fontSize: width * 0.5, lineHeight: width * 0.6 }}
          >
            ?
          </Text>
        </Placed>
      )}
    </>
  )
}

interface RoleAtProps {
  readonly table: CardTable
  readonly seat: Seat
  readonly face: number
}

/** A role as far as everybody at this phone may see it. */
function RoleAt({ table: { view, own, passed }, seat, face }: RoleAtProps) {
  const role = view.roles[seat] ?? 'hidden'
  const isOwnAndShared = seat === own && passed !== null && role !== 'sheriff'
  const size = face * 0.36
  return (
    <View style={[styles.role, { left: -size * 0.4, top: -size * 0.1 }]}>
      <RoleBadge role={isOwnAndShared ? 'hidden' : role} size={size} />
    </View>
  )
}

interface PlateProps {
  readonly table: CardTable
  readonly duel: DuelLayout
  readonly seat: Seat
  readonly isAsked: boolean
  readonly isRight: boolean
}

function Plate({ table, duel, seat, isAsked, isRight }: PlateProps) {
  const { t } = useTranslation('cards')
  const { view, nameOf, own } = table
  const { plate, face } = duel
  const scale = Math.max(1, Math.min(1.5, face / 104))
  const count = view.hands[seat]?.length ?? 0
  return (
    <View
      style={[
        styles.plate,
        materials.wood,
        {
          ...plate,
          left: centreOf(duel, isRight) - plate.width / 2,
          top: face,
          paddingHorizontal: 9 * scale,
        },
        isAsked && styles.brass,
      ]}
    >
      <View style={styles.names}>
        <Text
          variant="label"
          numberOfLines={1}
          maxScale={1.1}
          color={isAsked ? palette.ink : palette.parchment100}
          style={{ fontSize: 15 * scale, lineHeight: 18 * scale }}
        >
          {nameOf(seat)}
        </Text>
        <Text
          variant="tiny"
          numberOfLines={1}
          maxScale={1.1}
          color={isAsked ? '#3A2408' : '#D9C094'}
          style={{ fontSize: 12 * scale, lineHeight: 15 * scale }}
        >
          {isAsked && seat === own ? t('play.duel.yours') : t('play.seat.cards', { count })}
        </Text>
      </View>
      <BulletRow
        life={view.life[seat] ?? 0}
        max={view.maxLife[seat] ?? 0}
        height={12 * scale}
        on={isAsked ? 'brass' : 'wood'}
      />
    </View>
  )
}

interface PlacedProps {
  readonly place: PlaceKey
  readonly style: StyleProp<ViewStyle>
  readonly children: ReactNode
}

/** Something that cards fly to and from. */
function Placed({ place, style, children }: PlacedProps) {
  const placed = usePlace(place)
  return (
    <View style={style} {...placed}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, zIndex: 5, pointerEvents: 'none' },
  dark: {
    position: 'absolute',
    left: 0,
    ...gradient('radial-gradient(closest-side, rgba(74,30,14,0.94), rgba(16,9,5,0.94))'),
    backgroundColor: 'rgba(30,14,8,0.94)',
  },
  stage: { position: 'absolute' },
  lamp: {
    position: 'absolute',
    left: 0,
    ...gradient('radial-gradient(closest-side, rgba(240,203,124,0.34), rgba(240,203,124,0))'),
  },
  sign: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  face: { position: 'absolute', top: 10 },
  role: { position: 'absolute' },
  plate: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 6,
  },
  names: { flexShrink: 1 },
  brass: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderTopColor: palette.brass200,
  },
  card: { position: 'absolute', borderRadius: 5, boxShadow: '0px 5px 9px rgba(0,0,0,0.5)' },
  slot: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderStyle: 'dashed',
    borderColor: palette.brass400,
    borderRadius: 8,
    backgroundColor: 'rgba(38,20,10,0.8)',
  },
})
