import { PanResponder } from 'react-native'
import { isSameHalf, type Half } from './zones'

/** What a stroke may touch, and what it does there. */
export interface StrokePlan {
  /** The half under a point, if counting is possible now. */
  readonly halfAt: (x: number, y: number) => Half | null
  readonly onCount: (half: Half) => void
  /** Lifting the finger on "Next" ends the turn along with the stroke. */
  readonly isNext: (x: number, y: number) => boolean
  readonly onNext: () => void
  /** Instead of counting, a line is drawn from seat to seat while a target is asked for. */
  readonly aim: {
    readonly canBegin: (x: number, y: number) => boolean
    readonly onMove: (line: Line | null) => void
    readonly onDrop: (x: number, y: number) => void
  } | null
}

export interface Line {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

const SLOP = 16
/** So long a finger rests on a half before it counts while passing through. */
const REST = 220
/** And so long until it counts once more. */
const AGAIN = 450
/** The click that a browser makes of the end of a stroke belongs to the stroke. */
const ECHO = 80

/**
 * One finger that counts several things without being lifted: rest on a half and it counts, stay and it counts on, glide
 * to the next seat, and lift on "Next". A mere tap is the buttons' own business.
 */
export class Strokes {
  private plan: StrokePlan | null = null
  private under: Half | null = null
  private isCounted = false
  private isStroking = false
  private timer: ReturnType<typeof setTimeout> | null = null
  private held: Half | null = null
  private endedAt = 0
  private start = { x: 0, y: 0 }

  readonly responder = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (_, { moveX, moveY, dx, dy }) => {
      this.start = { x: moveX - dx, y: moveY - dy }
      if (Math.hypot(dx, dy) < SLOP || !this.plan) return false
      const { aim, halfAt } = this.plan
      return aim
        ? aim.canBegin(this.start.x, this.start.y)
        : halfAt(this.start.x, this.start.y) !== null
    },
    onPanResponderGrant: () => this.begin(),
    onPanResponderMove: (_, { moveX, moveY }) => this.move(moveX, moveY),
    onPanResponderRelease: (_, { moveX, moveY }) => this.end(moveX, moveY),
    onPanResponderTerminate: () => this.stop(),
    onPanResponderTerminationRequest: () => false,
  })

  follow(plan: StrokePlan): void {
    this.plan = plan
  }

  /** A finger stays on a half: it counts, and counts on. */
  hold(half: Half): void {
    this.held = half
    this.under = half
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
  }

  /** Is a press only the echo of a stroke that has just ended? */
  isEcho(): boolean {
    return Date.now() - this.endedAt < ECHO
  }

  private begin(): void {
    this.isStroking = true
    if (this.plan?.aim) return
    const half = this.plan?.halfAt(this.start.x, this.start.y) ?? null
    this.under = half
    this.isCounted = isSameHalf(half, this.held)
    if (!this.isCounted) this.count()
  }

  private move(x: number, y: number): void {
    if (this.plan?.aim) return this.plan.aim.onMove({ from: this.start, to: { x, y } })
    const half = this.plan?.halfAt(x, y) ?? null
    if (isSameHalf(half, this.under)) return
    this.clear()
    this.under = half
    this.isCounted = false
    if (half) this.timer = setTimeout(() => this.count(), REST)
  }

  private end(x: number, y: number): void {
    const { plan } = this
    if (plan?.aim) {
      plan.aim.onMove(null)
      plan.aim.onDrop(x, y)
    } else if (plan?.isNext(x, y)) plan.onNext()
    else if (this.under && !this.isCounted) plan?.onCount(this.under)
    this.stop()
  }

  private stop(): void {
    this.plan?.aim?.onMove(null)
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
