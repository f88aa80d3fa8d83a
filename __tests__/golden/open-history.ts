import { dice } from '@/games/dice'
import { replayMatch } from '@/core/match'
import { tableNotation } from '@/games/dice/notation/table'
import { tracker } from '@/games/dice/tracker'
import { COUNTED_LATER, type FinishedMatch, type FinishedSeat } from '@/persistence/history/match'

function tableAfter(record: FinishedMatch['record']) {
  if (record.game === 'cards' || record.game === 'cards-tracker')
    throw new Error('version 0.1 had no cards')
  return tableNotation(
    record.game === 'dice' ? replayMatch(dice, record).state : replayMatch(tracker, record).state,
  )
}

/** What statistics have learned to count since: nothing of it was counted then. */
function asThen(seat: FinishedSeat) {
  const { played, shots, hits, aimed, dodged, saved, duels, stolen, draws, ...then } = seat
  const later = { played, shots, hits, aimed, dodged, saved, duels, stolen }
  if (draws.length > 0 || COUNTED_LATER.some((what) => later[what] !== 0))
    throw new Error('a match of version 0.1 has no cards to count')
  return then
}

/** What a match of the history holds: its head, and the table that its record leads to. Version 0.1 had one game and named none. */
export function holdsOf({ record, game, ...head }: FinishedMatch) {
  if (game !== 'dice') throw new Error(`a match of version 0.1 is of dice, not of ${game}`)
  const then = { ...head, seats: head.seats.map(asThen) }
  return {
    head: then,
    seed: record.seed,
    actions: record.actions.length,
    table: tableAfter(record),
  }
}
