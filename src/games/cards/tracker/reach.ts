import type { Seat } from '@/core/game'
import { distanceBetween, reachOf } from '../rules/distance'
import type { TrackerState } from './state'

/** How somebody sees another: the distance, and whether the weapon reaches. */
export interface Sight {
  readonly distance: number
  readonly isReached: boolean
}

/** By seat, how a player sees everybody; null for themselves and for the fallen (rules §5). */
export function sightsFrom(state: TrackerState, from: Seat): (Sight | null)[] {
  const reach = reachOf(state, from)
  return state.alive.map((isAlive, seat) => {
    if (!isAlive || seat === from || !state.alive[from]) return null
    const distance = distanceBetween(state, from, seat)
    return { distance, isReached: distance <= reach }
  })
}

export { reachOf } from '../rules/distance'
