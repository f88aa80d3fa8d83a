import {
  createSlice,
  isAnyOf,
  nanoid,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit'
import type { Refusal, Seat } from '@/core/game'
import type { GameId, Games, OrdersOf } from '@/games'
import type { Player } from '@/persistence/kinds'
import type { Place, SavedMatch } from '@/persistence/saves'
import { freshSeed } from '../fresh-seed'
import { withMark, type Marking } from './marks'
import { withReflexes, type ReflexSetting } from './reflexes'
import {
  NO_TABLES,
  activeTable,
  shelfOf,
  tableAt,
  withActive,
  withPlace,
  withSlot,
  withTable,
  withoutTable,
  type Tables,
} from './slots'
import {
  dealtTable,
  isOver,
  isTimely,
  withAction,
  withoutAction,
  type Table,
  type Dealt,
} from './table'

/** An action that was not taken: illegal, or meant for a table that has moved on. */
export interface Rejection {
  readonly action: Games[GameId]['Action']
  readonly refusal: Refusal | { readonly code: 'stale' | 'lesson'; readonly message: string }
}

/**
 * What can hold the clock of a match, each with one owner who alone lets it go: the player's pause, the curtain, a sheet or
 * panel, the lesson's paper, another tab that plays the match.
 */
export const HOLDS = ['player', 'cover', 'panel', 'lesson', 'elsewhere'] as const
export type Hold = (typeof HOLDS)[number]

export interface MatchState extends Tables {
  readonly rejection: Rejection | null
  /** The table is on the screen: bots think only then. */
  readonly isWatched: boolean
  /** Why the clock stands still, each reason once; it runs while there is none. */
  readonly holds: readonly Hold[]
  /** A bot is taking longer than a moment over its answer. */
  readonly isThinking: boolean
}

const initialState: MatchState = {
  ...NO_TABLES,
  rejection: null,
  isWatched: false,
  holds: [],
  isThinking: false,
}

/** What a match is begun with; the rest is drawn or follows. */
type Starting = Pick<Dealt, 'game' | 'mode' | 'players' | 'config'> &
  Partial<Pick<Dealt, 'id' | 'seed' | 'script'>>

interface Taking<G extends GameId = GameId> {
  readonly game: G
  readonly id: string
  /** How many actions the actor had seen: the action answers that decision and no other. */
  readonly at: number
  readonly action: Games[G]['Action']
  /** What is done for whoever acts before they are asked again. */
  readonly orders?: OrdersOf<G> | null
}

/** A reducer of the plain state: tables are far too large to be drafted. */
const on =
  <P>(reduce: (state: MatchState, payload: P) => MatchState) =>
  (state: Draft<MatchState>, { payload }: PayloadAction<P>): MatchState =>
    reduce(original(state) ?? state, payload)

const without = (holds: readonly Hold[], hold: Hold): Hold[] =>
  holds.filter((other) => other !== hold)

/** Another table is on the screen. A pause is for one match; what else holds the clock lies on the screen, whatever match it shows. */
const laid = (state: MatchState, place: Place): MatchState => ({
  ...withPlace(state, place),
  rejection: null,
  holds: without(state.holds, 'player'),
  isThinking: false,
})

const laidWith = (state: MatchState, table: Table): MatchState =>
  withTable(laid(state, { game: table.game, shelf: shelfOf(table) }), table)

/** Takes an action at its game's table, if that is the one on the screen and has not moved on. */
function taken<G extends GameId>(
  state: MatchState,
  { game, id, at, action, orders }: Taking<G>,
): MatchState {
  if (!activeTable(state)) return state
  const { place } = state
  const table = place.game === game ? tableAt(state, game, place.shelf) : null
  if (table?.id !== id || !isTimely(table, action, at)) {
    const message = 'the table has moved on since this was chosen'
    return { ...state, rejection: { action, refusal: { code: 'stale', message } } }
  }
  const done = withAction(table, action, orders)
  if (!done.ok) return { ...state, rejection: { action, refusal: done.refusal } }
  return { ...withTable(state, done.table), isThinking: false, rejection: null }
}

/** The authority on the match: its reducers are events, and the game's module decides what they do. */
const slice = createSlice({
  name: 'match',
  initialState,
  reducers: {
    matchStarted: {
      reducer: on((state, dealt: Dealt) => laidWith(state, dealtTable(dealt))),
      prepare: (starting: Starting): { payload: Dealt } => ({
        payload: {
          id: nanoid(),
          seed: freshSeed(),
          startedAt: Date.now(),
          peeked: [],
          script: null,
          ...starting,
        },
      }),
    },
    /** A match was read that was kept earlier; its game has not been loaded yet. */
    matchKept: on((state, save: SavedMatch) =>
      withSlot(state, { game: save.game, shelf: shelfOf(save) }, { kind: 'kept', save }),
    ),
    /** Its game has been loaded, and it is a table again. */
    matchOpened: on((state, table: Table) => withTable(state, table)),
    /** What was kept is no match; the text is set aside. */
    saveRefused: on((state, { game, shelf }: Place & { readonly reason: string }) =>
      withoutTable(state, { game, shelf }),
    ),
    /** A table is put on the screen as it is. */
    matchRestored: on(laidWith),
    /** Another of the tables is on the screen from now on. */
    tableLaid: on(laid),
    actionTaken: on((state, taking: Taking) => taken(state, taking)),
    actionUndone: (state: Draft<MatchState>) => ({
      ...withActive(original(state) ?? state, (table) =>
        table.undoable > 0 ? withoutAction(table) : table,
      ),
      rejection: null,
    }),
    /** Somebody has looked at the role they were dealt. */
    roleSeen: on((state, seat: Seat) =>
      withActive(state, (table) => ({
        ...table,
        peeked: table.peeked.includes(seat) ? table.peeked : [...table.peeked, seat],
      })),
    ),
    /** Somebody has said what is answered for them. */
    reflexesSet: on((state, setting: ReflexSetting) => withReflexes(state, setting)),
    /** Somebody suspects somebody, or no longer does. */
    suspicionMarked: on((state, marking: Marking) =>
      withActive(state, (table) => withMark(table, marking)),
    ),
    /** A bot sits in for somebody, or they are back. */
    playerReplaced: on((state, { seat, player }: { seat: Seat; player: Player }) =>
      withActive(state, (table) => ({
        ...table,
        players: table.players.map((old, i) => (i === seat ? player : old)),
      })),
    ),
    matchAbandoned: (state: Draft<MatchState>) => {
      const plain = original(state) ?? state
      return withoutTable(laid(plain, plain.place), plain.place)
    },
    /** Somebody has looked at how the match ended. */
    resultSeen: (state: Draft<MatchState>) =>
      withActive(original(state) ?? state, (table) =>
        isOver(table) ? { ...table, isResultSeen: true } : table,
      ),
    /** The screen has played the log up to here. */
    eventsShown: on((state, count: number) =>
      withActive(state, (table) => ({ ...table, shown: Math.min(count, table.log.length) })),
    ),
    tableEntered(state) {
      state.isWatched = true
    },
    /** The bot that is asked needs more than a moment. */
    botPondered(state) {
      state.isThinking = true
    },
    tableLeft: (state: Draft<MatchState>) => ({
      ...withActive(original(state) ?? state, (table) => ({ ...table, shown: table.log.length })),
      isWatched: false,
      isThinking: false,
    }),
    /** Somebody has a reason why the match should wait. */
    clockHeld(state, { payload: hold }: PayloadAction<Hold>) {
      if (!state.holds.includes(hold)) state.holds.push(hold)
      state.isThinking = false
    },
    /** That reason is gone; the others stay. */
    clockReleased(state, { payload: hold }: PayloadAction<Hold>) {
      state.holds = without(state.holds, hold)
    },
  },
})

export const matchReducer = slice.reducer
export const {
  matchStarted,
  matchKept,
  matchOpened,
  saveRefused,
  matchRestored,
  tableLaid,
  actionTaken,
  actionUndone,
  roleSeen,
  reflexesSet,
  suspicionMarked,
  playerReplaced,
  botPondered,
  matchAbandoned,
  resultSeen,
  eventsShown,
  tableEntered,
  tableLeft,
  clockHeld,
  clockReleased,
} = slice.actions

/** Another match lies on the table than before, or none: what was said and known about the last is over. */
export const isTableChange = isAnyOf(matchStarted, matchRestored, matchAbandoned, tableLaid)
