import type { Seat } from '@/core/game'
import type { EventOf, GameId } from '@/games'
import { moduleOf } from '../games'
import type { AnyTable } from './table'

type Events = readonly EventOf<GameId>[]

/** What a seat was shown of a log, and the log that it is of. */
interface Shown {
  readonly game: GameId
  readonly seat: Seat | null
  readonly log: Events
  readonly events: Events
}

const isContinued = (log: Events, next: Events): boolean =>
  log.length <= next.length && log.at(-1) === next[log.length - 1]

const NOTHING: Events = []

/**
 * What a seat was shown of a table's log, told on from where it was told last: an event that was shown stays the same
 * object, so that whoever follows the story sees what is new.
 */
export function logReader(): (table: AnyTable, seat: Seat | null) => Events {
  let last: Shown | null = null
  return ({ game, log }, seat) => {
    const isTold = last?.game === game && last.seat === seat && isContinued(last.log, log)
    const known = isTold && last ? last : { log: NOTHING, events: NOTHING }
    const fresh: Events = log.slice(known.log.length)
    const news = moduleOf(game).eventsFor(fresh, seat)
    const hidesNothing = news === fresh && known.events === known.log
    const events = hidesNothing ? log : [...known.events, ...news]
    last = { game, seat, log, events }
    return events
  }
}
