import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GameId } from '@/games'
import type { Progress } from '@/persistence/progress'

const initialState: Progress = { learned: [], tips: [] }

/** How far the phone's owner has come in learning the games. */
const slice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    progressRestored: (_, { payload }: PayloadAction<Progress>) => payload,
    lessonFinished(state, { payload }: PayloadAction<GameId>) {
      if (!state.learned.includes(payload)) state.learned.push(payload)
    },
    tipShown(state, { payload }: PayloadAction<string>) {
      if (!state.tips.includes(payload)) state.tips.push(payload)
    },
  },
})

export const progressReducer = slice.reducer
export const { progressRestored, lessonFinished, tipShown } = slice.actions
