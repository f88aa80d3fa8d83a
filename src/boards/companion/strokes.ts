import { PanResponder } from 'react-native'
import { isSameSpot, type Spot } from './spots'

/** What a stroke may touch, and what it does there. */
export interface StrokePlan {
  /** `count` for counters, otherwise the kind of question that a seat answers. */
  readonly mode: string
  /** What lies under a point and counts now. */
  readonly spotAt: (x: number, y: number) => Spot | null
  readonly onCount: (spot: Spot) => void
  /** May a stroke begin here? */
  readonly canBegin: (x: number, y: number) => boolean
  /** Lifting the finger on "Next" ends the turn along with the stroke. */
  readonly isNext: (x: number, y: number) => boolean
  readonly onNext: () => void
  /** While targets are asked for, a line follows the finger from where it went down. */
  readonly onLine: ((line: Line | null) => void) | null
}

export interface Line {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

const SLOP = 16
/** So long a finger rests on a spot before it counts while passing through. */
const REST = 220
/** And so long until it counts once more. */
const AGAIN = 450
/** The click that a browser makes of the end of a stroke belongs to the stroke. */
const ECHO = 80

/**
 * One finger that counts several things without being lifted: rest on a spot and it counts, stay and it counts on, glide
 * to the next seat, and lift on "Next". A mere tap is the buttons' own business.
 */
export class Strokes {
  private plan: StrokePlan | null = null
  private under: Spot | null = null
  private isCounted = false
  private isStroking = false
  private isSpent = false
  private timer: ReturnType<typeof setTimeout> | null = null
  private held: Spot | null = null
  private endedAt = 0
  private start = { x: 0, y: 0 }

  readonly responder = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (_, { moveX, moveY, dx, dy }) => {
      this.start = { x: moveX - dx, y: moveY - dy }
      return Math.hypot(dx, dy) >= SLOP && this.plan?.canBegin(this.start.x, this.start.y) === true
    },
    onPanResponderGrant: (_, { moveX, moveY }) => {
      this.begin()
      // A quick hand is elsewhere by now, and what made this a stroke may be all that is heard of it.
      this.move(moveX, moveY)
    },
    onPanResponderMove: (_, { moveX, moveY }) => this.move(moveX, moveY),
    onPanResponderRelease: (_, { moveX, moveY }) => this.end(moveX, moveY),
    onPanResponderTerminate: () => this.stop(),
    onPanResponderTerminationRequest: () => false,
  })

  /** A finger that rests must not answer the next question as well, and a stroke of targets never becomes one of life. */
  follow(plan: StrokePlan): void {
    const was = this.plan?.mode ?? plan.mode
    this.plan = plan
    if (was === plan.mode) return
    this.clear()
    this.isCounted = true
    if (was === 'count' || plan.mode === 'count') this.isSpent = true
  }

  /** A finger stays on a spot: it counts, and counts on. */
  hold(spot: Spot): void {
    this.held = spot
    this.under = spot
    this.count()
  }

  /** Lifted, or the hold became a stroke: then the stroke goes on. */
  release(): void {
    if (this.isStroking) return
    this.clear()
    this.under = null
  }

  /** A new touch: nothing has been counted by it yet. */
  touch(): void {
    this.held = null
    this.isSpent = false
  }

  /** Is a press only the echo of a stroke that has just ended? */
  isEcho(): boolean {
    return Date.now() - this.endedAt < ECHO
  }

  private begin(): void {
    this.isStroking = true
    this.isSpent = false
    const spot = this.plan?.spotAt(this.start.x, this.start.y) ?? null
    this.under = spot
    this.isCounted = isSameSpot(spot, this.held)
    if (this.isCounted || !spot) return
    // A drag from one's own seat to a target is not meant for oneself, unless the finger rests there.
    if (spot.by === 0) this.isCounted = true
    else this.count()
  }

  private move(x: number, y: number): void {
    if (this.isSpent) return
    this.plan?.onLine?.({ from: this.start, to: { x, y } })
    const spot = this.plan?.spotAt(x, y) ?? null
    if (isSameSpot(spot, this.under)) return
    this.clear()
    this.under = spot
    this.isCounted = false
    if (spot) this.timer = setTimeout(() => this.count(), REST)
  }

  private end(x: number, y: number): void {
    if (this.isSpent) return this.stop()
    if (this.plan?.isNext(x, y)) this.plan.onNext()
    else if (this.under && !this.isCounted) this.plan?.onCount(this.under)
    this.stop()
  }

  private stop(): void {
    this.plan?.onLine?.(null)
    this.clear()
    this.under = null
    this.isStroking = false
    this.endedAt = Date.now()
  }

  private count(): void {
    const { under } = this
    if (!under) return
    this.isCounted = true
    this.plan?.onCount(under)
    this.clear()
    this.timer = setTimeout(() => this.count(), AGAIN)
  }

  private clear(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}
