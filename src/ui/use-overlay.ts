import { useEffect, useRef, type RefObject } from 'react'
import { BackHandler, type View } from 'react-native'

/**
 * For what lies over a board without being the platform's modal, because it is turned and scaled with the board: Android's
 * Back closes it, if it can be closed. The answer goes on the view that holds it.
 */
export function useOverlay(onClose: (() => void) | undefined): RefObject<View | null> {
  const view = useRef<View>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  const canClose = onClose !== undefined
  useEffect(() => {
    if (!canClose) return undefined
    const listener = BackHandler.addEventListener('hardwareBackPress', () => {
      latest.current?.()
      return true
    })
    return () => listener.remove()
  }, [canClose])
  return view
}
