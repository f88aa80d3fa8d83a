import { useCallback, useRef, useState } from 'react'
import type { View } from 'react-native'
import { shareMessage, type ShareOutcome } from '@/platform/share-message'
import { sharePicture } from '@/platform/share-picture'

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** What a picture can be taken of. */
export type Pictured = 'page' | 'table'

/** Sharing step by step: while a picture is taken, what it shows is made ready; then what became of it is told. */
export function useSharing() {
  const page = useRef<View>(null)
  const table = useRef<View>(null)
  const [pictured, setPictured] = useState<Pictured | null>(null)
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null)
  const text = useCallback(async (message: string) => setOutcome(await shareMessage(message)), [])
  const picture = useCallback(async (what: Pictured, name: string) => {
    setPictured(what)
    await nextFrame()
    setOutcome(await sharePicture(what === 'page' ? page : table, { name, pictured: what }))
    setPictured(null)
  }, [])
  const forget = useCallback(() => setOutcome(null), [])
  return { page, table, pictured, outcome, text, picture, forget }
}

export type Sharing = ReturnType<typeof useSharing>
