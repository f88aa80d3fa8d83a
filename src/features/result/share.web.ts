import type { RefObject } from 'react'
import type { View } from 'react-native'
import { paintElement } from './paint-element.web'
import type { ShareOutcome } from './share'

export type { ShareOutcome }

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** Asks the browser to share; null where it cannot, so that the caller finds another way. */
async function tryToShare(data: ShareData): Promise<ShareOutcome | null> {
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

/** Shares a picture of a view, or saves it among the downloads. */
export async function sharePicture(
  view: RefObject<View | null>,
  name: string,
): Promise<ShareOutcome> {
  try {
    const element: unknown = view.current
    if (!(element instanceof HTMLElement)) return 'failed'
    const picture = await paintElement(element)
    const file = new File([picture], `${name}.png`, { type: 'image/png' })
    return (await tryToShare({ files: [file] })) ?? download(file)
  } catch {
    return 'failed'
  }
}

function download(file: File): ShareOutcome {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  return 'saved'
}
