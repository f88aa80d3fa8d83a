import type { DiceState, Seat } from '@/games/dice'
import type { TrackerAction } from '@/games/dice/tracker'

/** Life points tapped and not final yet, by seat: what the bubbles show. */
export type Pending = readonly number[]

export const nothingPending = (seats: number): Pending => Array<number>(seats).fill(0)

export const isPending = (pending: Pending): boolean => pending.some((points) => points !== 0)

/** One more point for a seat, up or down; never below no life and never above the start value. */
export function tapped(
  pending: Pending,
  { life, maxLife, alive }: DiceState,
  { seat, by }: { readonly seat: Seat; readonly by: 1 | -1 },
): Pending {
  if (!alive[seat]) return pending
  const has = life[seat] ?? 0
  const most = maxLife[seat] ?? has
  return pending.map((points, other) => {
    if (other !== seat) return points
    return Math.min(most, Math.max(0, has + points + by)) - has
  })
}

/**
 * What the taps mean: losses of others are shots of the one in turn and land in one batch; his own is dynamite; gains are
 * beers.
 */
export function actionsOf(pending: Pending, { turn, options }: DiceState): TrackerAction[] {
  const loss = (seat: Seat) => Math.max(0, -(pending[seat] ?? 0))
  const own = loss(turn)
  const explode: TrackerAction[] = own > 0 ? [{ type: 'explode', points: own }] : []
  const points = pending.map((_, seat) => (seat === turn ? 0 : loss(seat)))
  const shoot: TrackerAction[] = points.some((n) => n > 0) ? [{ type: 'shoot', points }] : []
  const heals = pending.flatMap((amount, seat): TrackerAction[] =>
    amount > 0 ? [{ type: 'heal', seat, amount }] : [],
  )
  return options.dynamiteTiming === 'before'
    ? [...explode, ...shoot, ...heals]
    : [...shoot, ...heals, ...explode]
}
