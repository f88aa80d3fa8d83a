import { dice, type DiceEvent, type DiceState } from '@/games/dice'
import { nextBeat, type Audience, type Beat } from './beats'

/** A beat on the screen; `key` tells it from every other. */
export interface Cue extends Beat {
  readonly key: number
  /** How long it really takes at the present speed. */
  readonly shownMs: number
}

/** What the screen shows: the table as far as its story has been told, and the beat that is being told. */
export interface Shown {
  readonly view: DiceState
  readonly cue: Cue | null
}

/** How far the story is told in words: a beat while it is on the screen, but a throw only once its dice lie still. */
export const toldWith = (shown: number, cue: Cue | null): number =>
  cue && !cue.events.some(({ type }) => type === 'rolled')
    ? Math.max(shown, cue.key + cue.events.length)
    : shown

/** What the presenter follows. */
export interface Story extends Audience {
  /** The table as it is by now. */
  readonly current: DiceState
  readonly log: readonly DiceEvent[]
  /** How much of the log has been told. */
  readonly shown: number
  readonly speed: number
  readonly isHeld: boolean
  /** Nothing travels, so less time is needed. */
  readonly isStill: boolean
}

const STILL = 0.5

/**
 * Plays the log: shows a beat, lets the view evolve by it, and says how far it has come. It is a system of its own with
 * a clock; React only looks at its snapshots.
 */
export class Presenter {
  private story: Story
  private told: DiceState
  private snapshot: Shown
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    story: Story,
    private readonly onShown: (count: number) => void,
  ) {
    this.story = story
    this.told = story.current
    this.snapshot = { view: story.current, cue: null }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.stop()
    }
  }

  readonly getSnapshot = (): Shown => this.snapshot

  /** Follows the story wherever it has gone. */
  follow(story: Story): void {
    const { speed, isHeld } = this.story
    this.story = story
    if (story.shown >= story.log.length) return this.rest()
    if (story.isHeld || story.speed !== speed || isHeld) this.stop()
    if (story.isHeld) return this.snapshot.cue ? this.show(null) : undefined
    if (story.speed === Infinity) return this.skip()
    if (this.timer === undefined) this.begin()
  }

  /** Ends the present beat and everything that waits behind it. */
  readonly skip = (): void => {
    this.stop()
    this.told = this.story.current
    this.show(null)
    this.onShown(this.story.log.length)
  }

  /** The tray says that its dice lie still: a roll is told when they do. */
  readonly diceSettled = (): void => {
    if (this.snapshot.cue?.events.some(({ type }) => type === 'rolled')) this.end()
  }

  private begin(): void {
    const { log, shown, speed, isStill } = this.story
    const beat = nextBeat(log, shown, this.story)
    if (!beat) return
    const shownMs = (beat.ms * (isStill ? STILL : 1)) / speed
    this.timer = setTimeout(() => this.end(), shownMs)
    this.show({ ...beat, key: shown, shownMs })
  }

  private end(): void {
    const { cue } = this.snapshot
    this.stop()
    if (!cue) return
    this.told = dice.evolved(this.told, cue.events)
    this.show(null)
    this.onShown(cue.key + cue.events.length)
  }

  private rest(): void {
    this.stop()
    this.told = this.story.current
    if (this.snapshot.cue || this.snapshot.view !== this.told) this.show(null)
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private show(cue: Cue | null): void {
    const view = cue?.changes === 'first' ? dice.evolved(this.told, cue.events) : this.told
    this.snapshot = { view, cue }
    for (const listener of this.listeners) listener()
  }
}
