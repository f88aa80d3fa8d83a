import 'expo-sqlite/localStorage/install'
import { memoryStorage, type TextStorage } from './storage'

/** The phone's own storage: SQLite behind the synchronous interface of localStorage. */
export function deviceStorage(): TextStorage {
  return typeof localStorage === 'undefined' ? memoryStorage() : localStorage
}
