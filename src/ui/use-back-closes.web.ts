import { useEffect, useRef } from 'react'

/** What is open, the uppermost last. */
const open: (() => void)[] = []
/** The browser is on its way forward again, to where the sheet was. */
let isReturning = false
let isListening = false

/**
 * The browser's Back with an open sheet closes the sheet, as Back does on a phone. The browser has moved by then, so it is
 * sent forward again, and the router hears of neither: this must listen first, and a window calls in the order of coming.
 */
export function watchBack(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', (event) => {
    const close = open.at(-1)
    if (!isReturning && !close) return
    event.stopImmediatePropagation()
    if (isReturning) {
      isReturning = false
      return
    }
    isReturning = true
    window.history.forward()
    close?.()
  })
}

/** The web's twin: while something is open, Back closes it. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => latest.current()
    open.push(close)
    return () => void open.splice(open.indexOf(close), 1)
  }, [isOpen])
}
