import type { DiceState, Seat } from '@/games/dice'
import { beerGain } from '@/games/dice/rules/beer'
import type { TrackerAction } from '@/games/dice/tracker'

/** What has been tapped and is not final yet, by seat: wounds below 0, beers above. */
export type Pending = readonly number[]

/** The table that is tapped on, and the life of the one in turn before the first beer of the turn. */
export interface Tapping {
  readonly view: DiceState
  readonly first: number
}

export const nothingPending = (seats: number): Pending => Array<number>(seats).fill(0)

export const isPending = (pending: Pending): boolean => pending.some((taps) => taps !== 0)

/** What the taps of a seat make of its life. A beer can give more than one point, as the panel of its character says. */
export function lifeAfter({ view, first }: Tapping, seat: Seat, taps: number): number {
  const life = view.life[seat] ?? 0
  if (taps <= 0) return life + taps
  const most = view.maxLife[seat] ?? life
  let now = life
  for (let beer = 0; beer < taps; beer++) {
    const drunk = view.life.map((points, other) => (other === seat ? now : points))
    now = Math.min(most, now + beerGain({ ...view, life: drunk }, seat, first))
  }
  return now
}

/** One more tap for a seat, up or down; never below no life, and no beer that would be wasted. */
export function tapped(
  pending: Pending,
  tapping: Tapping,
  { seat, by }: { readonly seat: Seat; readonly by: 1 | -1 },
): Pending {
  const { alive, maxLife } = tapping.view
  const had = pending[seat] ?? 0
  if (!alive[seat] || lifeAfter(tapping, seat, had + by) < 0) return pending
  const isFull = lifeAfter(tapping, seat, had) >= (maxLife[seat] ?? 0)
  if (by > 0 && isFull) return pending
  return pending.map((taps, other) => (other === seat ? taps + by : taps))
}

/**
 * What the taps mean: losses of others are shots of the one in turn and land in one batch; that player's own is dynamite;
 * gains are beers.
 */
export function actionsOf(pending: Pending, { view, first }: Tapping): TrackerAction[] {
  const { turn, options } = view
  const loss = (seat: Seat) => Math.max(0, -(pending[seat] ?? 0))
  const own = loss(turn)
  const explode: TrackerAction[] = own > 0 ? [{ type: 'explode', points: own }] : []
  const points = pending.map((_, seat) => (seat === turn ? 0 : loss(seat)))
  const shoot: TrackerAction[] = points.some((n) => n > 0) ? [{ type: 'shoot', points }] : []
  const pours = pending.flatMap((beers, seat): TrackerAction[] =>
    beers > 0 ? [{ type: 'pour', seat, beers, first }] : [],
  )
  return options.dynamiteTiming === 'before'
    ? [...explode, ...shoot, ...pours]
    : [...shoot, ...pours, ...explode]
}
