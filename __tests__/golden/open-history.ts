import { dice } from '@/games/dice'
import { replayMatch } from '@/core/match'
import { tableNotation } from '@/games/dice/notation/table'
import { tracker } from '@/games/dice/tracker'
import { isDiceRecord, type FinishedMatch } from '@/persistence/history/match'

const tableAfter = (record: FinishedMatch['record']) =>
  tableNotation(
    isDiceRecord(record) ? replayMatch(dice, record).state : replayMatch(tracker, record).state,
  )

/** What a match of the history holds: its head, and the table that its record leads to. */
export function holdsOf({ record, ...head }: FinishedMatch) {
  return { head, seed: record.seed, actions: record.actions.length, table: tableAfter(record) }
}
