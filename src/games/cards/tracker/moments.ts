import { replayMatch, startOf, stepsOf } from '@/core/match'
import type { CardsEvent, CardsView } from '..'
import type { Moment } from '../story/moments'
import { tracker, type TrackerEvent, type TrackerRecord, type TrackerState } from '.'

/** A moment at a real table: what was entered there, and what of it a table can show. */
export interface TrackedMoment extends Moment {
  /** Null for the deal. */
  readonly told: TrackerEvent | null
}

/** What happened before people's eyes; the rest only keeps the phone's books. */
export function isTold(event: TrackerEvent): boolean {
  switch (event.type) {
    case 'asked':
    case 'hitSurvived':
      return false
    case 'gearGone':
      return event.cause === 'taken'
    case 'gearLost':
      return event.cause === 'penalty'
    case 'drawRead':
      return event.isMet
    default:
      return true
  }
}

/**
 * A match at a real table, moment by moment. As in every replay the roles lie open from the start, all but those that nobody
 * has turned up to this day.
 */
export function trackedMomentsOf(record: TrackerRecord): TrackedMoment[] {
  const { roles } = replayMatch(tracker, record).state
  let state = startOf(tracker, record)
  let turn = 1
  const moments: TrackedMoment[] = [{ turn, event: null, told: null, state: seen(state, roles) }]
  for (const { events } of stepsOf(tracker, record)) {
    for (const event of events) {
      state = tracker.evolved(state, [event])
      if (event.type === 'turnStarted') turn += 1
      if (!isTold(event)) continue
      moments.push({ turn, event: shownAs(event), told: event, state: seen(state, roles) })
    }
  }
  return moments
}

/** The table as it would lie here: without hands and piles, which the phone has never seen; an empty pack says so. */
function seen(state: TrackerState, roles: TrackerState['roles']): CardsView {
  const { options, roleCounts, characters, maxLife, first, alive, inPlay } = state
  return {
    ...{ options, roleCounts, characters, maxLife, first },
    pack: [],
    roles: [...roles],
    life: state.life.map((points) => Math.max(0, points)),
    alive: [...alive],
    hands: alive.map(() => []),
    inPlay: inPlay.map((cards) => [...cards]),
    pile: [],
    discards: [],
    resolving: null,
    store: [],
    turn: state.turn,
    round: state.round,
    phase: 'play',
    shots: 0,
    decision: null,
    queue: [],
    winner: state.winner,
    viewer: null,
  }
}

/** The same fact as a table in play shows it; null where it shows none. Which card it was the phone cannot know. */
function shownAs(event: TrackerEvent): CardsEvent | null {
  switch (event.type) {
    case 'turnStarted':
    case 'gameEnded':
      return event
    case 'lifeLost':
    case 'eliminated': {
      const cause = event.cause === 'hit' || event.cause === 'hand' ? 'bang' : event.cause
      return { ...event, cause }
    }
    case 'lifeGained':
      return { ...event, by: event.seat, cause: 'heal' }
    default:
      return null
  }
}
