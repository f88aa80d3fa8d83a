import type { Rng } from './rng'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Why an action was not taken; the message says what would be legal. */
export interface Refusal {
  readonly code: 'bad-request' | 'illegal-action' | 'game-over'
  readonly message: string
}

/** What one action did: the table afterwards, and the facts in the order in which they happened. */
export interface Step<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/**
 * The contract between a game of the family and everything that plays it: app, referee, arena, bots, tests.
 * A view has the type of the state, with hidden things marked as hidden, so that a bot can play on from what it sees.
 */
export interface GameModule<Config, State, Action, Event, Decision> {
  readonly id: string
  /** The version of the rules; a record of another version is not replayed blindly. */
  readonly rules: number
  setup(config: Config, rng: Rng): State
  /** Who must choose what; null only when the game is over. */
  decision(state: State): Decision | null
  /** Every legal action of the open decision; never empty while one is open. */
  legal(state: State): readonly Action[]
  /** Null if the action may be taken now. */
  refuse(state: State, action: Action): Refusal | null
  /** Pure: copies the state once, then decides. The action must not be one that `refuse` refuses. */
  step(state: State, action: Action, chance: Rng): Step<State, Event>
  /** The same in place and without events: what simulation runs on. */
  play(state: State, action: Action, chance: Rng): void
  /** Folds events into a copy of a state or view. */
  evolved(state: State, events: readonly Event[]): State
  /** What a seat knows; null is a stranger who looks at the table. */
  viewFor(state: State, seat: Seat | null): State
}
