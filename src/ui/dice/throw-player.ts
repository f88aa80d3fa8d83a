import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'

import { duration } from '../tokens'
import type { DieMotion } from './motion'
import { loadThrows, looseTurn } from './throw-book'
import { planThrow, resting, type DiceThrow, type Landing, type Lying } from './throw-plan'

type Id = DiceThrow['id']

/** What the UI thread moves dice by. */
export interface ThrowStage {
  readonly motions: SharedValue<readonly DieMotion[]>
  /** Milliseconds of the throw that is under way. */
  readonly clock: SharedValue<number>
  /** Opacity of dice that are exchanged rather than thrown. */
  readonly fade: SharedValue<number>
  readonly landings: SharedValue<readonly Landing[]>
}

/** What the tray wants to be seen. */
export interface ThrowWish {
  /** The face of each die, or what it will show once this throw has landed. */
  readonly faces: readonly number[]
  /** Whether it has been thrown this turn, the throw in hand included. */
  readonly isRolled: readonly boolean[]
  readonly current: DiceThrow | null
  /** 1, 2 or 4; `Infinity` shows the result at once. */
  readonly speed: number
  readonly isReduced: boolean
  readonly onLanded?: (die: number, strength: number) => void
  readonly onSettled?: (id: Id) => void
}

/** What React hears of throws: which one lies still, and in which order the dice of the one under way are painted. */
export interface ThrowState {
  readonly settledId: Id | null
  readonly ranks: ReadonlyMap<number, number>
  /** The throw that shows: its dice have left the tray, or were exchanged. */
  readonly flownId: Id | null
}

/**
 * Plays throws: a system of its own with a clock on the UI thread. React looks at its snapshots, which change twice for a
 * throw, when it begins and when it has settled.
 */
export class ThrowPlayer {
  private lying: Lying
  private snapshot: ThrowState
  /** The last throw that was begun; the first one that a tray is given counts as seen. */
  private begun: Id | null
  /** The throw under way. */
  private underWay: Id | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly stage: ThrowStage,
    private wish: ThrowWish,
  ) {
    const { current } = wish
    this.lying = lyingAs(wish)
    this.begun = current?.id ?? null
    this.snapshot = { settledId: this.begun, ranks: new Map(), flownId: this.begun }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly getSnapshot = (): ThrowState => this.snapshot

  /** Follows the tray: a throw is told by its id, and nothing else begins it again. */
  follow(wish: ThrowWish): void {
    this.wish = wish
    const { faces, isRolled, current } = wish
    const from = this.lying
    const isNew = current !== null && current.id !== this.begun
    const isSame = (face: number, die: number): boolean =>
      face === from.faces[die] && isRolled[die] === from.isRolled[die]
    if (!isNew && faces.every(isSame)) return
    this.lying = lyingAs(wish)
    if (isNew) this.begin(current, from)
    else this.relay(from)
  }

  /** Ends the throw under way at its result. */
  readonly skip = (): void => {
    if (this.underWay === null) return
    const { motions, clock, fade } = this.stage
    cancelAnimation(clock)
    cancelAnimation(fade)
    motions.set(motions.get().map(({ labels, rest }) => ({ labels, rest, flight: null })))
    fade.set(1)
    this.settle()
  }

  /** A die struck the table or another die. */
  readonly land = (die: number, strength: number): void => {
    if (this.underWay !== null) this.wish.onLanded?.(die, strength)
  }

  /** The tray is gone. */
  leave(): void {
    this.underWay = null
    cancelAnimation(this.stage.clock)
  }

  private readonly settle = (): void => {
    const id = this.underWay
    if (id === null) return
    this.underWay = null
    this.tell({ ...this.snapshot, settledId: id })
    this.wish.onSettled?.(id)
  }

  private begin(current: DiceThrow, from: Lying): void {
    this.begun = current.id
    this.underWay = current.id
    if (!Number.isFinite(this.wish.speed)) return this.exchange(0)
    if (this.wish.isReduced) return this.exchange(duration.reduced)
    const to = this.lying.faces
    void loadThrows().then((book) => {
      if (this.underWay !== current.id) return
      const plan = planThrow(book, current, { from, to })
      if (plan) this.fly(plan)
      else this.exchange(duration.reduced)
    })
  }

  private fly({ flights, landings, ms }: NonNullable<ReturnType<typeof planThrow>>): void {
    const { stage, settle } = this
    const byDie = new Map(flights.map((flight) => [flight.die, flight]))
    cancelAnimation(stage.clock)
    stage.clock.set(0)
    stage.landings.set(landings)
    stage.motions.set(this.lying.faces.map((face, die) => byDie.get(die)?.motion ?? resting(face)))
    const ranks = new Map(flights.map(({ die, rank }) => [die, rank + 1]))
    this.tell({ ...this.snapshot, ranks, flownId: this.underWay })
    const options = {
      duration: ms / this.wish.speed,
      easing: Easing.linear,
      reduceMotion: ReduceMotion.Never,
    }
    stage.clock.set(withTiming(ms, options, whenDone(settle)))
  }

  /** Shows the result without a throw. */
  private exchange(ms: number): void {
    const { stage, settle } = this
    stage.motions.set(this.lying.faces.map(resting))
    this.tell({ ...this.snapshot, flownId: this.underWay })
    if (ms === 0) return void Promise.resolve().then(settle)
    stage.fade.set(0)
    const options = { duration: ms, reduceMotion: ReduceMotion.Never }
    stage.fade.set(withTiming(1, options, whenDone(settle)))
  }

  /** Dice that show something else without having been thrown lie so at once; the others do not stir. */
  private relay(from: Lying): void {
    const { motions } = this.stage
    const { faces } = this.lying
    const keep = (motion: DieMotion, die: number) =>
      faces[die] === from.faces[die] ? motion : resting(faces[die] ?? 0)
    motions.set(motions.get().map(keep))
  }

  private tell(snapshot: ThrowState): void {
    this.snapshot = snapshot
    for (const listener of this.listeners) listener()
  }
}

const lyingAs = ({ faces, isRolled }: ThrowWish): Lying => ({
  faces,
  isRolled,
  turns: faces.map(looseTurn),
})

/** Called on the UI thread at the end of an animation. */
function whenDone(settle: () => void) {
  return (isDone?: boolean) => {
    'worklet'
    if (isDone) scheduleOnRN(settle)
  }
}
