import { useEffect, useRef, type RefObject } from 'react'
import type { View } from 'react-native'
import { useBackCloses } from './use-back-closes'
import { useReturnedFocus } from './use-returned-focus'

/** For so long something may stay hidden. */
const FRAMES = 30

/**
 * The web's twin: Escape and the browser's Back close it. Whoever works the board with the keyboard is taken inside, and
 * back to where they were.
 */
export function useOverlay(onClose: (() => void) | undefined): RefObject<View | null> {
  const view = useRef<View>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  const canClose = onClose !== undefined
  useBackCloses(canClose, () => latest.current?.())
  useReturnedFocus(true)
  useEffect(() => {
    const holder: unknown = view.current
    if (!(holder instanceof HTMLElement)) return undefined
    const before = document.activeElement
    if (!before?.matches(':focus-visible')) return undefined
    const first = holder.querySelector<HTMLElement>('[tabindex="0"]')
    let frame = 0
    // What fades in is hidden until its first frame, and nothing hidden takes the focus.
    const enter = (tries: number) => {
      if (document.activeElement !== before) return
      first?.focus({ preventScroll: true })
      if (tries > 0) frame = requestAnimationFrame(() => enter(tries - 1))
    }
    enter(FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (!canClose) return undefined
    // A modal above listens on the document, which comes first, and keeps the key to itself.
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current?.()
    }
    window.addEventListener('keyup', close)
    return () => window.removeEventListener('keyup', close)
  }, [canClose])
  return view
}
