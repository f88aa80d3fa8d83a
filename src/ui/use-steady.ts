import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * One and the same function that always does what the last one given does: a part that gets it need not be drawn again for
 * its sake. For what is pressed, not for what is asked while drawing.
 */
export function useSteady<A extends readonly unknown[], R>(
  deed: (...given: A) => R,
): (...given: A) => R {
  const latest = useRef(deed)
  useLayoutEffect(() => {
    latest.current = deed
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
