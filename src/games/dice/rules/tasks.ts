import type { DamageCause } from './events'
import type { Seat } from './state'

/** Take arrows from the pile, one at a time (rules §4). */
export interface ArrowsTask {
  readonly do: 'arrows'
  readonly seat: Seat
  left: number
  readonly cause: 'roll' | 'ability'
  /** Whose ability hands them out. */
  readonly by: Seat | null
}

export type DamageStage = 'dodge' | 'shed' | 'bury'

/** One damage batch (rules §6), and how far it has come. */
export interface DamageTask {
  readonly do: 'damage'
  readonly cause: DamageCause
  /** Whose shot or gatling it is; nobody is the author of an attack or of dynamite. */
  readonly by: Seat | null
  /** Who is credited with a kill in the three-player hunt. */
  readonly credit: Seat | null
  /** The gatling faces that fired it: how many arrows a clearing character may take off. */
  readonly faces: number
  stage: DamageStage
  /** Before the wounds: points to lose, by seat. Afterwards: points really lost. */
  readonly points: number[]
  /** The seat being asked, and the points it may still be asked about. */
  seat: Seat
  left: number
  /** Who fell in this batch. */
  readonly dead: Seat[]
}

export type ResolveStage = 'dynamite' | 'bulls-eyes' | 'beer' | 'late-dynamite' | 'turn-end'

/** Resolve the final result, step by step (rules §3). */
export interface ResolveTask {
  readonly do: 'resolve'
  stage: ResolveStage
  /** The next die to look at within the stage. */
  die: number
  /** The roller's life when the beers began. */
  lifeAtBeer: number
}

/** Arrows that a character may take off players for the gatling faces rolled. */
export interface ClearTask {
  readonly do: 'clear'
  left: number
  /** With `onlyOne`, all come from the player chosen first. */
  readonly onlyOne: boolean
  from: Seat | null
}

/** Work of the rules that waits for a choice or for its turn: plain data, so that a match can be saved at every decision. */
export type Task =
  | { readonly do: 'ask-roll' }
  | { readonly do: 'read-roll' }
  | { readonly do: 'drop-arrows' }
  | ArrowsTask
  | DamageTask
  | ResolveTask
  | ClearTask
