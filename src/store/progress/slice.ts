import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Progress } from '@/persistence/progress'

const initialState: Progress = { hasLearned: false, tips: [] }

/** How far the phone's owner has come in learning the game. */
const slice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    progressRestored: (_, { payload }: PayloadAction<Progress>) => payload,
    lessonFinished(state) {
      state.hasLearned = true
    },
    tipShown(state, { payload }: PayloadAction<string>) {
      if (!state.tips.includes(payload)) state.tips.push(payload)
    },
  },
})

export const progressReducer = slice.reducer
export const { progressRestored, lessonFinished, tipShown } = slice.actions
