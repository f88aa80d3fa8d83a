import { useCallback, useRef, useState } from 'react'
import type { View } from 'react-native'
import { shareMessage, type ShareOutcome } from '@/platform/share-message'
import { sharePicture } from './share'

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Sharing step by step: while a picture is taken, its page gets a ground; then what became of it is told. */
export function useSharing() {
  const page = useRef<View>(null)
  const [isPictured, setPictured] = useState(false)
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null)
  const text = useCallback(async (message: string) => setOutcome(await shareMessage(message)), [])
  const picture = useCallback(async (name: string) => {
    setPictured(true)
    await nextFrame()
    setOutcome(await sharePicture(page, name))
    setPictured(false)
  }, [])
  const forget = useCallback(() => setOutcome(null), [])
  return { page, isPictured, outcome, text, picture, forget }
}

export type Sharing = ReturnType<typeof useSharing>
