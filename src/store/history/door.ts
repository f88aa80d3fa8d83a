import type { HistoryTables } from '@/persistence/history/tables'
import type { TextStorage } from '@/persistence/storage'
import type { HistoryBook } from './book'

/** How thunks and listeners get at the history. */
export interface HistoryDoor {
  /** Rejects where a file of it cannot be fetched; whoever asks again fetches again. */
  readonly history: () => Promise<HistoryBook>
}

/** Opens the device's database: null where there is none. Rejects where what opens it cannot be fetched. */
export type OpenTables = () => Promise<HistoryTables | null>

/** Opens the history when somebody first asks: nobody who only wants to play should load a database. */
export function historyDoor(storage: TextStorage, openTables: OpenTables): HistoryDoor {
  let opened: Promise<HistoryBook> | null = null
  const open = async (): Promise<HistoryBook> => {
    try {
      const [{ HistoryBook: Book }, tables] = await Promise.all([import('./book'), openTables()])
      return new Book(storage, tables)
    } catch (failure) {
      opened = null
      throw failure
    }
  }
  return { history: () => (opened ??= open()) }
}
