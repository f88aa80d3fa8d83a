import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GameId, OptionsOf } from '@/games'
import { SPEEDS, type Mode, type Player, type SavedSetup } from '@/persistence/kinds'
import { plainName } from './names'

export type { Mode, Player }
export { SPEEDS }

/** What a match is dealt from. */
export interface Setup<G extends GameId = GameId> extends SavedSetup {
  readonly game: G
  readonly options: Partial<OptionsOf<G>>
}

/** The last set-up of a mode: none yet, kept as it was read, or open once its game was loaded. */
export type SetupSlot<G extends GameId> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'kept'; readonly save: SavedSetup }
  | { readonly kind: 'open'; readonly setup: Setup<G> }

/** Of each game and each mode. */
export type Setups = { readonly [G in GameId]: Readonly<Record<Mode, SetupSlot<G>>> }

/**
 * Names that anybody may have, in all four languages: faces are dealt after names are given, and a Rosa with a goatee is no
 * Rosa. One more than there are seats for, in case the person is called like one of them.
 */
const NEIGHBOURS = ['Dusty', 'Lou', 'Sage', 'Bo', 'Robin', 'Casey', 'Ash', 'Dakota'] as const

/** The bots one meets if one never names any; seat 0 is the person's own. */
export const defaultPlayers = (seats: number, own = ''): Player[] => [
  { kind: 'human', name: own },
  ...NEIGHBOURS.slice(0, seats - 1).map((name): Player => ({ kind: 'bot', name, level: 'easy' })),
]

/** A full table of so many: those who were named, then neighbours whose names nobody has taken. */
export function fullTable(players: readonly Player[], most: number): Player[] {
  const taken = new Set(players.map(({ name }) => plainName(name)))
  const others = defaultPlayers(most + 1)
    .slice(1)
    .filter(({ name }) => !taken.has(plainName(name)))
  const seated = players.length > 0 ? players : defaultPlayers(1)
  return [...seated, ...others].slice(0, most)
}

/** A full table of people: those who were named, then seats that wait for a name. */
export function fullOfPeople(
  players: readonly Player[],
  most: number,
  nameOf: (seat: number) => string,
): Player[] {
  return Array.from(
    { length: most },
    (_, seat): Player => players[seat] ?? { kind: 'human', name: nameOf(seat) },
  )
}

const EMPTY = { kind: 'empty' } as const
const NONE = { solo: EMPTY, pass: EMPTY }

type At<G extends GameId> = Pick<Setup<G>, 'game' | 'mode'>

const withSlot = <G extends GameId>(
  setups: Setups,
  { game, mode }: At<G>,
  slot: SetupSlot<G>,
): Setups => ({ ...setups, [game]: { ...setups[game], [mode]: slot } })

/** The last set-up of each game and mode. */
const slice = createSlice({
  name: 'setup',
  initialState: (): Setups => ({ dice: NONE, cards: NONE }),
  reducers: {
    /** A match was dealt from it. */
    setupRemembered: (last: Setups, { payload: setup }: PayloadAction<Setup>) =>
      withSlot(last, setup, { kind: 'open', setup }),
    /** It was read; its game has not been loaded yet. */
    setupKept: (last: Setups, { payload: save }: PayloadAction<SavedSetup>) =>
      withSlot(last, save, { kind: 'kept', save }),
    /** Its game has been loaded, and it can be dealt from. */
    setupOpened: (last: Setups, { payload: setup }: PayloadAction<Setup>) =>
      withSlot(last, setup, { kind: 'open', setup }),
    /** Its rules are none of its game; the text is set aside. */
    setupRefused: (last: Setups, { payload }: PayloadAction<RefusedSetup>) =>
      withSlot(last, payload, EMPTY),
  },
})

interface RefusedSetup extends Pick<SavedSetup, 'game' | 'mode'> {
  readonly reason: string
}

export const setupReducer = slice.reducer
export const { setupRemembered, setupKept, setupOpened, setupRefused } = slice.actions
