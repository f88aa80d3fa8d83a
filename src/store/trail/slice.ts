import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GameId } from '@/games'
import { withBest, type Trail } from '@/persistence/trail'

const initialState: Trail = { stars: {}, riding: {} }

interface Riding {
  readonly game: GameId
  readonly match: string
  readonly table: string
}

/** How far somebody has come on the trail, and which match is a ride on it. */
const slice = createSlice({
  name: 'trail',
  initialState,
  reducers: {
    trailRestored: (_, { payload }: PayloadAction<Trail>) => payload,
    /** Somebody has sat down at a table of the trail. */
    tableRidden: (
      trail: Trail,
      { payload: { game, match, table } }: PayloadAction<Riding>,
    ): Trail => ({
      ...trail,
      riding: { ...trail.riding, [game]: { match, table } },
    }),
    /** Its match has ended. */
    starsWon: (
      trail: Trail,
      { payload }: PayloadAction<{ table: string; stars: number }>,
    ): Trail => ({
      ...trail,
      stars: withBest(trail.stars, { [payload.table]: payload.stars }),
    }),
    /** All that was ridden is forgotten. */
    trailForgotten: (): Trail => initialState,
    /** A file has brought others: the better of two rides counts. */
    starsArrived: (trail: Trail, { payload }: PayloadAction<Trail['stars']>): Trail => ({
      ...trail,
      stars: withBest(trail.stars, payload),
    }),
  },
})

export const trailReducer = slice.reducer
export const { trailRestored, tableRidden, starsWon, starsArrived, trailForgotten } = slice.actions
