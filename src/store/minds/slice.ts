import { createSlice } from '@reduxjs/toolkit'

/** Whether those who think, bots and coach, could be fetched. */
export interface MindsState {
  /** Somebody waits for them, and they could not be fetched. */
  readonly areMissing: boolean
}

const initialState: MindsState = { areMissing: false }

const slice = createSlice({
  name: 'minds',
  initialState,
  reducers: {
    mindsMissed: () => ({ areMissing: true }),
    mindsFound: () => initialState,
    /** Somebody wants it to be tried once more. */
    mindsAskedAgain: () => initialState,
  },
})

export const mindsReducer = slice.reducer
export const { mindsMissed, mindsFound, mindsAskedAgain } = slice.actions
