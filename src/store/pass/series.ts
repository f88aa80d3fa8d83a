import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Side } from '@/family/winning'
import type { GameId } from '@/games'
import type { Series } from '@/persistence/series'
import { matchStarted } from '../match/slice'
import type { RootState } from '../root'
import { tableOpened } from '../tracker/slice'
import { plainName } from '../setup/names'

export type { Series }

interface Counted {
  readonly game: GameId
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
    /** A game is over. Counted again it is set right: a card turned up later can name another winner. */
    seriesCounted: (series, { payload }: PayloadAction<Counted>): Series => {
      const counted = { ...payload, winners: [...payload.winners] }
      const isKnown = series.games.some(({ id }) => id === payload.id)
      const games = isKnown
        ? series.games.map((game) => (game.id === payload.id ? counted : game))
        : [...series.games, counted]
      return { ...series, games }
    },
    /** A win that was taken back is none. */
    seriesUncounted: (series, { payload }: PayloadAction<string>): Series => ({
      ...series,
      games: series.games.filter(({ id }) => id !== payload),
    }),
    seriesBegun: (series): Series => ({ ...series, games: [] }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(matchStarted, (series, { payload }): Series => {
        return payload.mode === 'pass' ? seated(series, payload.players) : series
      })
      .addCase(tableOpened, (series, { payload }): Series => {
        const isNamed = payload.players.every(({ name }) => name !== '')
        return isNamed ? seated(series, payload.players) : series
      }),
})

/** The same people go on with their series; others begin one. */
function seated(series: Series, players: readonly { readonly name: string }[]): Series {
  const company = players.map(({ name }) => name)
  return sameCompany(series.company, company) ? { ...series, company } : { company, games: [] }
}

/** The same people, wherever they sit. */
export function sameCompany(one: readonly string[], other: readonly string[]): boolean {
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
export const { seriesRestored, seriesCounted, seriesUncounted, seriesBegun } = slice.actions
