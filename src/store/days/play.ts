import { nanoid } from '@reduxjs/toolkit'
import { dayOf, daysLater, type Day } from '@/family/calendar'
import { EDITIONS, dealOfDay, type DayDeal } from '@/games/day'
import type { GameId } from '@/games'
import { rulesOf } from '../games'
import { matchStarted } from '../match/slice'
import type { AppDispatch, RootState } from '../root'
import type { Player } from '../setup/slice'
import { selectDayStage } from './selectors'
import { dayBegun } from './slice'

export { dealOfDay }

/** Whoever sits at the table of a day; seat 0 is the person's own. */
export const playersOf = ({ bots }: Pick<DayDeal, 'bots'>): Player[] => [
  { kind: 'human', name: '' },
  ...bots.map((bot): Player => ({ kind: 'bot', ...bot })),
]

/**
 * Deals a day's table, in place of any that waits. Today's first try is for the record; today's again and yesterday's are
 * for fun. What has not come yet, or is longer past, is not dealt. Its game has been entered.
 */
export const dayDealt =
  (game: GameId, day: Day, now = Date.now()) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const today = dayOf(now)
    if (day !== today && day !== daysLater(today, -1)) return
    const deal = dealOfDay(game, day)
    const players = playersOf(deal)
    const { dealt, options } = rulesOf(game)
    const config = dealt({ seats: players.length, options: options.defaults })
    const id = nanoid()
    if (day === today && selectDayStage(getState(), game, day) === 'open')
      dispatch(dayBegun({ game, day, ...EDITIONS[game], match: id, startedAt: now, result: null }))
    dispatch(matchStarted({ game, mode: 'solo', id, players, config, seed: deal.seed }))
  }
