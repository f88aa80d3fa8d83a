import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FinishedMatch } from '@/persistence/history/match'

interface HistoryState {
  /** Counts every change: whoever shows part of the history reads it again. */
  readonly edition: number
  /** The match that was thrown away last; it can be brought back until this is forgotten. */
  readonly discarded: FinishedMatch | null
}

const initialState: HistoryState = { edition: 0, discarded: null }

/** What the app remembers of its history; the matches themselves are in the database. */
const slice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    historyChanged: (state) => ({ ...state, edition: state.edition + 1 }),
    matchDiscarded: (state, { payload }: PayloadAction<FinishedMatch>) => ({
      edition: state.edition + 1,
      discarded: payload,
    }),
    matchBroughtBack: ({ edition }) => ({ edition: edition + 1, discarded: null }),
    discardForgotten: (state) => ({ ...state, discarded: null }),
  },
})

export const historyReducer = slice.reducer
export const { historyChanged, matchDiscarded, matchBroughtBack, discardForgotten } = slice.actions
