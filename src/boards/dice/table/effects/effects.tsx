import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { isHunt } from '@/family/roles'
import type { DiceEvent, Role, Seat } from '@/games/dice'
import { Arrow, FaceIcon } from '@/ui'
import { Flash, Shot, TurningCard, type Seating } from '@/ui/table'
import type { Cue } from '../../../face'
import { AttackBefore } from './attack'
import { Flight } from './flight'
import { SLOW_FLIGHT, SlowShot } from './slow-shot'
import type { ShownAttack } from './use-attack'

interface EffectsProps extends Scene {
  readonly cue: Cue<'dice'> | null
  readonly attack: ShownAttack | null
}

/** What an effect is drawn into. */
interface Scene {
  readonly seating: Seating
  readonly own: Seat | null
  readonly alive: readonly boolean[]
}

/** What flies over the table during a beat. Nothing here can be touched, and a screen reader hears the log instead. */
export const Effects = memo(function Effects({ cue, attack, ...scene }: EffectsProps) {
  const { seating } = scene
  if (!cue && !attack) return null
  return (
    <View style={styles.over} aria-hidden>
      {attack && <AttackBefore key={attack.key} attack={attack} layout={seating.layout} />}
      {cue?.events.map((event, i) => (
        <Effect key={`${cue.key}.${i}`} event={event} cue={cue} scene={scene} />
      ))}
    </View>
  )
})

interface EffectProps {
  readonly event: DiceEvent
  readonly cue: Cue<'dice'>
  readonly scene: Scene
}

const SIZE = 40
/** Between two seats of a gatling's rake, as a part of the whole. */
const RAKE = 0.1

function Effect({ event, cue, scene }: EffectProps) {
  const { seating } = scene
  const { shownMs: ms } = cue
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
    case 'dynamiteExploded':
      return <Flash ms={ms} />
    case 'aimed':
      return <Shot from={pointOf(event.seat)} to={pointOf(event.target)} ms={ms} />
    case 'lifeLost':
      if (event.cause !== 'shots' || event.by === null) return null
      return cue.fells?.includes(event.seat) ? (
        <SlowShot from={pointOf(event.by)} to={pointOf(event.seat)} ms={ms * SLOW_FLIGHT} />
      ) : (
        <Shot from={pointOf(event.by)} to={pointOf(event.seat)} ms={Math.min(ms, 420)} />
      )
    case 'gatlingFired':
      return <Rake shooter={event.seat} ms={ms} scene={scene} />
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
      // One's own end has a poster.
      return event.seat === scene.own ? null : (
        <TurningCard {...{ seating, ms }} {...event} wasOpen={isOpenRole(event.role, scene)} />
      )
    case 'attackBegan':
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

function trayPoint({ layout: { tray } }: Seating) {
  return { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 }
}

/** Everybody knew the card already: the Sheriff's star, and all of them where three play. */
const isOpenRole = (role: Role, { alive }: Scene): boolean =>
  role === 'sheriff' || isHunt(alive.length)

interface RakeProps {
  readonly shooter: Seat
  readonly ms: number
  readonly scene: Scene
}

/** The gatling goes round clockwise, from the shooter's left, and passes over the fallen. */
function Rake({ shooter, ms, scene: { seating, alive } }: RakeProps) {
  const { pointOf } = seating
  const count = alive.length
  const others = Array.from({ length: count - 1 }, (_, i) => (shooter + 1 + i) % count)
  return others
    .filter((seat) => alive[seat])
    .map((seat, i) => (
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
