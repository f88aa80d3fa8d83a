import type { Seat } from '@/core/game'
import type { TrackerAction, TrackerState } from '@/games/cards/tracker'
import type { Half } from '../../companion/spots'

/** What has been tapped and is not final yet, by seat: hits below 0, life points above. */
export type Pending = readonly number[]

export const nothingPending = (seats: number): Pending => Array<number>(seats).fill(0)

export const isPending = (pending: Pending): boolean => pending.some((points) => points !== 0)

/** One more tap for a seat, up or down; never below no life nor above what the player began with. */
export function tapped(pending: Pending, view: TrackerState, { seat, by }: Half): Pending {
  const points = (pending[seat] ?? 0) + by
  const life = (view.life[seat] ?? 0) + points
  if (!view.alive[seat] || life < 0 || life > (view.maxLife[seat] ?? 0)) return pending
  return pending.map((old, other) => (other === seat ? points : old))
}

/** Everybody gains or loses one; a hit of the one in turn spares that player. */
export function tappedAll(pending: Pending, view: TrackerState, by: 1 | -1): Pending {
  return view.life.reduce(
    (now: Pending, _, seat) =>
      by < 0 && seat === view.turn ? now : tapped(now, view, { seat, by }),
    pending,
  )
}

/** What the taps mean: all losses are hits of one card, all gains are life points of one. */
export function actionsOf(pending: Pending): TrackerAction[] {
  const losses = pending.map((points) => Math.max(0, -points))
  const gains = pending.map((points) => Math.max(0, points))
  const isSome = (points: Pending): boolean => points.some((n) => n > 0)
  return [
    ...(isSome(gains) ? [{ type: 'heal', points: gains } as const] : []),
    ...(isSome(losses) ? [{ type: 'hit', points: losses } as const] : []),
  ]
}

/** What a seat's life is with what has been tapped. */
export const lifeWith = ({ life }: TrackerState, pending: Pending, seat: Seat): number =>
  (life[seat] ?? 0) + (pending[seat] ?? 0)
