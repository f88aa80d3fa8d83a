import { replayMatch, retraceMatch, startOf } from '@/core/match'
import type { GameId, RecapOf, RecordOf } from '@/games'
import { tracker as cardsTracker } from '@/games/cards/tracker'
import { retell as retellCards } from '@/games/cards/tracker/story'
import { recapOf, retell, type Recap } from '@/games/dice/story'
import { isDiceEvent, tracker, type TrackerRecord } from '@/games/dice/tracker'
import type { TrackedRecord } from './match'

/** Looks back on dice, be they this phone's or real ones. */
export const retold = (record: RecordOf<'dice'> | TrackerRecord): Recap =>
  record.game === 'dice'
    ? recapOf(record)
    : retell(startOf(tracker, record), retraceMatch(tracker, record).events.filter(isDiceEvent))

/** Looks back on a real table of whichever game. */
export function retoldTable(record: TrackedRecord): RecapOf<GameId> {
  if (record.game === 'dice-tracker') return retold(record)
  return retellCards(startOf(cardsTracker, record), retraceMatch(cardsTracker, record).events)
}

/** Does the record of a real table still fit the rules of this app? Then it can be watched again. */
export function isWatchable(record: TrackedRecord): boolean {
  try {
    if (record.game === 'dice-tracker') replayMatch(tracker, record)
    else replayMatch(cardsTracker, record)
    return true
  } catch {
    return false
  }
}
