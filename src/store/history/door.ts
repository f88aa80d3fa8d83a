import type { HistoryTables } from '@/persistence/history/tables'
import type { TextStorage } from '@/persistence/storage'
import type { HistoryBook } from './book'

/** How thunks and listeners get at the history. */
export interface HistoryDoor {
  readonly history: () => Promise<HistoryBook>
}

/** Opens the history when somebody first asks: nobody who only wants to play should load a database. */
export function historyDoor(
  storage: TextStorage,
  openTables: () => Promise<HistoryTables>,
): HistoryDoor {
  let opened: Promise<HistoryBook> | null = null
  return {
    history: () =>
      (opened ??= Promise.all([import('./book'), openTables().catch(() => null)]).then(
        ([{ HistoryBook: Book }, tables]) => new Book(storage, tables),
      )),
  }
}
