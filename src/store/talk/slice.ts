import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { GameId, LineOf } from '@/games'
import type { RootState } from '../root'
import { actionUndone, isTableChange, tableLeft } from '../match/slice'

/** A line that hangs in the air: who says what, and how much had happened by then. */
export type Said = LineOf<GameId> & { readonly at: number }

const slice = createSlice({
  name: 'talk',
  initialState: (): { readonly said: Said | null } => ({ said: null }),
  reducers: {
    lineSaid: (_, { payload: said }: PayloadAction<Said>) => ({ said }),
    /** It has been heard. */
    lineFaded: () => ({ said: null }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(isTableChange, actionUndone, tableLeft), () => ({ said: null })),
})

/** What a bot says just now; none of it is in the match's record. */
export const selectSaid = (state: RootState): Said | null => state.talk.said

export const talkReducer = slice.reducer
export const { lineSaid, lineFaded } = slice.actions
