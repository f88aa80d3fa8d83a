import { replayMatch, startOf, stepsOf } from '@/core/match'
import type { RecordOf } from '@/games'
import { recapOf, retell, type Recap } from '@/games/dice/story'
import { isDiceEvent, tracker, type TrackerRecord } from '@/games/dice/tracker'

/** Looks back on dice, be they this phone's or real ones. */
export const retold = (record: RecordOf<'dice'> | TrackerRecord): Recap =>
  record.game === 'dice'
    ? recapOf(record)
    : retell(
        startOf(tracker, record),
        [...stepsOf(tracker, record)].flatMap(({ events }) => events.filter(isDiceEvent)),
      )

/** Does the record of a real table still fit the rules of this app? */
export function isRealTable(record: TrackerRecord): boolean {
  try {
    replayMatch(tracker, record)
    return true
  } catch {
    return false
  }
}
