import { useEffect, useState } from 'react'

/** Has it been so for a while? What comes and goes in a blink is not worth showing. */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  if (!isSo && hasLasted) setLasted(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLasted(true), ms)
    return () => clearTimeout(timer)
  }, [isSo, ms])
  return isSo && hasLasted
}
