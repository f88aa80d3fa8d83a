import { Share } from 'react-native'

/** What became of something shared; whoever changes their mind hears nothing more about it. */
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
