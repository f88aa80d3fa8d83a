import { replayMatch, startOf, stepsOf } from '@/core/match'
import { isTold, type Moment } from '../story/moments'
import { isDiceEvent, tracker, type CorrectionEvent, type TrackerRecord } from '.'

/** A moment at a real table: what happened by the rules, or what people set by hand. */
export interface TrackedMoment extends Moment {
  readonly byHand: CorrectionEvent | null
}

/**
 * A match at a real table, moment by moment. As in every replay the cards lie open from the start, all but those that nobody
 * has turned up to this day.
 */
export function trackedMomentsOf(record: TrackerRecord): TrackedMoment[] {
  const { roles } = replayMatch(tracker, record).state
  let state = startOf(tracker, record)
  let turn = 1
  const moments: TrackedMoment[] = []
  const show = (moment: Pick<TrackedMoment, 'event' | 'byHand'>) =>
    moments.push({ turn, ...moment, state: { ...state, roles: [...roles] } })
  show({ event: null, byHand: null })
  for (const { events } of stepsOf(tracker, record)) {
    for (const event of events) {
      state = tracker.evolved(state, [event])
      if (event.type === 'turnStarted') turn += 1
      if (!isDiceEvent(event)) show({ event: null, byHand: event })
      else if (isTold(event)) show({ event, byHand: null })
    }
  }
  return moments
}
