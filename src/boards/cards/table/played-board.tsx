import { StyleSheet } from 'react-native'
import Animated from 'react-native-reanimated'
import type { Seat } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { selectSuspicions } from '@/store/coach/selectors'
import { useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import type { Player } from '@/store/setup/slice'
import { useShaking } from '@/ui/table'
import { cardOf } from '@/games/cards/cards/ids'
import { Board } from './board'
import { flightsTogether, seenFlying, takenOff } from './effects/flights'
import { poseOf } from './effects/poses'
import { AirProvider, type Air } from './places'
import { Stage } from './stage/stage'
import { seatsInQuestion, type CardTable } from './use-table'
import { shortWhyNot } from './why-not'

/** The table in play: dynamite shakes it all. */
export function PlayedBoard({ table }: { readonly table: CardTable }) {
  const { t } = useTranslation(['log', 'common', 'cards', 'table'])
  const { view, own, cue, seating, nameOf, asked, speech } = table
  const isBlast =
    cue?.events.some((event) => event.type === 'lifeLost' && event.cause === 'dynamite') ?? false
  const shaking = useShaking(isBlast, cue?.shownMs ?? 0)
  const suspicions = useAppSelector(selectSuspicions)
  const targets = seatsInQuestion(table)
  const { lifted } = asked.choice
  const players = useAppSelector(selectPlayers)
  return (
    <Animated.View style={[styles.board, styles.layer, shaking]}>
      <Board
        view={cue?.changes === 'last' ? takenOff(view, cue.events, { own, cardOf }) : view}
        events={cue?.events ?? []}
        seating={seating}
        nameOf={nameOf}
        seatHint={t('table:seat.hint')}
        onSeat={table.pressSeat}
        onCard={table.lookAt}
        onDeck={table.say}
        play={{
          showsOwnRole: own !== null && table.passed === null,
          isThinking: table.isThinking,
          isStandIn: (seat) => isStandIn(players[seat]),
          suspicions,
          targets,
          whyNot: (seat) =>
            own === null || lifted === null
              ? null
              : shortWhyNot({ view, own, card: lifted, seat, t }),
          lit: targets ? null : (table.lit ?? litSeats(table)),
          isHit: isAtStake(table),
          isDying: table.asked.decision?.kind === 'last-breath',
          onLongPress: table.askAbout,
          onChip: table.lookAt,
        }}
        style={styles.board}
      >
        {!isAtStake(table) && speech}
      </Board>
      <AirProvider air={useCardsInAir(table)}>
        <Stage table={table} />
      </AirProvider>
    </Animated.View>
  )
}

const isStandIn = (player: Player | undefined): boolean =>
  player?.kind === 'bot' && player.isStandIn === true

/** From the deck to where a card is read, and turned over; a card of the store is there sooner. */
const TURNED = 560
const STOCKED = 260

/** What flies just now, for those cards that lie open. */
function useCardsInAir(table: CardTable): Air {
  const { cue, own, places } = table
  const events = cue?.events ?? []
  const speed = cue && cue.ms > 0 ? cue.shownMs / cue.ms : 1
  const isStore = events[0]?.type === 'storeStocked'
  const coming = events.flatMap((event) => {
    if (event.type === 'storeStocked') return [event.card]
    return event.type === 'cardsTurned' || event.type === 'cardsOpened' ? event.cards : []
  })
  return {
    places,
    deck: poseOf({ at: 'deck' }, 'hidden', table),
    away: seenFlying(flightsTogether(events, own)),
    coming,
    ms: (isStore ? STOCKED : TURNED) * speed,
    each: (isStore ? 90 : 120) * speed,
  }
}

/** While somebody is asked about their life, whoever did it to them and they themselves stay in the light. */
function litSeats({ view, asked, own }: CardTable): readonly Seat[] | null {
  const { decision } = view
  if (!decision || decision.seat !== own || asked.decision === null) return null
  if (decision.kind === 'defend' || decision.kind === 'indians' || decision.kind === 'duel')
    return [decision.from, decision.seat]
  if (decision.kind === 'last-breath') {
    const hit = view.queue.findLast((task) => task.do === 'hit')
    return hit?.do === 'hit' && hit.by !== null ? [hit.by, decision.seat] : [decision.seat]
  }
  return null
}

/** It is about one's own life just now; what bots say waits, because the card in question lies where they would say it. */
function isAtStake({ asked }: CardTable): boolean {
  const kind = asked.decision?.kind
  return kind === 'defend' || kind === 'indians' || kind === 'duel' || kind === 'last-breath'
}

const styles = StyleSheet.create({
  board: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  layer: { zIndex: 3 },
})
