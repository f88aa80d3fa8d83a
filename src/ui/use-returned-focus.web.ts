import { useLayoutEffect } from 'react'

const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body

/**
 * Whoever opened a sheet is back where they were when it closes. React Native Web's modal looks for that place only
 * after it has taken the focus; a layout effect comes before.
 */
export function useReturnedFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    if (!isOpen || !(before instanceof HTMLElement)) return undefined
    return () => {
      setTimeout(() => {
        if (!hasFocus() && before.isConnected) before.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}
