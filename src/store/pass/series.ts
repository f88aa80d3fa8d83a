import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Side } from '@/games/dice'
import type { Series } from '@/persistence/series'
import { matchStarted } from '../match/slice'
import type { RootState } from '../root'
import { plainName } from '../setup/names'

export type { Series }

interface Counted {
  readonly id: string
  readonly side: Side
  readonly winners: readonly string[]
}

const nothing: Series = { company: [], games: [] }

/** Games of the same company in a row. Another company begins a new series. */
const slice = createSlice({
  name: 'series',
  initialState: nothing,
  reducers: {
    seriesRestored: (_, { payload }: PayloadAction<Series>) => payload,
    seriesCounted: (series, { payload }: PayloadAction<Counted>): Series =>
      series.games.some(({ id }) => id === payload.id)
        ? series
        : { ...series, games: [...series.games, { ...payload, winners: [...payload.winners] }] },
    seriesBegun: (series): Series => ({ ...series, games: [] }),
  },
  extraReducers: (builder) =>
    builder.addCase(matchStarted, (series, { payload }): Series => {
      if (payload.mode !== 'pass') return series
      const company = payload.players.map(({ name }) => name)
      return sameCompany(series.company, company) ? { ...series, company } : { company, games: [] }
    }),
})

/** The same people, wherever they sit. */
function sameCompany(one: readonly string[], other: readonly string[]): boolean {
  const sorted = (names: readonly string[]) => names.map(plainName).sort().join('\n')
  return sorted(one) === sorted(other)
}

/** A win with others is one point; alone against all it is two. */
const worth = (side: Side): number =>
  side === 'renegade' || side === 'hunter' || side === 'survivor' ? 2 : 1

export interface SeriesLine {
  readonly name: string
  readonly points: number
}

/** How the series stands, the most points first. */
export function standingOf({ company, games }: Series): SeriesLine[] {
  return company
    .map((name) => ({
      name,
      points: games
        .filter(({ winners }) => winners.includes(name))
        .reduce((sum, { side }) => sum + worth(side), 0),
    }))
    .sort((a, b) => b.points - a.points)
}

export const selectSeries = (state: RootState): Series => state.series

export const seriesReducer = slice.reducer
export const { seriesRestored, seriesCounted, seriesBegun } = slice.actions
