import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import type { Glance, SavedMatch } from '@/persistence/saves'
import { rulesOf } from '../games'
import { replayedTable, type Table } from './table'

/** With whose eyes the screen looks; null for a phone that is passed around: it knows what a stranger sees. */
export function ownSeatOf({ mode, players }: Pick<SavedMatch, 'mode' | 'players'>): Seat | null {
  const seat = mode === 'pass' ? -1 : players.findIndex(({ kind }) => kind === 'human')
  return seat < 0 ? null : seat
}

/** Passed around: who has yet to look at their card. Open ones need no look. */
export function unpeeked<G extends GameId>(table: Table<G>): Seat[] {
  const { game, mode, players, peeked, match } = table
  const { isRoleOpen } = rulesOf(game)
  return players.flatMap(({ kind }, seat) =>
    mode === 'pass' && kind === 'human' && !peeked.includes(seat) && !isRoleOpen(match.state, seat)
      ? [seat]
      : [],
  )
}

/** What Home may tell of a table. */
export const glanceOf = <G extends GameId>(table: Table<G>): Glance => ({
  ...rulesOf(table.game).glance(table, ownSeatOf(table)),
  goesRound: unpeeked(table).length > 0,
})

/** What is kept of a table. */
export function saveOf<G extends GameId>(table: Table<G>): SavedMatch {
  const { game, id, mode, players, peeked, startedAt, isResultSeen, reflexes, script } = table
  const seating = { game, id, mode, players, peeked, startedAt, isResultSeen, reflexes, script }
  return { ...seating, ...keptOf(table), marks: table.marks, glance: glanceOf(table) }
}

/** What has been chosen so far. A phone that is passed around is left lying: what it keeps names no card that lies hidden. */
function keptOf<G extends GameId>({ game, mode, match: { record }, orders }: Table<G>) {
  if (mode !== 'pass') return { record }
  const { sealRecord, sealOrders } = rulesOf(game).passing
  const sealed = orders && { seat: orders.seat, say: sealOrders(orders.say, record.seed) }
  return { record: sealRecord(record), ...(sealed && { orders: sealed }) }
}

/** Opens a save of a game that has been loaded. Throws if it is none, or its record does not fit the rules. */
export const tableOf = (save: SavedMatch): Table => opened(save.game, save)

function opened<G extends GameId>(game: G, save: SavedMatch): Table<G> {
  const rules = rulesOf(game)
  const { id, mode, players, peeked, startedAt, isResultSeen, marks } = save
  const record = rules.readRecord(rules.passing.unsealRecord(save.record))
  if (rules.seatsOf(record.config) !== players.length) throw new Error('every seat needs a player')
  // Version 0.1 did not write down what its lesson asks for.
  const script = save.script?.map((action) => rules.readAction(action)) ?? null
  const reflexes = save.reflexes?.map((set) =>
    set === null ? null : rules.passing.readReflexes(set),
  )
  const seating = { game, id, mode, players, peeked, startedAt, isResultSeen, reflexes, marks }
  const table = replayedTable(
    { ...seating, script: script?.length === 0 ? (rules.lesson?.actions ?? null) : script },
    record,
  )
  const orders = save.orders && {
    seat: save.orders.seat,
    say: rules.passing.readOrders(save.orders.say, record.seed),
  }
  return orders ? { ...table, orders } : table
}
