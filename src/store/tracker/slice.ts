import { createSlice, nanoid, original, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '@/core/game'
import { replayMatch } from '@/core/match'
import type { Deal } from '@/games/dice'
import { tracker, type TrackerAction } from '@/games/dice/tracker'
import type { CompanionPrefs, SavedCompanion, TablePerson } from '@/persistence/companion'
import { freshSeed } from '../fresh-seed'
import {
  beginTimeline,
  edit,
  enter,
  enterAside,
  redo,
  undo,
  withoutAside,
  type Entered,
  type Timeline,
} from './timeline'

export type { CompanionPrefs, TablePerson }
export type { Change } from '@/persistence/companion'

/** A physical table that this phone keeps. */
export interface CompanionTable extends Timeline {
  readonly id: string
  readonly startedAt: number
  readonly players: readonly TablePerson[]
  /** The seat that looks at its card next, where the phone dealt them. */
  readonly peeking: number | null
}

/** What the last gesture entered: everything in the log from here on. There is none after anything else. */
export interface Gesture {
  readonly from: number
}

export interface TrackerState {
  readonly table: CompanionTable | null
  /** Why the last entry was not taken. */
  readonly refusal: Refusal | null
  readonly gesture: Gesture | null
  /** The seat that looks at its card once more; forgotten when the app ends. */
  readonly looking: number | null
  readonly prefs: CompanionPrefs
}

const initialState: TrackerState = {
  table: null,
  refusal: null,
  gesture: null,
  looking: null,
  prefs: { arrangement: 'around', clock: false, sound: false, players: [] },
}

interface Opened {
  readonly id: string
  readonly at: number
  readonly seed: number
  readonly players: readonly TablePerson[]
  readonly config: Deal
  /** The phone dealt the roles and shows them round. */
  readonly deals: boolean
}

interface EnteredNow {
  readonly actions: readonly TrackerAction[]
  readonly at: number
}

interface AsideSettled {
  /** Its place among everything that lies aside. */
  readonly index: number
  readonly again: boolean
  readonly at: number
}

/** What an entry made of the table, or why it was not taken. */
function after(state: TrackerState, table: CompanionTable, entered: Entered): TrackerState {
  if (!entered.ok) return { ...state, table, refusal: entered.refusal }
  return { ...state, refusal: null, gesture: null, table: { ...table, ...entered.timeline } }
}

/** The authority on the companion's table: its reducers are events, and the core decides what they do. */
const slice = createSlice({
  name: 'tracker',
  initialState,
  reducers: {
    tableOpened: {
      reducer(state, { payload }: PayloadAction<Opened>) {
        const { id, at, seed, players, config, deals } = payload
        const peeking = deals && config.seats > 3 ? 0 : null
        const timeline = beginTimeline(config, seed)
        return {
          ...state,
          refusal: null,
          gesture: null,
          table: { ...timeline, id, startedAt: at, players, peeking },
        }
      },
      prepare: (opened: Pick<Opened, 'players' | 'config' | 'deals'>) => ({
        payload: {
          id: nanoid(),
          at: Date.now(),
          seed: freshSeed(),
          ...opened,
        },
      }),
    },
    tableRestored: (state, { payload }: PayloadAction<CompanionTable>) => ({
      ...state,
      gesture: null,
      table: payload,
    }),
    entered: {
      reducer(state, { payload }: PayloadAction<EnteredNow>) {
        const known = original(state)
        const table = known?.table
        if (!known || !table) return
        const entered = enter(table, payload.actions, payload.at)
        const gesture = entered.ok ? { from: table.match.record.actions.length } : null
        return { ...after(known, table, entered), gesture }
      },
      prepare: (...actions: TrackerAction[]) => ({
        payload: { actions, at: Date.now() },
      }),
    },
    /** An earlier entry was set right; null takes it out. */
    entryEdited(
      state,
      { payload }: PayloadAction<{ readonly index: number; readonly action: TrackerAction | null }>,
    ) {
      const known = original(state)
      const table = known?.table
      if (!known || !table) return
      return after(known, table, edit(table, payload.index, payload.action))
    },
    /** What lay aside is entered after all, or let go. */
    asideSettled: {
      reducer(state, { payload }: PayloadAction<AsideSettled>) {
        const known = original(state)
        const table = known?.table
        if (!known || !table) return
        const { index, again, at } = payload
        if (again) return after(known, table, enterAside(table, index, at))
        return { ...known, table: { ...table, ...withoutAside(table, index) } }
      },
      prepare: (index: number, again: boolean) => ({ payload: { index, again, at: Date.now() } }),
    },
    entryUndone(state) {
      const known = original(state)
      const table = known?.table
      if (!known || !table) return
      return { ...known, refusal: null, gesture: null, table: { ...table, ...undo(table) } }
    },
    entryRedone(state) {
      const known = original(state)
      const table = known?.table
      if (!known || !table) return
      return { ...known, refusal: null, gesture: null, table: { ...table, ...redo(table) } }
    },
    refusalRead: (state) => ({ ...state, refusal: null }),
    cardSeen(state) {
      const { table } = state
      if (!table || table.peeking === null) return
      const next = table.peeking + 1
      table.peeking = next < table.players.length ? next : null
    },
    cardAskedFor: (state, { payload }: PayloadAction<number>) => ({ ...state, looking: payload }),
    cardPutBack: (state) => ({ ...state, looking: null }),
    tableClosed: (state) => ({
      ...state,
      table: null,
      refusal: null,
      gesture: null,
      looking: null,
    }),
    prefsChanged: (state, { payload }: PayloadAction<Partial<CompanionPrefs>>) => ({
      ...state,
      prefs: { ...state.prefs, ...payload },
    }),
  },
})

/** Makes a table of a save. Throws `BadRecordError` if its record does not fit the rules. */
export function tableOfSave({ record, ...rest }: SavedCompanion): CompanionTable {
  return { ...rest, match: replayMatch(tracker, record) }
}

/** What is kept of a table. */
export const saveOfTable = ({ match, ...rest }: CompanionTable): SavedCompanion => ({
  ...rest,
  record: match.record,
})

export const trackerReducer = slice.reducer
export const {
  tableOpened,
  tableRestored,
  entered,
  entryEdited,
  asideSettled,
  entryUndone,
  entryRedone,
  refusalRead,
  cardSeen,
  cardAskedFor,
  cardPutBack,
  tableClosed,
  prefsChanged,
} = slice.actions
