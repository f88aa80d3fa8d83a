import { startOf, stepsOf } from '@/core/match'
import { recapOf, retell, type Recap } from '@/games/dice/story'
import { isDiceEvent, tracker } from '@/games/dice/tracker'
import { isDiceRecord, type FinishedMatch } from './match'

/** Looks back on a record of either kind. */
export const retold = (record: FinishedMatch['record']): Recap =>
  isDiceRecord(record)
    ? recapOf(record)
    : retell(
        startOf(tracker, record),
        [...stepsOf(tracker, record)].flatMap(({ events }) => events.filter(isDiceEvent)),
      )
