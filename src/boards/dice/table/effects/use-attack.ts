import { useState } from 'react'
import type { Seat } from '@/games/dice'
import type { Cue } from '../../../face'

/** An attack on the screen, from the first arrow until its wounds have been counted. */
export interface ShownAttack {
  /** Tells it from every other attack. */
  readonly key: number
  /** Those who hold arrows: the others lie in the dark. */
  readonly struck: readonly Seat[]
  /** How long the arrows fly, and how long the wounds are looked at; null until they are. */
  readonly arrowsMs: number
  readonly woundsMs: number | null
}

interface Told {
  readonly cue: Cue<'dice'> | null
  readonly hasCaughtUp: boolean
}

/**
 * The attack that is being told. It takes two beats, arrows and wounds, and is one scene: what hangs in the air at the end of
 * the first is still there in the second. Whoever skips has seen it.
 */
export function useAttack({ cue, hasCaughtUp }: Told): ShownAttack | null {
  const [shown, setShown] = useState<ShownAttack | null>(null)
  const next = hasCaughtUp ? null : cue ? attackIn(cue, shown) : shown
  if (next !== shown) setShown(next)
  return next
}

function attackIn({ events, key, shownMs }: Cue<'dice'>, shown: ShownAttack | null) {
  const [first] = events
  if (first?.type === 'attackBegan') {
    if (shown?.key === key) return shown
    const struck = first.arrows.flatMap((count, seat) => (count > 0 ? [seat] : []))
    return { key, struck, arrowsMs: shownMs, woundsMs: null }
  }
  if (first?.type !== 'lifeLost' || first.cause !== 'attack') return null
  if (shown?.woundsMs != null) return shown
  const struck = events.flatMap((event) => (event.type === 'lifeLost' ? [event.seat] : []))
  // Come back to in the middle, it begins with the wounds.
  return { key: shown?.key ?? key, struck, arrowsMs: shown?.arrowsMs ?? 0, woundsMs: shownMs }
}
