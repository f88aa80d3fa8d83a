import { useEffect } from 'react'

/**
 * Whoever raised their hand with a key is at its first card. The pad is the last key of the page: the next Tab would leave
 * it, and a page that is left drops the hand.
 */
export function useHandFocus(isUp: boolean): void {
  useEffect(() => {
    const isByKey = document.activeElement?.matches('[data-testid="hand-pad"]:focus-visible')
    if (!isUp || !isByKey) return
    const first = document.querySelector('[data-testid="hand-0"]')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [isUp])
}
