import type { Seat } from '@/core/game'
import type { GameId, ReflexesOf } from '@/games'
import { tableAt, withTable, type Tables } from './slots'

/** Somebody leaves answers to the phone. */
export interface ReflexSetting<G extends GameId = GameId> {
  readonly game: G
  readonly seat: Seat
  readonly reflexes: ReflexesOf<G>
}

/** Somebody's reflexes at their game's table, if that is the one on the screen. */
export function withReflexes<T extends Tables, G extends GameId>(
  tables: T,
  { game, seat, reflexes }: ReflexSetting<G>,
): T {
  const { place } = tables
  const table = place.game === game ? tableAt(tables, game, place.shelf) : null
  if (!table) return tables
  const set = table.players.map((_, i) => (i === seat ? reflexes : (table.reflexes?.[i] ?? null)))
  return withTable(tables, { ...table, reflexes: set })
}
