import type { RefObject } from 'react'
import type { View } from 'react-native'
import { tryToShare, type ShareOutcome } from './share-message.web'
import { downloadFile } from './files.web'
import { paintElement, type Pictured } from './paint-element.web'

/** Shares a picture of a view, or saves it among the downloads. */
export async function sharePicture(
  view: RefObject<View | null>,
  { name, pictured }: { readonly name: string; readonly pictured: Pictured },
): Promise<ShareOutcome> {
  try {
    const element: unknown = view.current
    if (!(element instanceof HTMLElement)) return 'failed'
    const picture = await paintElement(element, pictured)
    const file = new File([picture], `${name}.png`, { type: 'image/png' })
    return (await tryToShare({ files: [file] })) ?? downloadFile(file)
  } catch {
    return 'failed'
  }
}
