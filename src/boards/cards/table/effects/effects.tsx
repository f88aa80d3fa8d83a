import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CardsEvent, CardsView, Seat } from '@/games/cards'
import { Fallen, Shot, type Point, type Seating } from '@/ui/table'
import type { Cue } from '../../../face'
import { cardMeasures, pileBoxes } from '../layout'
import { CardFlight } from './card-flight'
import { flightsOf, type Spot } from './flights'

interface EffectsProps {
  readonly cue: Cue<'cards'> | null
  readonly seating: Seating
  readonly own: Seat | null
  readonly view: CardsView
}

/** Between two cards that fly together, as a part of the beat. */
const STAGGER = 120

/** What flies over the table during a beat. Nothing here can be touched, and a screen reader hears the log instead. */
export const Effects = memo(function Effects({ cue, seating, own }: EffectsProps) {
  if (!cue) return null
  const flights = cue.events.flatMap((event, i) => flightsOf(event, i))
  const count = Math.max(1, ...flights.map(({ index }) => index + 1))
  const speed = cue.ms === 0 ? 1 : cue.shownMs / cue.ms
  const delay = count === 1 ? 0 : Math.min(STAGGER * speed, (cue.shownMs * 0.6) / (count - 1))
  const ms = Math.min(420 * speed, Math.max(0, cue.shownMs - delay * (count - 1)))
  return (
    <View style={styles.over} aria-hidden>
      {cue.events.map((event, i) => (
        <Sign key={`${cue.key}.${i}`} event={event} ms={cue.shownMs} seating={seating} />
      ))}
      {flights.map(({ card, from, to, index, turns }, i) => (
        <CardFlight
          key={`${cue.key}.f${i}`}
          card={card}
          turns={turns}
          from={placeOf(from, seating, own)}
          to={placeOf(to, seating, own)}
          ms={ms}
          delay={index * delay}
        />
      ))}
    </View>
  )
})

interface SignProps {
  readonly event: CardsEvent
  readonly ms: number
  readonly seating: Seating
}

/** What is no card: a shot's flash, a fallen player's role. */
function Sign({ event, ms, seating }: SignProps) {
  const { pointOf } = seating
  switch (event.type) {
    case 'lifeLost':
      return event.by !== null && event.by !== event.seat ? (
        <Shot from={pointOf(event.by)} to={pointOf(event.seat)} ms={Math.min(ms, 420)} />
      ) : null
    case 'eliminated':
      return <Fallen foot={footOf(event.seat, seating)} role={event.role} ms={ms} />
    default:
      return null
  }
}

/** The upper edge of a seat's name plate. */
function footOf(seat: Seat, { layout, placeOf: place, pointOf }: Seating): Point {
  const { x, y } = pointOf(seat)
  if (place(seat) === 0) return { x, y: layout.own.y + 4 }
  return { x, y: y - layout.seat.height / 2 + layout.seat.medallion - 8 }
}

/** Where a spot is on the screen, and how wide a card is there. */
function placeOf(
  spot: Spot,
  seating: Seating,
  own: Seat | null,
): Point & { readonly width: number } {
  const { layout, pointOf } = seating
  const measures = cardMeasures(layout)
  switch (spot.at) {
    case 'deck':
    case 'discards': {
      const box = pileBoxes(layout)[spot.at]
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
    }
    case 'middle':
    case 'shelf':
      return { x: layout.pile.x, y: layout.pile.y, width: measures.pile * 1.3 }
    case 'hand':
      if (spot.seat === own) {
        const { tray } = layout
        return { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2, width: measures.hand }
      }
      return { ...handCount(pointOf(spot.seat), layout), width: measures.pile * 0.5 }
    case 'row': {
      const isNear = seating.placeOf(spot.seat) === 0
      const { x, y } = pointOf(spot.seat)
      return isNear
        ? { x: layout.own.x + layout.own.width * 0.8, y, width: measures.ownChip }
        : { x, y: y + layout.seat.height / 2 - measures.chip / 2, width: measures.chip }
    }
  }
}

/** The card back that counts somebody's hand. */
const handCount = ({ x, y }: Point, { seat }: Seating['layout']): Point => ({
  x: x + seat.medallion * 0.5,
  y: y - seat.height / 2 + seat.medallion - 18,
})

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, zIndex: 6, pointerEvents: 'none' },
})
