import type { Rng } from './rng'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Why an action was not taken; the message says what would be legal. */
export interface Refusal {
  readonly code: 'bad-request' | 'illegal-action' | 'game-over'
  readonly message: string
}

/** What every game's decision says, whatever else it asks. */
export interface Asked {
  readonly seat: Seat
  readonly kind: string
}

/** The types of one game, by name: what a module, a match and a record are generic over. */
export interface GameTypes {
  readonly Id: string
  readonly Config: unknown
  readonly State: unknown
  /** What a seat knows of the state: where the rules need no secret it is the state's own type. */
  readonly View: unknown
  readonly Action: unknown
  readonly Event: unknown
  readonly Decision: Asked
}

/** What one action did: the table afterwards, and the facts in the order in which they happened. */
export interface Step<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/** The contract between a game of the family and everything that plays it: app, referee, arena, bots, tests. */
export interface GameModule<G extends GameTypes> {
  readonly id: G['Id']
  /** The version of the rules; a record of another version is not replayed blindly. */
  readonly rules: number
  setup(config: G['Config'], rng: Rng): G['State']
  /** Who must choose what; null only when the game is over. */
  decision(state: G['State']): G['Decision'] | null
  /** Every legal action of the open decision; never empty while one is open. */
  legal(state: G['State']): readonly G['Action'][]
  /** What may be done out of turn while a decision is another's. It is taken like any action; the decision stays open. */
  interjections(state: G['State']): readonly G['Action'][]
  /** Null if the action may be taken now. */
  refuse(state: G['State'], action: G['Action']): Refusal | null
  /** Pure: copies the state once, then decides. The action must not be one that `refuse` refuses. */
  step(state: G['State'], action: G['Action'], chance: Rng): Step<G['State'], G['Event']>
  /** The same in place and without events: what simulation runs on. */
  play(state: G['State'], action: G['Action'], chance: Rng): void
  /** Folds the events that a seat was shown into a copy of its view. */
  evolved(view: G['View'], events: readonly G['Event'][]): G['View']
  /** What a seat knows; null is a stranger who looks at the table. */
  viewFor(state: G['State'], seat: Seat | null): G['View']
  /** Events as a seat is shown them: as many as there are, and what it may not know is hidden in them. */
  eventsFor(events: readonly G['Event'][], seat: Seat | null): readonly G['Event'][]
  /** Something was seen that cannot be unseen: nothing before it may be undone. */
  reveals(event: G['Event']): boolean
}
