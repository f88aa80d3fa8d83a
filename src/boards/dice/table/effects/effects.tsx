import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import type { DiceEvent, Seat } from '@/games/dice'
import { Arrow, FaceIcon } from '@/ui'
import { Fallen, Shot, type Seating } from '@/ui/table'
import type { Cue } from '../../../face'
import { Attack } from './attack'
import { Dusk } from './dusk'
import { Flash } from './flash'
import { Flight } from './flight'

interface EffectsProps {
  readonly cue: Cue<'dice'> | null
  readonly seating: Seating
}

/** What flies over the table during a beat. Nothing here can be touched, and a screen reader hears the log instead. */
export const Effects = memo(function Effects({ cue, seating }: EffectsProps) {
  if (!cue) return null
  return (
    <View style={styles.over} aria-hidden>
      {isAttackWound(cue) && <Dusk ms={cue.shownMs} />}
      {cue.events.map((event, i) => (
        <Effect key={`${cue.key}.${i}`} event={event} ms={cue.shownMs} seating={seating} />
      ))}
    </View>
  )
})

/** While an attack's wounds are told the light is still red. */
const isAttackWound = ({ events: [first] }: Cue<'dice'>): boolean =>
  first?.type === 'lifeLost' && first.cause === 'attack'

interface EffectProps {
  readonly event: DiceEvent
  readonly ms: number
  readonly seating: Seating
}

const SIZE = 40
/** Between two seats of a gatling's rake, as a part of the whole. */
const RAKE = 0.1

function Effect({ event, ms, seating }: EffectProps) {
  const { pointOf, layout } = seating
  const { pile } = layout
  switch (event.type) {
    case 'arrowTaken':
      return (
        <Flight from={pile} to={pointOf(event.seat)} ms={ms} size={SIZE} isPointing>
          <Arrow size={SIZE} />
        </Flight>
      )
    case 'arrowsReturned':
      return (
        <Flight from={pointOf(event.seat)} to={pile} ms={ms} size={SIZE} isPointing>
          <Arrow size={SIZE} />
        </Flight>
      )
    case 'attackBegan':
      return <Attack layout={layout} ms={ms} />
    case 'dynamiteExploded':
      return <Flash ms={ms} />
    case 'aimed':
      return <Shot from={pointOf(event.seat)} to={pointOf(event.target)} ms={ms} />
    case 'lifeLost':
      return event.cause === 'shots' && event.by !== null ? (
        <Shot from={pointOf(event.by)} to={pointOf(event.seat)} ms={Math.min(ms, 420)} />
      ) : null
    case 'gatlingFired':
      return <Rake shooter={event.seat} ms={ms} seating={seating} />
    case 'lifeGained':
      return event.cause === 'beer' ? (
        <Flight
          from={event.by === event.seat ? trayPoint(seating) : pointOf(event.by)}
          to={pointOf(event.seat)}
          ms={ms}
          arc={12}
          size={SIZE}
        >
          <FaceIcon face="beer" size={SIZE} />
        </Flight>
      ) : null
    case 'eliminated':
      return <Fallen foot={footOf(event.seat, seating)} role={event.role} ms={ms} />
    case 'turnStarted':
    case 'rolled':
    case 'rollingEnded':
    case 'shotsFired':
    case 'declined':
    case 'lastManStandingBegan':
    case 'gameEnded':
    case 'decisionOpened':
      return null
  }
}

/** The upper edge of a seat's name plate. */
function footOf(seat: Seat, { layout, placeOf, pointOf }: Seating) {
  const { x, y } = pointOf(seat)
  if (placeOf(seat) === 0) return { x, y: layout.own.y + 4 }
  return { x, y: y - layout.seat.height / 2 + layout.seat.medallion - 8 }
}

function trayPoint({ layout: { tray } }: Seating) {
  return { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 }
}

/** The gatling sweeps clockwise, from the shooter's left. */
function Rake({
  shooter,
  ms,
  seating,
}: {
  readonly shooter: Seat
  readonly ms: number
  readonly seating: Seating
}) {
  const { layout, pointOf } = seating
  const count = layout.seats.length
  const others = Array.from({ length: count - 1 }, (_, i) => (shooter + 1 + i) % count)
  return others.map((seat, i) => (
    <Shot
      key={seat}
      from={pointOf(shooter)}
      to={pointOf(seat)}
      ms={ms * 0.4}
      delay={ms * RAKE * Math.min(i, 5)}
    />
  ))
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, pointerEvents: 'none', zIndex: 6, overflow: 'hidden' },
})
