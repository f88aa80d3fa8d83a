import type { Seat } from '@/core/game'
import type { CharacterId } from '@/family/characters'
import type { Role, RoleCounts, SeenRole } from '@/family/roles'
import type { Card, KindId } from '../cards/ids'
import type { Options } from '../options'
import type { Winner } from '../rules/state'

/** What a draw! at the start of a turn can be for. */
export const START_CHECKS = ['dynamite', 'jail'] as const
export type StartCheck = (typeof START_CHECKS)[number]

/** Why somebody lost life: a hit by whatever card, the Dynamite, or nobody's doing. */
export type HitCause = KindId | 'hit' | 'hand'

/** Life points on their way to somebody. */
export interface Hit {
  readonly seat: Seat
  readonly amount: number
  readonly by: Seat | null
  readonly cause: HitCause
  /** The life is lost; now it must be known whether that was the end. */
  readonly isStruck: boolean
}

/** What the phone waits for. */
export type Question =
  /** A turn is under way: whatever happens on the table may be entered. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** A draw! at the start of a turn: what was asked for, or not. */
  | { readonly kind: 'draw'; readonly seat: Seat; readonly for: StartCheck }
  /** No life is left. */
  | {
      readonly kind: 'fall'
      readonly seat: Seat
      /** Beers that save; null where nothing can. */
      readonly needs: number | null
      /** What the card can be that is turned up; empty where the phone knows it. */
      readonly roles: readonly Role[]
    }

/**
 * A table of printed cards, as far as everybody sees it: no hands, no piles. Only `evolve` changes it; `hits` and
 * `isSettling` are the rules' own bookmark.
 */
export interface TrackerState {
  readonly options: Options
  readonly roleCounts: RoleCounts
  readonly characters: readonly (CharacterId | null)[]
  readonly maxLife: readonly number[]
  /** Who began: where a round is counted from. */
  readonly first: Seat
  roles: SeenRole[]
  /** May stand below 1 only while its owner's last breath is open. */
  life: number[]
  alive: boolean[]
  /** What lies in front of each player and matters here; of each kind one card stands for all its copies. */
  inPlay: Card[][]
  turn: Seat
  round: number
  /** `start` while cards are looked at, `over` once the turn is lost. */
  stage: 'start' | 'play' | 'over'
  /** The rank of the card that was looked at last. */
  rank: number
  /** In the order in which they are settled. */
  hits: Hit[]
  /** A win check waits for the hits to be settled. */
  isSettling: boolean
  decision: Question | null
  winner: Winner | null
}

/** A copy that shares nothing changeable with the original. */
export const copyState = (state: TrackerState): TrackerState => ({
  ...state,
  roles: state.roles.slice(),
  life: state.life.slice(),
  alive: state.alive.slice(),
  inPlay: state.inPlay.map((cards) => cards.slice()),
  hits: state.hits.slice(),
})
