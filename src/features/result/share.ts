import * as Sharing from 'expo-sharing'
import type { RefObject } from 'react'
import { Share, type View } from 'react-native'
import { captureRef } from 'react-native-view-shot'

/** What became of something shared; who changes his mind hears nothing more about it. */
export type ShareOutcome = 'shared' | 'copied' | 'saved' | 'cancelled' | 'failed'

/** Hands a text to the phone's own share sheet. */
export async function shareMessage(message: string): Promise<ShareOutcome> {
  try {
    const { action } = await Share.share({ message })
    return action === Share.dismissedAction ? 'cancelled' : 'shared'
  } catch {
    return 'failed'
  }
}

/** Takes a picture of a view, whole even where it is longer than the screen, and hands it on. */
export async function sharePicture(
  view: RefObject<View | null>,
  name: string,
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
