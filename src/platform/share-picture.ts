import * as Sharing from 'expo-sharing'
import type { RefObject } from 'react'
import type { View } from 'react-native'
import { captureRef } from 'react-native-view-shot'
import type { ShareOutcome } from './share-message'

/** Takes a picture of a view, whole even where it is longer than the screen, and hands it on. */
export async function sharePicture(
  view: RefObject<View | null>,
  { name }: { readonly name: string; readonly pictured: 'page' | 'table' },
): Promise<ShareOutcome> {
  try {
    if (!(await Sharing.isAvailableAsync())) return 'failed'
    const uri = await captureRef(view, { format: 'png', fileName: name })
    await Sharing.shareAsync(uri, { mimeType: 'image/png', UTI: 'public.png', dialogTitle: name })
    return 'shared'
  } catch {
    return 'failed'
  }
}
