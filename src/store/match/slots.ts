import { FIRST_GAME, type GameId } from '@/games'
import type { Place, SavedMatch, Shelf } from '@/persistence/saves'
import type { AnyTable, Table } from './table'
import { isOver } from './table'

export type { Place, Shelf }

/** Where a match lies: nowhere, kept as it was read, or open as a table once its game was loaded. */
export type Slot<G extends GameId> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'kept'; readonly save: SavedMatch }
  | { readonly kind: 'open'; readonly table: Table<G> }

/** A slot for each game. */
export type Slots = { readonly [G in GameId]: Slot<G> }

/** Every game has one match that goes on and one lesson; one of all these is on the screen. */
export interface Tables {
  readonly matches: Slots
  readonly lessons: Slots
  readonly place: Place
}

const EMPTY = { kind: 'empty' } as const

const NO_SLOTS: Slots = { dice: EMPTY, cards: EMPTY }

export const NO_TABLES: Tables = {
  matches: NO_SLOTS,
  lessons: NO_SLOTS,
  place: { game: FIRST_GAME, shelf: 'matches' },
}

/** A lesson has a script. */
export const shelfOf = ({ script }: Pick<SavedMatch, 'script'>): Shelf =>
  script ? 'lessons' : 'matches'

/** The table of a game, if it is open. */
export function tableAt<G extends GameId>(tables: Tables, game: G, shelf: Shelf): Table<G> | null {
  const slot: Slot<G> = tables[shelf][game]
  return slot.kind === 'open' ? slot.table : null
}

/** The table that is on the screen, if it is open. */
export function activeTable({ place, ...shelves }: Tables): AnyTable | null {
  const slot = shelves[place.shelf][place.game]
  return slot.kind === 'open' ? slot.table : null
}

/** The same tables with something else in one slot. */
export function withSlot<G extends GameId, T extends Tables>(
  tables: T,
  { game, shelf }: { readonly game: G; readonly shelf: Shelf },
  slot: Slot<G>,
): T {
  return { ...tables, [shelf]: { ...tables[shelf], [game]: slot } }
}

/** Puts a table on its shelf. */
export const withTable = <G extends GameId, T extends Tables>(tables: T, table: Table<G>): T =>
  withSlot(tables, { game: table.game, shelf: shelfOf(table) }, { kind: 'open', table })

export const withoutTable = <T extends Tables>(tables: T, place: Place): T =>
  withSlot(tables, place, EMPTY)

/** Changes a table of whatever game. */
export type Change = <G extends GameId>(table: Table<G>) => Table<G>

function changedAt<G extends GameId, T extends Tables>(tables: T, game: G, change: Change): T {
  const table = tableAt(tables, game, tables.place.shelf)
  return table ? withTable(tables, change(table)) : tables
}

/** Changes the table that is on the screen. */
export const withActive = <T extends Tables>(tables: T, change: Change): T =>
  changedAt(tables, tables.place.game, change)

/** Another table is on the screen. The last one waits on its shelf, unless it is over and another of its game is looked at. */
export function withPlace<T extends Tables>(tables: T, place: Place): T {
  const last = activeTable(tables)
  const isMoved = tables.place.game === place.game && tables.place.shelf !== place.shelf
  const isDone = isMoved && last !== null && isOver(last)
  return { ...(isDone ? withoutTable(tables, tables.place) : tables), place }
}
