import { useEffect, useState } from 'react'

/** How often the figure changes on its way, and how long that takes each time, in ms. */
const STEPS = 8
const STEP = 40

/** A count that runs up to its new value where it grows by many; it falls at once. */
export function useRunningCount(count: number): number {
  const [shown, setShown] = useState(count)
  const gap = count - shown
  if (gap < 0) setShown(count)
  useEffect(() => {
    if (gap <= 0) return undefined
    const stride = Math.max(1, Math.ceil(gap / STEPS))
    const timer = setTimeout(() => setShown((old) => Math.min(count, old + stride)), STEP)
    return () => clearTimeout(timer)
  }, [gap, count])
  return gap < 0 ? count : shown
}
