import { createSlice, isAnyOf, nanoid, original, type PayloadAction } from '@reduxjs/toolkit'
import type { Refusal } from '@/core/game'
import { replayMatch, startMatch, takeAction, undoAction } from '@/core/match'
import {
  dice,
  type DiceAction,
  type DiceConfig,
  type DiceEvent,
  type DiceMatch,
  type Seat,
} from '@/games/dice'
import { eventsOf } from '@/games/dice/record'
import type { Player, SavedMatch } from '@/persistence/kinds'
import { freshSeed } from '../fresh-seed'
import { LESSON_ID, isSameChoice, lessonAction } from '../tutorial/lesson'

export type { SavedMatch }
export type MatchMode = SavedMatch['mode']

/** A match on the table of this phone. */
export interface ActiveMatch {
  readonly id: string
  readonly mode: MatchMode
  readonly players: readonly Player[]
  /** Passed around: the seats whose people have looked at their card. */
  readonly peeked: readonly Seat[]
  readonly startedAt: number
  readonly match: DiceMatch
  /** Everything that has happened, as the whole table saw it. */
  readonly log: readonly DiceEvent[]
  /** How much of the log the screen has played. */
  readonly shown: number
  /** How many of the last actions can be taken back: nothing was rolled or revealed since. */
  readonly undoable: number
  /** It is over, and its result has been looked at: it waits for nobody any more. */
  readonly isResultSeen?: boolean | undefined
}

/** Does somebody play here, be it that a bot sits in for them? */
export const isPerson = (player: Player): boolean =>
  player.kind === 'human' || player.isStandIn === true

/** An action that was not taken: illegal, or meant for a table that has moved on. */
export interface Rejection {
  readonly action: DiceAction
  readonly refusal: Refusal | { readonly code: 'stale' | 'lesson'; readonly message: string }
}

/** What can hold the clock of a match, each with one owner who alone lets it go: the player's pause, the curtain, a sheet or panel, the lesson's card. */
export const HOLDS = ['player', 'cover', 'panel', 'lesson'] as const
export type Hold = (typeof HOLDS)[number]

export interface MatchState {
  readonly active: ActiveMatch | null
  /** What waits meanwhile: another match while the lesson is on, or the lesson while another match is. Never one that is over. */
  readonly aside: ActiveMatch | null
  readonly rejection: Rejection | null
  /** The table is on the screen: bots think only then. */
  readonly isWatched: boolean
  /** Why the clock stands still, each reason once; it runs while there is none. */
  readonly holds: readonly Hold[]
  /** A bot is taking longer than a moment over its answer. */
  readonly isThinking: boolean
}

const initialState: MatchState = {
  active: null,
  aside: null,
  rejection: null,
  isWatched: false,
  holds: [],
  isThinking: false,
}

interface Started {
  readonly id: string
  readonly mode: MatchMode
  readonly players: readonly Player[]
  readonly config: DiceConfig
  readonly seed: number
  readonly startedAt: number
}

interface Taken {
  readonly id: string
  /** How many actions the actor had seen: the action answers that decision and no other. */
  readonly at: number
  readonly action: DiceAction
}

/** The authority on the match: its reducers are events, and the core decides what they do. */
const slice = createSlice({
  name: 'match',
  initialState,
  reducers: {
    matchStarted: {
      reducer(state, { payload }: PayloadAction<Started>) {
        const { id, mode, players, config, seed, startedAt } = payload
        const match = startMatch(dice, config, seed)
        return {
          ...state,
          rejection: null,
          holds: withoutPause(state),
          isThinking: false,
          active: freshTable({ id, mode, players, peeked: [], startedAt }, match),
          aside: id === LESSON_ID ? otherOf(state) : lessonOf(state),
        }
      },
      prepare: (
        started: Omit<Started, 'id' | 'seed' | 'startedAt'> & Partial<Pick<Started, 'id' | 'seed'>>,
      ) => ({
        payload: {
          id: nanoid(),
          seed: freshSeed(),
          startedAt: Date.now(),
          ...started,
        },
      }),
    },
    /** A match kept earlier is back on the table. */
    matchRestored: (state, { payload }: PayloadAction<ActiveMatch>) => ({
      ...state,
      rejection: null,
      holds: withoutPause(state),
      active: payload,
    }),
    asideRestored: (state, { payload }: PayloadAction<ActiveMatch>) => ({
      ...state,
      aside: payload,
    }),
    /** Back to the lesson; a match that was on the table waits. */
    lessonResumed: (state) => ({
      ...state,
      rejection: null,
      holds: withoutPause(state),
      active: lessonOf(state),
      aside: otherOf(state),
    }),
    /** The lesson makes room for the match that waited, and waits itself unless it is over. */
    lessonPutAway: (state) => ({
      ...state,
      rejection: null,
      holds: withoutPause(state),
      isThinking: false,
      active: otherOf(state),
      aside: lessonOf(state),
    }),
    actionTaken(state, { payload }: PayloadAction<Taken>) {
      const active = original(state)?.active
      if (!active) return
      const { action } = payload
      if (payload.id !== active.id || payload.at !== active.match.record.actions.length) {
        const message = 'the table has moved on since this was chosen'
        return { ...state, active, rejection: { action, refusal: { code: 'stale', message } } }
      }
      const wanted = lessonAction(active.id, payload.at)
      if (wanted && !isSameChoice(wanted, action)) {
        const message = 'the lesson asks for something else'
        return { ...state, active, rejection: { action, refusal: { code: 'lesson', message } } }
      }
      const taken = takeAction(dice, active.match, wanted ?? action)
      if (!taken.ok) return { ...state, active, rejection: { action, refusal: taken.refusal } }
      const { match, events } = taken
      const isOwn = isHumanDecision(active)
      const undoable = isOwn && !events.some(dice.reveals) ? active.undoable + 1 : 0
      const log = [...active.log, ...events]
      return {
        ...state,
        isThinking: false,
        rejection: null,
        active: { ...active, match, log, undoable },
      }
    },
    actionUndone(state) {
      const active = original(state)?.active
      if (!active || active.undoable === 0) return
      const match = undoAction(dice, active.match)
      const log = eventsOf(match.record)
      const undoable = active.undoable - 1
      return {
        ...state,
        rejection: null,
        active: { ...active, match, log, shown: log.length, undoable },
      }
    },
    /** Somebody has looked at the role he was dealt. */
    cardSeen(state, { payload: seat }: PayloadAction<Seat>) {
      const { active } = state
      if (active && !active.peeked.includes(seat)) active.peeked = [...active.peeked, seat]
    },
    /** A bot sits in for somebody, or he is back. */
    playerReplaced(state, { payload }: PayloadAction<{ seat: Seat; player: Player }>) {
      const { seat, player } = payload
      if (state.active?.players[seat]) state.active.players[seat] = player
    },
    matchAbandoned: (state) => ({
      ...state,
      active: null,
      rejection: null,
      holds: withoutPause(state),
      isThinking: false,
    }),
    /** Somebody has looked at how the match ended. */
    resultSeen(state) {
      if (state.active?.match.state.winner) state.active.isResultSeen = true
    },
    /** The screen has played the log up to here. */
    eventsShown(state, { payload }: PayloadAction<number>) {
      if (state.active) state.active.shown = Math.min(payload, state.active.log.length)
    },
    tableEntered(state) {
      state.isWatched = true
    },
    /** The bot that is asked needs more than a moment. */
    botPondered(state) {
      state.isThinking = true
    },
    tableLeft(state) {
      state.isWatched = false
      state.isThinking = false
      if (state.active) state.active.shown = state.active.log.length
    },
    /** Somebody has a reason why the match should wait. */
    clockHeld(state, { payload: hold }: PayloadAction<Hold>) {
      if (!state.holds.includes(hold)) state.holds = [...state.holds, hold]
      state.isThinking = false
    },
    /** That reason is gone; the others stay. */
    clockReleased(state, { payload: hold }: PayloadAction<Hold>) {
      state.holds = without(state.holds, hold)
    },
  },
})

const without = (holds: readonly Hold[], hold: Hold): Hold[] =>
  holds.filter((other) => other !== hold)

/** A pause is for one match. What else holds the clock lies on the screen, whatever match it shows. */
const withoutPause = ({ holds }: Pick<MatchState, 'holds'>): Hold[] => without(holds, 'player')

type Tables = Pick<MatchState, 'active' | 'aside'>

const goesOn = ({ active, aside }: Tables, isWanted: (table: ActiveMatch) => boolean) =>
  [active, aside].find((table) => table && !table.match.state.winner && isWanted(table)) ?? null

/** The lesson, on the table or waiting, as long as it is not over. */
export const lessonOf = (tables: Tables): ActiveMatch | null =>
  goesOn(tables, ({ id }) => id === LESSON_ID)

/** The same of any other match. */
export const otherOf = (tables: Tables): ActiveMatch | null =>
  goesOn(tables, ({ id }) => id !== LESSON_ID)

type Seating = Pick<
  ActiveMatch,
  'id' | 'mode' | 'players' | 'peeked' | 'startedAt' | 'isResultSeen'
>

const freshTable = (seating: Seating, match: DiceMatch): ActiveMatch => ({
  ...seating,
  match,
  log: [],
  shown: 0,
  undoable: 0,
})

/** Is a person asked? */
export function isHumanDecision({ match, players }: ActiveMatch): boolean {
  const { decision } = match.state
  return decision !== null && players[decision.seat]?.kind === 'human'
}

/** Makes a table of a save. Throws `BadRecordError` if its record does not fit the rules. */
export function tableOfSave({ record, ...seating }: SavedMatch): ActiveMatch {
  const match = replayMatch(dice, record)
  const log = eventsOf(record)
  return { ...freshTable(seating, match), log, shown: log.length }
}

/** What is kept of a table. */
export const saveOfTable = ({
  id,
  mode,
  players,
  peeked,
  startedAt,
  isResultSeen,
  match,
}: ActiveMatch): SavedMatch => ({
  id,
  mode,
  players,
  peeked,
  startedAt,
  isResultSeen,
  record: match.record,
})

export const matchReducer = slice.reducer
export const {
  matchStarted,
  matchRestored,
  asideRestored,
  lessonResumed,
  lessonPutAway,
  actionTaken,
  actionUndone,
  cardSeen,
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
export const isTableChange = isAnyOf(
  matchStarted,
  matchRestored,
  matchAbandoned,
  lessonResumed,
  lessonPutAway,
)
