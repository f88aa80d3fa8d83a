import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Seat } from '@/core/game'
import type { BotAt, Motive } from '@/family/account'
import type { Personality } from '@/family/tempers'
import type { ActionOf, AdviceOf, GameId, RecordOf, ReviewOf, ViewOf } from '@/games'
import type { SuspicionsOf, WhyOf } from '../minds/minds'
import { actionTaken, actionUndone, isTableChange, tableLeft } from '../match/slice'

type Advice = AdviceOf<GameId>
type Review = ReviewOf<GameId>
type Suspicions = SuspicionsOf<GameId>

/** A hint that was asked for. */
export interface Hint {
  /** What the player was about to do. */
  readonly own: ActionOf<GameId> | null
  /** Null while it is being thought about. */
  readonly advice: readonly Advice[] | null
}

/** Something that was done, explained. */
export interface WhyTold extends WhyOf<GameId> {
  readonly seat: Seat
  readonly action: ActionOf<GameId>
  /** What its doer saw. */
  readonly view: ViewOf<GameId>
  /** Who tells it: the bot itself; or the coach, for a person, and where bots have changed since. */
  readonly by: 'bot' | 'person' | 'changed'
  /** What the bot went by. */
  readonly motives: readonly Motive<ActionOf<GameId>>[]
  readonly temper: Personality | null
}

export interface CoachState {
  /** What somebody wants to have explained: the n-th action of a match; `told` is null while it is thought about. */
  readonly why: {
    readonly match: string
    readonly at: number
    readonly told: WhyTold | null
  } | null
  readonly hint: Hint | null
  /** Advice that lies on the table to be looked at; nothing of it has been done. */
  readonly shown: Advice | null
  readonly suspicions: Suspicions | null
  readonly isPanelOpen: boolean
  /** By seat: the look back at a match that is over. */
  readonly reviews: Readonly<Record<Seat, Review>>
  /** The match that these are of. */
  readonly reviewed: string | null
  /** Whose decisions are being gone through, and how much of it is done. */
  readonly reviewing: { readonly seat: Seat; readonly share: number } | null
}

interface WhyAsked extends Omit<ReviewAsked, 'seat'> {
  /** The number of the action in the record. */
  readonly at: number
  /** By seat: the bot that sat there; null for a person. */
  readonly bots: readonly (BotAt | null)[]
}

/** Whose decisions of which match are to be gone through. */
interface ReviewAsked {
  readonly game: GameId
  readonly match: string
  readonly record: RecordOf<GameId>
  readonly seat: Seat
}

const initialState: CoachState = {
  why: null,
  hint: null,
  shown: null,
  suspicions: null,
  isPanelOpen: false,
  reviews: {},
  reviewed: null,
  reviewing: null,
}

/** What the coach says. None of it is in the match's record: a game with hints is a game like any other. */
const slice = createSlice({
  name: 'coach',
  initialState,
  reducers: {
    hintAsked: (state, { payload: own }: PayloadAction<ActionOf<GameId> | null>) => ({
      ...state,
      shown: null,
      hint: { own, advice: null },
    }),
    hintFound: (state, { payload: advice }: PayloadAction<readonly Advice[]>) => ({
      ...state,
      hint: state.hint && { ...state.hint, advice },
    }),
    hintClosed: (state) => ({ ...state, hint: null }),
    adviceShown: (state, { payload: shown }: PayloadAction<Advice>) => ({
      ...state,
      hint: null,
      shown,
    }),
    adviceCleared: (state) => ({ ...state, shown: null }),
    suspicionsFormed: (state, { payload: suspicions }: PayloadAction<Suspicions>) => ({
      ...state,
      suspicions,
    }),
    /** One match is looked back at; what was found in another is forgotten. */
    reviewAsked: (state, { payload: { match, seat } }: PayloadAction<ReviewAsked>) => {
      const reviews = state.reviewed === match ? state.reviews : {}
      const reviewing = reviews[seat] ? null : { seat, share: 0 }
      return { ...state, reviews, reviewed: match, reviewing }
    },
    /** Nobody waits for it any more; what has been found is kept. */
    reviewLeft: (state) => ({ ...state, reviewing: null }),
    reviewAdvanced: (state, { payload: share }: PayloadAction<number>) => ({
      ...state,
      reviewing: state.reviewing && { ...state.reviewing, share },
    }),
    reviewFound: (
      state,
      { payload: { seat, review } }: PayloadAction<{ seat: Seat; review: Review }>,
    ) => ({
      ...state,
      reviewing: null,
      reviews: { ...state.reviews, [seat]: review },
    }),
    whyAsked: (state, { payload: { match, at } }: PayloadAction<WhyAsked>) => ({
      ...state,
      why: { match, at, told: null },
    }),
    whyFound: (state, { payload: told }: PayloadAction<WhyTold>) => ({
      ...state,
      why: state.why && { ...state.why, told },
    }),
    whyClosed: (state) => ({ ...state, why: null }),
    panelOpened: (state) => ({ ...state, isPanelOpen: true }),
    panelClosed: (state) => ({ ...state, isPanelOpen: false }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isTableChange, () => initialState)
      // Advice is for one decision; when that is over, so is the advice.
      .addMatcher(isAnyOf(actionTaken, actionUndone, tableLeft), (state) => ({
        ...state,
        hint: null,
        shown: null,
        isPanelOpen: false,
      }))
  },
})

export const coachReducer = slice.reducer
export const {
  hintAsked,
  hintFound,
  hintClosed,
  adviceShown,
  adviceCleared,
  suspicionsFormed,
  reviewAsked,
  reviewLeft,
  reviewAdvanced,
  reviewFound,
  whyAsked,
  whyFound,
  whyClosed,
  panelOpened,
  panelClosed,
} = slice.actions
