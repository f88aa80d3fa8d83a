import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Player, Setup } from '@/persistence/kinds'

export type { Player, Setup }

const NEIGHBOURS = ['Rosa', 'Hank', 'Mei', 'Bo', 'Ines', 'Cole', 'Otis'] as const

/** The bots one meets if one never names any; seat 0 is the person's own. */
export const defaultPlayers = (seats: number, own: string): Player[] => [
  { kind: 'human', name: own },
  ...NEIGHBOURS.slice(0, seats - 1).map((name): Player => ({ kind: 'bot', name, level: 'easy' })),
]

/** The last set-up; null until a first game has been dealt. */
const slice = createSlice({
  name: 'setup',
  initialState: (): Setup | null => null,
  reducers: {
    setupRemembered: (_, { payload }: PayloadAction<Setup>) => payload,
  },
})

export const setupReducer = slice.reducer
export const { setupRemembered } = slice.actions
