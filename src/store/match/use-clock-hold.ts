import { useEffect } from 'react'
import { useAppDispatch } from '../hooks'
import { clockHeld, clockReleased, type Hold } from './slice'

/** Holds the match's clock for one reason as long as that is so, and lets go of nothing else. */
export function useClockHold(hold: Hold, isHeld: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isHeld) return undefined
    dispatch(clockHeld(hold))
    return () => void dispatch(clockReleased(hold))
  }, [hold, isHeld, dispatch])
}
