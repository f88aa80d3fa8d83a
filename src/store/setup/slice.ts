import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { MAX_SEATS } from '@/games/dice/rules/roles'
import { SPEEDS, type Mode, type Player, type Setup } from '@/persistence/kinds'
import { plainName } from './names'

export type { Mode, Player, Setup }
export { SPEEDS }

/** One more than there are seats for, in case the person is called like one of them. */
const NEIGHBOURS = ['Rosa', 'Hank', 'Mei', 'Bo', 'Ines', 'Cole', 'Otis', 'Ada'] as const

/** The bots one meets if one never names any; seat 0 is the person's own. */
export const defaultPlayers = (seats: number, own = ''): Player[] => [
  { kind: 'human', name: own },
  ...NEIGHBOURS.slice(0, seats - 1).map((name): Player => ({ kind: 'bot', name, level: 'easy' })),
]

/** A full table: those who were named, then neighbours whose names nobody has taken. */
export function fullTable(players: readonly Player[]): Player[] {
  const taken = new Set(players.map(({ name }) => plainName(name)))
  const others = defaultPlayers(MAX_SEATS + 1)
    .slice(1)
    .filter(({ name }) => !taken.has(plainName(name)))
  const seated = players.length > 0 ? players : defaultPlayers(1)
  return [...seated, ...others].slice(0, MAX_SEATS)
}

/** A full table of people: those who were named, then seats that wait for a name. */
export function fullOfPeople(
  players: readonly Player[],
  nameOf: (seat: number) => string,
): Player[] {
  return Array.from(
    { length: MAX_SEATS },
    (_, seat): Player => players[seat] ?? { kind: 'human', name: nameOf(seat) },
  )
}

/** The last set-up of each mode; null until a first game of it has been dealt. */
const slice = createSlice({
  name: 'setup',
  initialState: (): Readonly<Record<Mode, Setup | null>> => ({ solo: null, pass: null }),
  reducers: {
    setupRemembered: (last, { payload }: PayloadAction<Setup>) => ({
      ...last,
      [payload.mode]: payload,
    }),
  },
})

export const setupReducer = slice.reducer
export const { setupRemembered } = slice.actions
