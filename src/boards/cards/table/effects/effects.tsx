import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CardsEvent, Seat, SeenCard } from '@/games/cards'
import { Flash, Shot, TurningCard } from '@/ui/table'
import type { Cue } from '../../../face'
import { useDuelCards } from '../stage/duel-cards'
import { kindOfCard } from '../../words/card-words'
import { ArrowSweep } from './arrow-sweep'
import { BeerMug } from './beer-mug'
import { CardFlight } from './card-flight'
import { faceBox } from './face-box'
import { flightsTogether, type Flight } from './flights'
import { JailBars } from './jail-bars'
import { poseOf, type Scene } from './poses'
import { Riffle } from './riffle'
import { SparkTrail } from './spark-trail'

interface EffectsProps extends Scene {
  readonly cue: Cue<'cards'> | null
}

/** Between two cards that fly together, in ms. */
const APART: Partial<Record<CardsEvent['type'], number>> = {
  cardDrawn: 120,
  cardDiscarded: 90,
  cardsLost: 60,
  cardsInherited: 60,
}
/** How long a card flies at most, in ms. */
const LONGEST = 420

/** What flies over the table during a beat. Nothing here can be touched, and a screen reader hears the log instead. */
export const Effects = memo(function Effects({ cue, ...scene }: EffectsProps) {
  const { own, places } = scene
  const duel = useDuelCards()
  const [first] = cue?.events ?? []
  if (!cue || !first) return null
  const isDuelOver = first.type === 'cardSettled' && duel.length > 0
  const flights: readonly Flight[] = [
    ...flightsTogether(cue.events, own),
    ...(isDuelOver ? duel.map(({ card }) => sweptAway(card)) : []),
  ]
  const count = Math.max(1, ...flights.map(({ index }) => index + 1))
  const speed = cue.ms === 0 ? 1 : cue.shownMs / cue.ms
  const apart = (APART[first.type] ?? 90) * speed
  const delay = count === 1 ? 0 : Math.min(apart, (cue.shownMs * 0.6) / (count - 1))
  const most = Math.max(0, cue.shownMs - delay * (count - 1))
  return (
    <View style={styles.over} aria-hidden>
      {cue.events.map((event, i) => (
        <Sign key={`${cue.key}.${i}`} event={event} ms={cue.shownMs} speed={speed} scene={scene} />
      ))}
      {flights.map((flight, i) => {
        const { card, from, via, to, index } = flight
        const spots = via ? [from, via, to] : [from, to]
        const pathOf = () => {
          const path = spots.map((spot) => poseOf(spot, card, scene))
          if (card !== 'hidden') places.drop(card, null)
          return path
        }
        return (
          <CardFlight
            key={`${cue.key}.f${i}`}
            card={card}
            turns={flight.turns}
            isLaid={flight.isLaid}
            pathOf={pathOf}
            width={Math.max(...spots.map((spot) => poseOf(spot, card, scene).width))}
            ms={via ? most : Math.min(LONGEST * speed, most)}
            delay={index * delay}
          />
        )
      })}
    </View>
  )
})

/** What was put down in a duel goes to the discards with it. */
const sweptAway = (card: Flight['card']): Flight => ({
  card,
  from: { at: 'open' },
  to: { at: 'discards' },
  index: 0,
  turns: null,
})

interface SignProps {
  readonly event: CardsEvent
  readonly ms: number
  readonly speed: number
  readonly scene: Scene
}

/** A shot goes round the table seat by seat, in ms. */
const ROUND = 90
const TRACER = 260
/** Bars drop or lift, in ms. */
const BARS = 260

const isJail = (card: SeenCard): boolean => card !== 'hidden' && kindOfCard(card) === 'jail'

/** What is no card: a shot's flash, a fallen player's role, bars, a mug, sparks. */
function Sign({ event, ms, speed, scene }: SignProps) {
  const { seating } = scene
  const { pointOf } = seating
  switch (event.type) {
    case 'cardPlayed': {
      if (event.as !== 'gatling' && event.as !== 'indians') return null
      const others = othersOf(event.seat, scene)
      if (event.as === 'indians') return <ArrowSweep layout={seating.layout} ms={500 * speed} />
      return others.map((seat, i) => (
        <Shot
          key={seat}
          from={pointOf(event.seat)}
          to={pointOf(seat)}
          ms={TRACER * speed}
          delay={300 * speed + i * ROUND * speed}
        />
      ))
    }
    case 'reshuffled':
      return <Riffle layout={seating.layout} ms={ms} />
    case 'lifeLost':
      if (event.cause === 'dynamite') return <Flash ms={ms} />
      // Those who duel stand on the stage and not at their seats.
      return event.by !== null && event.by !== event.seat && event.cause !== 'duel' ? (
        <Shot from={pointOf(event.by)} to={pointOf(event.seat)} ms={Math.min(ms, 420)} />
      ) : null
    case 'cardLaid':
      return isJail(event.card) ? (
        <JailBars box={faceBox(seating, event.seat)} way="drop" ms={BARS * speed} />
      ) : null
    case 'cardDiscarded':
      return event.zone === 'in-play' && isJail(event.card) ? (
        <JailBars box={faceBox(seating, event.seat)} way="lift" ms={BARS * speed} />
      ) : null
    case 'lifeGained': {
      if (event.cause !== 'beer') return null
      const { x, y, width } = faceBox(seating, event.seat)
      const to = { x: x + width / 2, y: y + width / 2 }
      return <BeerMug from={seating.layout.pile} to={to} size={width * 0.8} ms={ms} />
    }
    case 'cardPassedOn': {
      const rowOf = (seat: Seat) => poseOf({ at: 'row', seat }, event.card, scene)
      return <SparkTrail from={rowOf(event.seat)} to={rowOf(event.to)} ms={ms} />
    }
    case 'eliminated':
      // One's own role stands on the poster of one's fall, which would cover it.
      if (event.seat === scene.own) return null
      return <TurningCard seat={event.seat} seating={seating} role={event.role} ms={ms} />
    default:
      return null
  }
}

/** Everybody else who is alive, clockwise. */
function othersOf(seat: Seat, { view }: Scene): readonly Seat[] {
  const { alive } = view
  return alive
    .map((_, i) => (seat + i) % alive.length)
    .filter((other) => other !== seat && alive[other])
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, zIndex: 6, pointerEvents: 'none' },
})
