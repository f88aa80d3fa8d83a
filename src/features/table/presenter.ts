import type { Audience, Cue, Pace } from '@/boards'
import type { EventOf, GameId, ViewOf } from '@/games'

/** What the screen shows: the table as far as its story has been told, and the beat that is being told. */
export interface Shown<G extends GameId> {
  readonly view: ViewOf<G>
  readonly cue: Cue<G> | null
}

/** How far the story is told in words: a beat while it is on the screen, but a throw only once its dice lie still. */
export const toldWith = (shown: number, cue: Cue<GameId> | null): number =>
  cue && !cue.isOpen ? Math.max(shown, cue.key + cue.events.length) : shown

/** What the presenter follows. */
export interface ToldStory<G extends GameId> extends Audience {
  /** The table as it is by now. */
  readonly current: ViewOf<G>
  readonly log: readonly EventOf<G>[]
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
export class Presenter<G extends GameId> {
  private story: ToldStory<G>
  private told: ViewOf<G>
  private snapshot: Shown<G>
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly pace: Pace<G>,
    story: ToldStory<G>,
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

  readonly getSnapshot = (): Shown<G> => this.snapshot

  /** Follows the story wherever it has gone. */
  follow(story: ToldStory<G>): void {
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

  /** The board says that everything lies still: what takes as long as it takes is told when it does. */
  readonly settled = (): void => {
    if (this.snapshot.cue?.isOpen) this.end()
  }

  private begin(): void {
    const { log, shown, speed, isStill } = this.story
    const beat = this.pace.nextBeat(log, shown, this.story)
    if (!beat) return
    const shownMs = (beat.ms * (isStill ? STILL : 1)) / speed
    this.timer = setTimeout(() => this.end(), shownMs)
    this.show({ ...beat, key: shown, shownMs })
  }

  private end(): void {
    const { cue } = this.snapshot
    this.stop()
    if (!cue) return
    this.told = this.pace.evolved(this.told, cue.events)
    this.show(null)
    const shown = cue.key + cue.events.length
    // One like it would not be seen to begin if nothing were drawn in between.
    if (this.story.log[shown]?.type === cue.events[0]?.type)
      this.timer = setTimeout(() => this.beginAnew(), 0)
    this.onShown(shown)
  }

  private beginAnew(): void {
    this.stop()
    this.begin()
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

  private show(cue: Cue<G> | null): void {
    const view = cue?.changes === 'first' ? this.pace.evolved(this.told, cue.events) : this.told
    this.snapshot = { view, cue }
    for (const listener of this.listeners) listener()
  }
}
