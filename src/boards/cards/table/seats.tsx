import { memo, useMemo } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import Animated from 'react-native-reanimated'
import type { CardId, CardsEvent, CardsView, Seat } from '@/games/cards'
import type { Suspicions } from '@/games/cards/coach'
import { useTranslation } from '@/i18n'
import { Text, alike, palette, useSteady, useTheme } from '@/ui'
import { AimLines, TableScrim, recoiling, type Seating } from '@/ui/table'
import { useChipAt } from '../../chips'
import { CardSeat } from './card-seat'
import { chipUnder } from './effects/poses'
import { CardPlate } from './own-plate'
import { cardMeasures } from './layout'
import { factsOf, kindsOf, labelOf } from './seat-words'
import { shownOf, type ShownSeat } from './shown-seat'

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

/** One player, and what a finger does there. */
function OneSeat(props: OneSeatProps) {
  const { seat, onSeat, play } = props
  const onPress = useSteady(() => onSeat(seat))
  const hold = useSteady(({ nativeEvent }: GestureResponderEvent) => {
    const chip = chipUnder({ x: nativeEvent.pageX, y: nativeEvent.pageY }, seat, props)
    if (chip === null) play?.onLongPress(seat)
    else play?.onChip(chip)
  })
  return <OneShown {...shownOf(props)} onPress={onPress} onLongPress={play ? hold : undefined} />
}

interface OneShownProps extends ShownSeat {
  readonly onPress: () => void
  readonly onLongPress: ((event: GestureResponderEvent) => void) | undefined
}

const OneShown = memo(function OneShown(shown: OneShownProps) {
  const { seat, layout, isOwn, isTarget, change } = shown
  const { t } = useTranslation(['log', 'common', 'cards', 'characters', 'pass'])
  const measures = cardMeasures(layout)
  const inPlay = useMemo(() => kindsOf(shown.inPlay), [shown.inPlay])
  const facts = { ...factsOf(shown, t), inPlay }
  const suspected = useChipAt(seat, facts.role, shown.isPlayed)
  const label = labelOf(shown, facts, t)
  const { reducedMotion } = useTheme()
  const isHit = change !== undefined && change < 0 && !reducedMotion
  const common = {
    ...facts,
    label: suspected ? `${label} ${suspected.words}` : label,
    change,
    isTurn: shown.isTurn,
    isTarget,
    onPress: shown.onPress,
    onLongPress: shown.onLongPress,
    testID: `seat-${seat}`,
    hint: shown.hint,
  }
  if (isOwn)
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
          caption={t('cards:play.own.reach', { count: shown.reach })}
          isHit={shown.isAtStake}
          showsRole={shown.showsRole}
        />
      </Animated.View>
    )
  const { x, y } = shown.at
  const { isDark, why } = shown
  const left = x - layout.seat.width / 2
  const top = y - layout.seat.height / 2
  const wide = Math.max(layout.seat.width, WHY)
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
          distance={shown.distance}
          isLit={shown.isLit}
          isFalling={shown.isFalling}
          isThinking={shown.isThinking}
          suspicion={shown.suspicion}
          suspected={suspected?.chip}
        />
      </Animated.View>
      {why !== null && (
        <View
          aria-hidden
          style={[
            styles.why,
            {
              left: Math.max(2, Math.min(layout.tableWidth - 2 - wide, x - wide / 2)),
              width: wide,
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
}, alike)

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
