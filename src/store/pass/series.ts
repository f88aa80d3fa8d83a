import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Side } from '@/family/winning'
import { FIRST_GAME, type GameId } from '@/games'
import { MOST_POINTS, type Series, type Worth } from '@/persistence/series'
import { matchStarted } from '../match/slice'
import type { RootState } from '../root'
import { tableOpened } from '../tracker/slice'
import { plainName } from '../setup/names'

export { MOST_POINTS }
export type { Series, Worth }

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
    /** The table sets its own points; the games before count by them, too. */
    worthSet: (series, { payload }: PayloadAction<Worth>): Series => ({
      ...series,
      worth: payload,
    }),
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

/** One point for each member of the winning side; with dice, alone against all counts two. */
const USUAL: Readonly<Record<GameId, Worth>> = {
  dice: { law: 1, outlaws: 1, alone: 2 },
  cards: { law: 1, outlaws: 1, alone: 1 },
}

/** What a win counts in this series: as its company has set it, or as its last game does. */
export const worthOf = ({ worth, games }: Series): Worth =>
  worth ?? USUAL[games.at(-1)?.game ?? FIRST_GAME]

function pointsFor({ game, side }: Series['games'][number], own: Worth | undefined): number {
  const worth = own ?? USUAL[game]
  switch (side) {
    case 'law':
    case 'outlaws':
      return worth[side]
    case 'renegade':
    case 'hunter':
    case 'survivor':
      return worth.alone
    case 'draw':
      return 0
  }
}

export interface SeriesLine {
  readonly name: string
  readonly points: number
}

/** How the series stands, the most points first. */
export function standingOf({ company, games, worth }: Series): SeriesLine[] {
  return company
    .map((name) => ({
      name,
      points: games
        .filter(({ winners }) => winners.includes(name))
        .reduce((sum, game) => sum + pointsFor(game, worth), 0),
    }))
    .sort((a, b) => b.points - a.points)
}

export const selectSeries = (state: RootState): Series => state.series

export const seriesReducer = slice.reducer
export const { seriesRestored, seriesCounted, seriesUncounted, seriesBegun, worthSet } =
  slice.actions
