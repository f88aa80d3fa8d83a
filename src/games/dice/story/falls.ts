import type { DamageCause } from '../rules/events'
import type { FamilyFall } from '@/family/story'
import type { DiceEvent, Seat } from '..'

/** Which of a volley's shots it was: the second of three. */
export interface ShotNumber {
  readonly number: number
  readonly of: number
}

/** How and when somebody left the game. */
export interface Fall extends FamilyFall {
  readonly cause: DamageCause
  /** The shot that took the last point; null for every other end. */
  readonly shot: ShotNumber | null
}

interface Shot {
  readonly target: Seat
  readonly hits: number
}

/** Follows the shots of a match, so that a fall can name the one that did it. */
export class FallWatch {
  readonly falls: Fall[] = []
  private volley: Shot[] = []
  /** Points of the present volley that came to each seat: lost ones, and those dodged before. */
  private points = new Map<Seat, number>()

  watch(event: DiceEvent, turn: number): void {
    switch (event.type) {
      case 'turnStarted':
        this.volley = []
        return
      case 'aimed':
        this.volley.push({ target: event.target, hits: event.beer === null ? 1 : 2 })
        return
      case 'shotsFired':
        this.points = new Map()
        return
      case 'arrowTaken':
        if (event.cause === 'dodge') this.add(event.seat, 1)
        return
      case 'lifeLost':
        if (event.cause === 'shots') this.add(event.seat, event.amount)
        return
      case 'eliminated': {
        const { seat, role, cause, by } = event
        const shot = cause === 'shots' ? this.lastShotAt(seat) : null
        this.falls.push({ seat, role, turn, cause, by, shot })
        return
      }
      default:
        return
    }
  }

  private add(seat: Seat, points: number): void {
    this.points.set(seat, (this.points.get(seat) ?? 0) + points)
  }

  /** The shots land together; the one that is said to have done it is where the points were used up. */
  private lastShotAt(seat: Seat): ShotNumber {
    const of = this.volley.length
    let left = this.points.get(seat) ?? 0
    let number = of
    for (const [i, { target, hits }] of this.volley.entries()) {
      if (target !== seat || left <= 0) continue
      left -= hits
      number = i + 1
    }
    return { number, of }
  }
}
