/** Why something could not be kept. */
export type StorageFault = 'full' | 'forbidden'

/** The little that we ask of a place to keep text in. It may throw: browsers do, when full or forbidden. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** A place that forgets, for machines where nothing may be kept. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && /quota|full/i.test(`${error.name} ${error.message}`)

/** What an error of a storage or a database means for whoever plays. */
export const faultOf = (error: unknown): StorageFault =>
  isQuotaError(error) ? 'full' : 'forbidden'

/** Writes, and answers with a fault instead of throwing. */
export function tryWrite(storage: TextStorage, key: string, text: string): StorageFault | null {
  try {
    storage.setItem(key, text)
    return null
  } catch (error) {
    return faultOf(error)
  }
}

/** Reads; what cannot be read is not there. */
export function tryRead(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}
