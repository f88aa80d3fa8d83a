import type { ActionOf, GameId, Games, OrdersOf, RecordOf, ReflexesOf } from '@/games'

/** What somebody has left to be done for them while others have the phone. */
export interface Standing<G extends GameId> {
  readonly reflexes: ReflexesOf<G> | null
  readonly orders: OrdersOf<G> | null
}

/** What is done without asking, and the orders that are left then. */
export interface Unasked<G extends GameId> {
  readonly action: ActionOf<G>
  readonly orders: OrdersOf<G> | null
}

/** How a phone that is passed around keeps a game's secrets. */
export interface Passing<G extends GameId> {
  /** Does everybody hold cards that nobody else may see? */
  readonly hasHands: boolean
  /** Throws where they are none. */
  readReflexes(data: unknown): ReflexesOf<G>
  /** What is kept of a record: it names no card that lies hidden. */
  sealRecord(record: RecordOf<G>): unknown
  /** What the rules can read of a record that was kept, sealed or not. */
  unsealRecord(data: unknown): unknown
  sealOrders(orders: OrdersOf<G>, seed: number): unknown
  /** Throws where they are none. */
  readOrders(data: unknown, seed: number): OrdersOf<G>
  /** Must whoever is asked have the phone? What all may look on at is answered across the table. */
  needsPhone(state: Games[G]['State']): boolean
  /** Those of the answers that may lie open. */
  openAnswers(legal: readonly ActionOf<G>[]): readonly ActionOf<G>[]
  /** What is answered for whoever is asked; null where they must be asked. It tells nothing of what they hold. */
  unasked(state: Games[G]['State'], standing: Standing<G>): Unasked<G> | null
}
