import type { Face } from '@/boards'
import type { Seat } from '@/core/game'
import type { EventOf, GameId } from '@/games'

/** A line of the story, tied to its events by their places in the log; `key` is the first. */
export interface StoryLine {
  readonly key: number
  readonly events: readonly number[]
  readonly text: string
  /** The seats it is about. */
  readonly seats: readonly Seat[]
  readonly isTurn: boolean
  /** It is about the owner, or changes the game. */
  readonly matters: boolean
}

/** What is told: a log as far as it has been shown, to whom, and in which words. */
export interface Telling<G extends GameId> {
  readonly story: Face<G>['story']
  /** Who began. */
  readonly first: Seat
  readonly log: readonly EventOf<G>[]
  readonly told: number
  readonly reader: Parameters<Face<G>['story']['line']>[1]
}

interface Told<G extends GameId> extends Telling<G> {
  readonly lines: readonly StoryLine[]
  /** The last event that has words of its own. */
  readonly previous: EventOf<G> | null
}

/**
 * Tells a log in lines. It goes on from where it was the last time: a match of an hour has hundreds of lines, and putting
 * all of them into words again with every card would hold the screen up. An event that was shown stays the same object.
 */
export class StoryTeller<G extends GameId> {
  private last: Told<G> | null = null

  lines(telling: Telling<G>): readonly StoryLine[] {
    const known = this.last && isContinued(this.last, telling) ? this.last : begun(telling)
    this.last = continued(known, telling)
    return this.last.lines
  }
}

const isContinued = <G extends GameId>(last: Told<G>, next: Telling<G>): boolean =>
  last.story === next.story &&
  last.first === next.first &&
  last.reader === next.reader &&
  last.told <= next.told &&
  last.log[last.told - 1] === next.log[last.told - 1]

function begun<G extends GameId>(telling: Telling<G>): Told<G> {
  const { story, first, reader } = telling
  const text = story.line(story.begin(first), reader) ?? ''
  const line = { key: -1, events: [], text, seats: [first], isTurn: true }
  return {
    ...telling,
    told: 0,
    previous: null,
    lines: [{ ...line, matters: first === reader.own }],
  }
}

function continued<G extends GameId>(known: Told<G>, telling: Telling<G>): Told<G> {
  const { story, log, told, reader } = telling
  if (known.told === told) return { ...known, ...telling }
  const lines = [...known.lines]
  let { previous } = known
  for (let i = known.told; i < told; i++) {
    const event = log[i]
    if (!event) continue
    const last = lines.at(-1)
    const before = last && previous && story.isRepeat(event, previous) ? last : null
    const events = [...(before?.events ?? []), i]
    const text = story.line(event, reader, events.length)
    if (text === null) continue
    previous = event
    if (before) lines.pop()
    const key = before?.key ?? i
    const seats = story.seatsOf(event)
    const isTurn = story.isTurn(event)
    const matters = story.isTurningPoint(event) || seats.some((seat) => seat === reader.own)
    lines.push({ key, events, text, seats, isTurn, matters })
  }
  return { ...telling, lines, previous }
}
