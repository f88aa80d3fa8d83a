import { useMemo } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import Animated from 'react-native-reanimated'
import { at } from '@/core/list'
import { ROLES } from '@/family/roles'
import type { CardId, CardsEvent, CardsView, KindId, Seat } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import type { Suspicions } from '@/games/cards/coach'
import { distanceBetween, reachOf } from '@/games/cards/rules/distance'
import { useTranslation } from '@/i18n'
import { Text, palette, useSteady, useTheme } from '@/ui'
import { AimLines, TableScrim, recoiling, type Seating } from '@/ui/table'
import { useChipAt } from '../../chips'
import { inPlayWords } from '../words/in-play'
import { CardSeat, type CardSeatFacts } from './card-seat'
import { chipUnder } from './effects/poses'
import { CardPlate } from './own-plate'
import { cardMeasures } from './layout'

/** What is shown at seats of a table in play. */
export interface SeatMarks {
  readonly showsOwnRole: boolean
  readonly isThinking: (seat: Seat) => boolean
  /** A bot plays for somebody who is away. */
  readonly isStandIn: (seat: Seat) => boolean
  /** What the sealed roles of the living may be, for whoever wants to see it. */
  readonly suspicions: Pick<Suspicions, 'chances'> | null
  /** Who can be chosen now; null while nobody is asked for. */
  readonly targets: readonly Seat[] | null
  /** Why somebody cannot, in a few words. */
  readonly whyNot: (seat: Seat) => string | null
  /** The table lies in the dark but for these. */
  readonly lit: readonly Seat[] | null
  /** One's own plate is red: it is about one's life. */
  readonly isHit: boolean
  /** The table reddens: it may be one's last breath. */
  readonly isDying: boolean
  readonly onLongPress: (seat: Seat) => void
  /** A card in front of somebody is looked at in full. */
  readonly onChip: (card: CardId) => void
}

export interface SeatsProps {
  readonly view: CardsView
  readonly events: readonly CardsEvent[]
  readonly seating: Seating
  readonly nameOf: (seat: Seat) => string
  readonly seatHint?: string
  readonly onSeat: (seat: Seat) => void
  /** What only a table in play shows; null where nobody plays any more. */
  readonly play: SeatMarks | null
}

/** A reason has at least so much room, in px: four words. */
const WHY = 124

const LAYER = { dimmed: 1, scrim: 2, lit: 3 } as const

/** Everybody around the table. Whoever cannot be chosen, or is not concerned, lies under the scrim. */
export function Seats(props: SeatsProps) {
  const { view, seating, play } = props
  const { layout, placeOf } = seating
  const targets = play?.targets ?? null
  const isDark = targets !== null || (play?.lit ?? null) !== null
  const lines = useMemo(
    () =>
      (targets ?? [])
        .map((seat) => ({ seat: placeOf(seat), isSet: false }))
        .filter(({ seat }) => seat !== 0),
    [targets, placeOf],
  )
  return (
    <>
      {isDark && (
        <View style={styles.scrim}>
          <TableScrim layout={layout} isRed={play?.isDying} />
          {targets && <AimLines layout={layout} targets={lines} />}
        </View>
      )}
      {view.roles.map((_, seat) => (
        <OneSeat key={seat} {...props} seat={seat} />
      ))}
    </>
  )
}

type OneSeatProps = SeatsProps & { readonly seat: Seat }

function OneSeat(props: OneSeatProps) {
  const { seat, view, events, seating, seatHint, onSeat, play } = props
  const { layout, placeOf, pointOf } = seating
  const { t } = useTranslation(['log', 'common', 'cards', 'characters', 'pass'])
  const measures = cardMeasures(layout)
  const inPlay = useKinds(at(view.inPlay, seat))
  const facts = { ...factsOf(props, t), inPlay }
  const suspected = useChipAt(seat, facts.role, play !== null)
  const label = labelOf(props, facts, t)
  const isTarget = play?.targets?.includes(seat) ?? false
  const change = changeOf(events, seat)
  const { reducedMotion } = useTheme()
  const isHit = change !== undefined && change < 0 && !reducedMotion
  const distance = useDistance(props)
  const onPress = useSteady(() => onSeat(seat))
  const hold = useSteady(({ nativeEvent }: GestureResponderEvent) => {
    const chip = chipUnder({ x: nativeEvent.pageX, y: nativeEvent.pageY }, seat, props)
    if (chip === null) play?.onLongPress(seat)
    else play?.onChip(chip)
  })
  const common = {
    ...facts,
    label: suspected ? `${label} ${suspected.words}` : label,
    change,
    isTurn: view.turn === seat && !view.winner,
    isTarget,
    onPress,
    onLongPress: play ? hold : undefined,
    testID: `seat-${seat}`,
    ...(play?.targets ? {} : { hint: seatHint }),
  }
  if (placeOf(seat) === 0)
    return (
      <Animated.View
        style={[
          styles.seat,
          { left: layout.own.x, top: layout.own.y, zIndex: LAYER.lit },
          isHit && recoiling,
        ]}
      >
        <CardPlate
          {...common}
          box={layout.own}
          chip={measures.ownChip}
          caption={t('cards:play.own.reach', { count: reachOf(view, seat) })}
          isHit={play?.isHit ?? false}
          showsRole={play === null || play.showsOwnRole || facts.role !== 'hidden'}
        />
      </Animated.View>
    )
  const { x, y } = pointOf(seat)
  const isLit = play?.lit?.includes(seat) ?? false
  const isDark = (play?.targets != null && !isTarget) || (play?.lit != null && !isLit)
  const left = x - layout.seat.width / 2
  const top = y - layout.seat.height / 2
  const why = isDark && play?.targets ? play.whyNot(seat) : null
  return (
    <>
      <Animated.View
        style={[
          styles.seat,
          { left, top, zIndex: isDark ? LAYER.dimmed : LAYER.lit },
          isHit && recoiling,
        ]}
      >
        <CardSeat
          {...common}
          measures={layout.seat}
          chip={measures.chip}
          distance={distance}
          isLit={isLit}
          isFalling={events.some((event) => event.type === 'eliminated' && event.seat === seat)}
          isThinking={play?.isThinking(seat)}
          suspicion={suspicionOf(props)}
          suspected={suspected?.chip}
        />
      </Animated.View>
      {why !== null && (
        <View
          aria-hidden
          style={[
            styles.why,
            {
              left: x - Math.max(layout.seat.width, WHY) / 2,
              width: Math.max(layout.seat.width, WHY),
              top: top + layout.seat.medallion - 8 + layout.seat.plate + 2,
            },
          ]}
        >
          <Text
            variant="tiny"
            bold
            align="center"
            numberOfLines={1}
            maxScale={1.1}
            color={palette.parchment100}
          >
            {why}
          </Text>
        </View>
      )}
    </>
  )
}

/** How far away somebody is for whoever sits at the near edge. */
function distanceFrom({ view, seat, seating }: OneSeatProps) {
  const near = seating.seatAt(0)
  if (!view.alive[seat] || !view.alive[near]) return null
  const away = distanceBetween(view, near, seat)
  return { away, isNear: away <= reachOf(view, near) }
}

/** The same distance is the same object: a seat is drawn again only when something about it has changed. */
function useDistance(props: OneSeatProps) {
  const { away = null, isNear = false } = distanceFrom(props) ?? {}
  return useMemo(() => (away === null ? null : { away, isNear }), [away, isNear])
}

/** What lies in front of somebody; the same cards are the same list. */
function useKinds(cards: readonly number[]): readonly KindId[] {
  const key = cards.join()
  // The same cards in a new array are the same kinds.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => kindsOf(cards), [key])
}

/** An open role needs no guessing. */
const suspicionOf = ({ play, view, seat }: OneSeatProps) =>
  view.roles[seat] === 'hidden' ? play?.suspicions?.chances[seat] : undefined

const kindsOf = (cards: readonly number[]): KindId[] => cards.map((card) => kindOf(card).id)

type Words = ReturnType<
  typeof useTranslation<['log', 'common', 'cards', 'characters', 'pass']>
>['t']

type Facts = Omit<CardSeatFacts, 'inPlay'>

function factsOf({ seat, view, nameOf, play }: OneSeatProps, t: Words): Facts {
  const name = nameOf(seat)
  const character = view.characters[seat] ?? null
  const role = view.roles[seat] ?? 'hidden'
  return {
    name: play?.isStandIn(seat) ? t('pass:standInShort', { name }) : name,
    ...(character ? { characterName: t(`characters:${character}.name`) } : {}),
    character,
    life: view.life[seat] ?? 0,
    max: view.maxLife[seat] ?? 0,
    role,
    roleName: t(`common:roles.${role}`),
    isDead: !view.alive[seat],
    hand: view.pack.length > 0 ? at(view.hands, seat).length : null,
  }
}

/** The whole seat in a few sentences. */
function labelOf(props: OneSeatProps, facts: Facts, t: Words): string {
  const { seat, view, seating, play, nameOf } = props
  const name = nameOf(seat)
  const words = {
    name: play?.isStandIn(seat) ? t('pass:standIn', { name }) : name,
    character: facts.characterName ?? t('common:noCharacter'),
    role: facts.roleName,
    life: Math.max(0, facts.life),
    max: facts.max,
  }
  if (facts.isDead) return t('cards:play.seat.dead', words)
  const near = seating.seatAt(0)
  const distance = seat === near ? null : distanceFrom(props)
  const parts = [
    facts.hand === null
      ? t('cards:companion.replay.seat', words)
      : t('cards:play.seat.alive', {
          ...words,
          cards: t('cards:play.seat.cards', { count: facts.hand }),
        }),
    distance &&
      t(distance.isNear ? 'cards:play.seat.within' : 'cards:play.seat.beyond', {
        distance: distance.away,
        reach: reachOf(view, near),
      }),
    t('cards:play.seat.inPlay', { cards: inPlayWords(view, seat, t) }),
    view.turn === seat && !view.winner && t('cards:play.seat.turn'),
    suspectWords(props, t),
    play?.targets?.includes(seat) && t('cards:play.seat.target'),
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}

/** Who they probably are. */
function suspectWords(props: OneSeatProps, t: Words): string | null {
  const suspicion = suspicionOf(props)
  if (!suspicion) return null
  const chance = Math.max(...suspicion)
  const role = t(`common:roles.${ROLES[suspicion.indexOf(chance)] ?? 'hidden'}`)
  return t('cards:play.seat.suspect', { role, percent: Math.round(chance * 100) })
}

/** The change of life that is shown at a seat just now. */
function changeOf(events: readonly CardsEvent[], seat: Seat): number | undefined {
  for (const event of events) {
    if (event.type === 'lifeLost' && event.seat === seat) return -event.amount
    if (event.type === 'lifeGained' && event.seat === seat) return event.amount || undefined
  }
  return undefined
}

const styles = StyleSheet.create({
  seat: { position: 'absolute' },
  scrim: { ...StyleSheet.absoluteFill, zIndex: LAYER.scrim, pointerEvents: 'none' },
  why: {
    position: 'absolute',
    zIndex: LAYER.lit,
    paddingVertical: 3,
    paddingHorizontal: 4,
    borderRadius: 6,
    borderWidth: 1,
    borderColor: 'rgba(228,204,158,0.55)',
    backgroundColor: palette.walnut900,
    pointerEvents: 'none',
  },
})
