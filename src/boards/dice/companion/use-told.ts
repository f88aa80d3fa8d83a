import { useEffect, useState } from 'react'
import type { Seat } from '@/games/dice'

/** What the phone did by itself and has to say. */
export type Told =
  /** An arrow of the next player passed the turn to them. */
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** So many arrows of a result had been tapped in before, and were not taken twice. */
  | { readonly kind: 'arrows'; readonly seat: Seat; readonly count: number }

/** Time to read a short sentence across a table. */
const SHOWN = 3200

/** A word that goes by itself. */
export function useTold() {
  const [told, tell] = useState<Told | null>(null)
  useEffect(() => {
    if (!told) return undefined
    const timer = setTimeout(() => tell(null), SHOWN)
    return () => clearTimeout(timer)
  }, [told])
  return { told, tell }
}
