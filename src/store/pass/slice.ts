import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Seat } from '@/games/dice'
import { cardSeen, matchAbandoned, matchRestored, matchStarted } from '../match/slice'

/** Where the phone is while it goes round the table. Nothing of it is kept: after a kill the curtain comes first. */
export interface PassState {
  /** Who has the phone; null while the curtain waits for somebody to take it. */
  readonly holder: Seat | null
  /** Whose card is held up at this moment. */
  readonly raised: Seat | null
}

const onTheTable: PassState = { holder: null, raised: null }

const slice = createSlice({
  name: 'pass',
  initialState: onTheTable,
  reducers: {
    phoneTaken: (_, { payload: seat }: PayloadAction<Seat>): PassState => ({
      holder: seat,
      raised: null,
    }),
    curtainDrawn: () => onTheTable,
    /** Only who has the phone can lift a card, and only his own. */
    cardRaised(state) {
      state.raised = state.holder
    },
    cardLowered(state) {
      state.raised = null
    },
  },
  extraReducers: (builder) => {
    for (const changed of [matchStarted, matchRestored, matchAbandoned, cardSeen])
      builder.addCase(changed, () => onTheTable)
  },
})

export const passReducer = slice.reducer
export const { phoneTaken, curtainDrawn, cardRaised, cardLowered } = slice.actions
