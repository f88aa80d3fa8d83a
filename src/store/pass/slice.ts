import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Seat } from '@/core/game'
import { actionTaken, roleSeen, isTableChange } from '../match/slice'

/** Where the phone is while it is passed around the table. None of this is kept: after the app was killed, the curtain comes first. */
export interface PassState {
  /** Who has the phone; null while the curtain waits for somebody to take it. */
  readonly holder: Seat | null
  /** Whose card is held up at this moment. */
  readonly raised: Seat | null
  /** Whoever has the phone looks at their hand. */
  readonly isHandUp: boolean
  /** Who wants the phone to do something out of turn. */
  readonly wanting: Seat | null
  /** The curtain was drawn by hand: people have left the table for a while. */
  readonly isBreak: boolean
}

const onTheTable: PassState = {
  holder: null,
  raised: null,
  isHandUp: false,
  wanting: null,
  isBreak: false,
}

const slice = createSlice({
  name: 'pass',
  initialState: onTheTable,
  reducers: {
    phoneTaken: ({ wanting }, { payload: seat }: PayloadAction<Seat>): PassState => ({
      ...onTheTable,
      holder: seat,
      wanting: wanting === seat ? seat : null,
    }),
    /** Somebody wants to act out of turn, or has done so. */
    phoneWanted(state, { payload: seat }: PayloadAction<Seat | null>) {
      state.wanting = seat
      state.isHandUp = false
    },
    handRaised(state) {
      state.isHandUp = state.holder !== null
    },
    handLowered(state) {
      state.isHandUp = false
    },
    curtainDrawn: () => ({ ...onTheTable, isBreak: true }),
    /** Only whoever has the phone can lift a card, and only their own. */
    roleRaised(state) {
      state.raised = state.holder
    },
    roleLowered(state) {
      state.raised = null
    },
  },
  extraReducers: (builder) => {
    builder
      // What somebody wanted to do out of turn is done.
      .addCase(actionTaken, (state) => {
        state.wanting = null
      })
      .addMatcher(isAnyOf(isTableChange, roleSeen), () => onTheTable)
  },
})

export const passReducer = slice.reducer
export const {
  phoneTaken,
  phoneWanted,
  curtainDrawn,
  roleRaised,
  roleLowered,
  handRaised,
  handLowered,
} = slice.actions
