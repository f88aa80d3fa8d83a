import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { forgottenDays, mergedDays, type DayResult, type PlayedDay } from '@/family/played-days'
import type { GameId } from '@/games'

type Days = readonly PlayedDay<GameId>[]

const none: Days = []

/** The deals of days that were begun for the record, each once. */
const slice = createSlice({
  name: 'days',
  initialState: none,
  reducers: {
    daysRestored: (_, { payload }: PayloadAction<Days>) => payload,
    /** The cards of a day were dealt for the record: from now on this try is the one that counts. */
    dayBegun: (days: Days, { payload }: PayloadAction<PlayedDay<GameId>>): Days => [
      ...days,
      payload,
    ],
    dayFinished: (
      days: Days,
      { payload: { match, result } }: PayloadAction<{ match: string; result: DayResult }>,
    ): Days => days.map((one) => (one.match === match ? { ...one, result } : one)),
    /** All that was played is forgotten; a day that was tried stays tried. */
    daysForgotten: (days: Days): Days => forgottenDays(days),
    /** A file has brought others. */
    daysArrived: (days: Days, { payload }: PayloadAction<Days>): Days => mergedDays(days, payload),
  },
})

export const daysReducer = slice.reducer
export const { daysRestored, dayBegun, dayFinished, daysArrived, daysForgotten } = slice.actions
