import { memoryStorage, type TextStorage } from './storage'

/** The browser's own storage; merely touching it throws where it is forbidden. */
export function deviceStorage(): TextStorage {
  try {
    return window.localStorage
  } catch {
    return memoryStorage()
  }
}
