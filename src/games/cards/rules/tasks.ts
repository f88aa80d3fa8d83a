import type { Seat } from '@/core/game'
import type { CardId, KindId } from '../cards/ids'
import type { CheckKind, Demand } from '../protocol'
import type { CheckCause } from './events'

/** How far a turn has come; `settle` is the end of a card's effect in it (rules §4, steps 3 and 4). */
export type TurnStage = 'start' | 'first' | 'second' | 'play' | 'settle' | 'discard' | 'over'

/** The turn, and how far it has come (rules §2). It lies at the bottom for as long as the turn lasts. */
export interface TurnTask {
  readonly do: 'turn'
  stage: TurnStage
  /** The last of the cards in front of the player that were looked at, by their rank. */
  rank: number
  /** Somebody has fallen since the last win check. */
  hasFallen: boolean
}

/** A card whose effect goes round the table, beginning at the player's left (rules §4). */
export interface VolleyTask {
  readonly do: 'volley'
  readonly by: Seat
  readonly card: CardId
  readonly cause: KindId
  /** What each one is asked; null: each is shot at. */
  readonly demand: Demand | null
  /** Who was reached last. */
  seat: Seat
}

/** A shot at somebody (rules §6, Defence). */
export interface ShotTask {
  readonly do: 'shot'
  readonly by: Seat
  readonly seat: Seat
  readonly card: CardId
  /** What the card was played as. */
  readonly cause: KindId
  needs: number
  /** The dodges tried against this shot, as bits. */
  tried: number
}

/** A card asked of somebody who takes a hit without it. */
export interface DemandTask {
  readonly do: 'demand'
  readonly by: Seat
  readonly seat: Seat
  readonly card: CardId
  readonly demand: Demand
}

/** Two players answer each other until one does not (rules §6). */
export interface FaceOffTask {
  readonly do: 'face-off'
  readonly by: Seat
  readonly other: Seat
  readonly card: CardId
  readonly demand: Demand
  /** Who must answer now. */
  seat: Seat
}

/** A hit that its victim has not survived yet (rules §4). */
export interface HitTask {
  readonly do: 'hit'
  readonly seat: Seat
  readonly amount: number
  readonly by: Seat | null
  readonly cause: KindId
}

/** Cards that lie open for everybody in turn (rules §6). */
export interface StoreTask {
  readonly do: 'store'
  /** Who takes next, if alive. */
  seat: Seat
}

/** A draw! whose card is still to be named (rules §5). */
export interface CheckTask {
  readonly do: 'check'
  readonly seat: Seat
  readonly for: CheckKind
  readonly cause: CheckCause
}

/**
 * Work of the rules that waits for a choice or for its turn: plain data, so that a match can be saved at every decision.
 * There is nothing in it that the whole table does not know.
 */
export type Task =
  TurnTask | VolleyTask | ShotTask | DemandTask | FaceOffTask | HitTask | StoreTask | CheckTask

/** Tasks are changed in place as they go on, so a copied table needs its own. */
export function copyTask(task: Task): Task {
  switch (task.do) {
    case 'turn':
      return { do: 'turn', stage: task.stage, rank: task.rank, hasFallen: task.hasFallen }
    case 'volley':
    case 'shot':
    case 'face-off':
    case 'store':
      return { ...task }
    case 'demand':
    case 'hit':
    case 'check':
      return task
  }
}
