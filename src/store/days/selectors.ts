import type { Day } from '@/family/calendar'
import { countsFor, type PlayedDay } from '@/family/played-days'
import type { GameId } from '@/games'
import type { RootState } from '../root'

export const selectDays = (state: RootState): readonly PlayedDay<GameId>[] => state.days

/** The try that counts; null where there was none. */
export const selectDay = ({ days }: RootState, game: GameId, day: Day): PlayedDay<GameId> | null =>
  days.find((one) => one.game === game && one.day === day) ?? null

/** The deal of a day that a match was, for the record; null for any other match. */
export const selectDayOfMatch = ({ days }: RootState, match: string): PlayedDay<GameId> | null =>
  days.find((one) => one.match === match) ?? null

/** What a day is to whoever opens its page. */
export type DayStage = 'open' | 'under-way' | 'finished' | 'left' | 'late'

/** How far a day has come. A try whose match lies on no table any more was left; a day before one that was played is too late. */
export function selectDayStage(state: RootState, game: GameId, day: Day): DayStage {
  const tried = selectDay(state, game, day)
  if (!tried) return countsFor(state.days, { game, day }) ? 'open' : 'late'
  if (tried.result) return 'finished'
  return idAt(state, game) === tried.match ? 'under-way' : 'left'
}

function idAt({ match: { matches } }: RootState, game: GameId): string | null {
  const slot = matches[game]
  if (slot.kind === 'empty') return null
  return (slot.kind === 'open' ? slot.table : slot.save).id
}
