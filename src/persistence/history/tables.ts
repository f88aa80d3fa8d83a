import type { MatchHead } from './match'

/** What somebody did in a match, as text: so it is read quickest. */
export interface PlayRow {
  readonly person: string
  readonly play: string
}

/** A match as the database lays it down: what lists read, what statistics read, and what a replay reads. */
export interface HistoryRow {
  readonly head: MatchHead
  readonly plays: readonly PlayRow[]
  readonly record: unknown
}

/**
 * The little that we ask of a database: SQLite on phones, IndexedDB in the browser. What comes out of it is not to be
 * trusted; `HistoryDatabase` looks at it.
 */
export interface HistoryTables {
  /** False where it is forgotten with the app. */
  readonly isLasting: boolean
  /** Writes all or nothing; a match that is there already is replaced. */
  put(rows: readonly HistoryRow[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  clear(): Promise<void>
  /** Every match, the newest first. */
  ids(): Promise<readonly string[]>
  /** In the order of the ids; those that are not there are left out. */
  heads(ids: readonly string[]): Promise<readonly unknown[]>
  record(id: string): Promise<unknown>
  plays(person: string): Promise<readonly string[]>
  count(): Promise<number>
  countPlays(person: string): Promise<number>
}

/** A database that forgets: for tests, and where the device has none to offer. */
export function memoryTables(): HistoryTables {
  const rows = new Map<string, HistoryRow>()
  const playsOf = (person: string) =>
    [...rows.values()].flatMap(({ plays }) =>
      plays.filter((row) => row.person === person).map(({ play }) => play),
    )
  return {
    isLasting: false,
    put: async (added) => added.forEach((row) => rows.set(row.head.id, row)),
    remove: async (ids) => ids.forEach((id) => rows.delete(id)),
    clear: async () => rows.clear(),
    ids: async () =>
      [...rows.values()]
        .sort((a, b) => b.head.finishedAt - a.head.finishedAt)
        .map(({ head }) => head.id),
    heads: async (ids) => ids.flatMap((id) => rows.get(id)?.head ?? []),
    record: async (id) => rows.get(id)?.record,
    plays: async (person) => playsOf(person),
    count: async () => rows.size,
    countPlays: async (person) => playsOf(person).length,
  }
}
