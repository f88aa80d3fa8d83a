import { createSlice, nanoid, original, type Draft, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '@/core/game'
import { isHunt } from '@/family/roles'
import type { GameId, Trackers } from '@/games'
import type { CompanionPrefs, SavedCompanion, TablePerson } from '@/persistence/companion'
import { freshSeed } from '../fresh-seed'
import { companionOf } from '../games'
import { withMark, type Marking } from './marks'
import type { CompanionSlot, CompanionTable } from './table'
import type { Entered } from './timeline'

export type { CompanionPrefs, CompanionTable, TablePerson }

/** What the last gesture entered: everything in the log from here on. There is none after anything else. */
export interface Gesture {
  readonly from: number
}

export interface TrackerState {
  readonly slot: CompanionSlot
  /** Why the last entry was not taken. */
  readonly refusal: Refusal | null
  readonly gesture: Gesture | null
  /** The seat that looks at its card once more; forgotten when the app ends. */
  readonly looking: number | null
  /** The seat that has noted its suspicions behind the curtain last; forgotten likewise. */
  readonly suspecting: number | null
  readonly prefs: CompanionPrefs
}

const EMPTY: CompanionSlot = { kind: 'empty' }

const initialState: TrackerState = {
  slot: EMPTY,
  refusal: null,
  gesture: null,
  looking: null,
  suspecting: null,
  prefs: { arrangement: 'around', clock: false, sound: false, players: [], options: {} },
}

type TrackerAction = Trackers[GameId]['Action']

interface Opened {
  readonly game: GameId
  readonly id: string
  readonly at: number
  readonly seed: number
  readonly players: readonly TablePerson[]
  readonly config: Trackers[GameId]['Config']
  /** The phone dealt the roles and shows them round. */
  readonly deals: boolean
}

interface EnteredNow {
  readonly actions: readonly TrackerAction[]
  readonly at: number
}

interface Edited {
  readonly index: number
  readonly action: TrackerAction | null
}

interface AsideSettled {
  /** Its place among everything that lies aside. */
  readonly index: number
  readonly again: boolean
  readonly at: number
}

/** The table, if it is open. */
export const openTableOf = ({ slot }: Pick<TrackerState, 'slot'>): CompanionTable | null =>
  slot.kind === 'open' ? slot.table : null

const withTable = (state: TrackerState, table: CompanionTable): TrackerState => ({
  ...state,
  slot: { kind: 'open', table },
})

/** What an entry made of the table, or why it was not taken. */
function after(state: TrackerState, table: CompanionTable, entered: Entered): TrackerState {
  if (!entered.ok) return { ...state, refusal: entered.refusal }
  const calm = { ...state, refusal: null, gesture: null }
  return withTable(calm, { ...table, ...entered.timeline })
}

/** A reducer of the table in its plain state: its match is far too large to be drafted. Nothing happens where none is open. */
const onTable =
  <P>(reduce: (state: TrackerState, table: CompanionTable, payload: P) => TrackerState) =>
  (draft: Draft<TrackerState>, { payload }: PayloadAction<P>): TrackerState | undefined => {
    const state = original(draft)
    const table = state && openTableOf(state)
    return table ? reduce(state, table, payload) : undefined
  }

/** The authority on the companion's table: its reducers are events, and its game decides what they do. */
const slice = createSlice({
  name: 'tracker',
  initialState,
  reducers: {
    tableOpened: {
      reducer(state, { payload }: PayloadAction<Opened>) {
        const { game, id, at, seed, players, config, deals } = payload
        // Hunters play with open cards.
        const peeking = deals && !isHunt(players.length) ? 0 : null
        const timeline = companionOf(game).begin(config, seed)
        const calm = { ...state, refusal: null, gesture: null, suspecting: null }
        return withTable(calm, { game, ...timeline, id, startedAt: at, players, peeking })
      },
      prepare: (opened: Pick<Opened, 'game' | 'players' | 'config' | 'deals'>) => ({
        payload: {
          id: nanoid(),
          at: Date.now(),
          seed: freshSeed(),
          ...opened,
        },
      }),
    },
    /** A table was read that was kept earlier; its game has not been loaded yet. */
    tableKept: (state, { payload: save }: PayloadAction<SavedCompanion>) => ({
      ...state,
      slot: { kind: 'kept', save },
    }),
    /** Its game has been loaded, and it can be gone on with. */
    tableRestored: (state, { payload: table }: PayloadAction<CompanionTable>) =>
      withTable({ ...state, gesture: null }, table),
    /** What was kept is no table; the text is set aside. */
    tableRefused: (state, _: PayloadAction<{ readonly reason: string }>) => ({
      ...state,
      slot: EMPTY,
    }),
    entered: {
      reducer: onTable((state, table, { actions, at }: EnteredNow) => {
        const entered = companionOf(table.game).enter(table, actions, at)
        const gesture = entered.ok ? { from: table.match.record.actions.length } : null
        return { ...after(state, table, entered), gesture }
      }),
      prepare: (...actions: TrackerAction[]) => ({
        payload: { actions, at: Date.now() },
      }),
    },
    /** An earlier entry was set right; null takes it out. */
    entryEdited: onTable((state, table, { index, action }: Edited) =>
      after(state, table, companionOf(table.game).edit(table, index, action)),
    ),
    /** What lay aside is entered after all, or let go. */
    asideSettled: {
      reducer: onTable((state, table, { index, again, at }: AsideSettled) => {
        const { enterAside, withoutAside } = companionOf(table.game)
        if (again) return after(state, table, enterAside(table, index, at))
        return withTable(state, { ...table, ...withoutAside(table, index) })
      }),
      prepare: (index: number, again: boolean) => ({ payload: { index, again, at: Date.now() } }),
    },
    entryUndone: onTable((state, table, _: void) =>
      after(state, table, { ok: true, timeline: companionOf(table.game).undo(table) }),
    ),
    entryRedone: onTable((state, table, _: void) =>
      after(state, table, { ok: true, timeline: companionOf(table.game).redo(table) }),
    ),
    refusalRead: (state) => ({ ...state, refusal: null }),
    roleSeen: onTable((state, table, _: void) => {
      if (table.peeking === null) return state
      const next = table.peeking + 1
      return withTable(state, { ...table, peeking: next < table.players.length ? next : null })
    }),
    roleAskedFor: (state, { payload }: PayloadAction<number>) => ({ ...state, looking: payload }),
    rolePutBack: (state) => ({ ...state, looking: null }),
    /** Somebody at the table wants to note who is who. */
    suspicionsAskedFor: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      suspecting: payload,
    }),
    suspicionNoted: {
      reducer: onTable((state, table, { at, ...marking }: Marking & { readonly at: number }) =>
        withTable(state, withMark(table, marking, at)),
      ),
      prepare: (marking: Marking) => ({ payload: { ...marking, at: Date.now() } }),
    },
    tableClosed: (state) => ({
      ...state,
      slot: EMPTY,
      refusal: null,
      gesture: null,
      looking: null,
      suspecting: null,
    }),
    prefsChanged: (state, { payload }: PayloadAction<Partial<CompanionPrefs>>) => ({
      ...state,
      prefs: { ...state.prefs, ...payload },
    }),
  },
})

export const trackerReducer = slice.reducer
export const {
  tableOpened,
  tableKept,
  tableRestored,
  tableRefused,
  entered,
  entryEdited,
  asideSettled,
  entryUndone,
  entryRedone,
  refusalRead,
  roleSeen,
  roleAskedFor,
  rolePutBack,
  suspicionsAskedFor,
  suspicionNoted,
  tableClosed,
  prefsChanged,
} = slice.actions
