import { useEffect } from 'react'
import type { Replay } from './use-replay'

/** Arrows move by event, with Shift or as Page keys by turn; Home and End to the ends; Space starts and stops. */
export function useKeys(replay: Replay): void {
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const act = actionOf(event, replay)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [replay])
}

function actionOf(event: KeyboardEvent, replay: Replay): (() => void) | null {
  const { byEvent, byTurn, goTo, toggle, last } = replay
  const step = event.shiftKey ? byTurn : byEvent
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return () => step(1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return () => step(-1)
    case 'PageUp':
      return () => byTurn(1)
    case 'PageDown':
      return () => byTurn(-1)
    case 'Home':
      return () => goTo(0)
    case 'End':
      return () => goTo(last)
    case ' ':
      return isOnButton(event) ? null : toggle
    default:
      return null
  }
}

/** Space on a button presses that button. */
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="button"], button') !== null
