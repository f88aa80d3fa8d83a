import type { ShareOutcome } from './share-message'

export type { ShareOutcome }

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** Asks the browser to share; null where it cannot, so that the caller finds another way. */
export async function tryToShare(data: ShareData): Promise<ShareOutcome | null> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return null
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return isChangeOfMind(error) ? 'cancelled' : null
  }
}

/** Shares a text, or lays it on the clipboard. */
export async function shareMessage(message: string): Promise<ShareOutcome> {
  const shared = await tryToShare({ text: message })
  if (shared) return shared
  try {
    await navigator.clipboard.writeText(message)
    return 'copied'
  } catch {
    return 'failed'
  }
}
